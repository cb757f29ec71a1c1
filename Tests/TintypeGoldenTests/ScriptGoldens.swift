// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGeometry

/// One paragraph in each script at three widths: wide, narrow, and narrow on two lines.
@Suite struct ScriptGoldens: GoldenSuite {
  private static let texts: [(name: String, locale: String, text: String)] = [
    ("latin", "fr", "Un café crème, s’il vous plaît, à l’œuvre dès l’aube"),
    ("cyrillic", "ru", "Капучино без сахара, пожалуйста, и ещё щепотку корицы"),
    ("greek", "el", "Ένας διπλός ελληνικός καφές χωρίς ζάχαρη παρακαλώ"),
    ("arabic", "ar", "قهوة عربية مع الهيل (198 mg) كل صباح قبل العمل"),
    ("persian", "fa", "قهوه بدون شکر، لطفاً، برای هر صبح پیش از کار"),
    ("hebrew", "he", "קפה הפוך בלי סוכר, בבקשה (Latte), לפני העבודה"),
    ("devanagari", "hi", "एक कप गर्म कॉफ़ी बिना चीनी के, कृपया सुबह जल्दी"),
    ("thai", "th", "กาแฟร้อนไม่ใส่น้ำตาลหนึ่งแก้ว ชิมด้วยลิ้น เยิ้มทุกเช้า"),
    ("japanese", "ja", "砂糖なしのコーヒーを一杯お願いします。毎朝「直」飲む。"),
    ("chinese", "zh-Hans", "请来一杯不加糖的热咖啡，谢谢，每天早上八点准时。"),
    ("korean", "ko", "설탕 없는 따뜻한 커피 한 잔 부탁합니다, 매일 아침"),
    ("emoji", "en", "Tea ☕️ for 👨‍👩‍👧 in 🇰🇷 at 1️⃣ ⚡️now, so to say"),
  ]

  static let cases: [Golden] = texts.map { item in
    let locale = Locale(identifier: item.locale)
    let isMirrored = locale.language.characterDirection == .rightToLeft
    return Golden("\(item.name)@2x", size: Size(width: 160, height: 170)) {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: item.text).frame(width: 150, alignment: .leading).border(.mint)
        Text(verbatim: item.text).font(.caption).frame(width: 90, alignment: .leading)
          .border(.mint)
        Text(verbatim: item.text).font(.headline).lineLimit(1)
          .frame(width: 120, alignment: .leading).border(.mint)
      }
      .environment(\.locale, locale)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  @Test(arguments: cases)
  @MainActor func matches(_ golden: Golden) throws {
    try expectSnapshot(of: golden, in: Self.self)
  }
}
