// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var cards: [ReferenceCase] {
    ReferenceCase("24_vault_note_title_desc") {
      Card {
        Symbol(12, 14).foregroundColor(.item.opacity(0.7)).frame(
          maxWidth: .infinity,
          alignment: .leading
        )
        .padding(.bottom, 8)
        Text("Title").font(.title3.bold()).foregroundColor(.primary).lineLimit(3)
          .frame(maxWidth: .infinity, alignment: .leading)
        ZStack(alignment: .topLeading) {
          Text("Short description").font(.caption).foregroundStyle(.secondary).lineSpacing(3)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .mask {
              VStack(spacing: 0) {
                Rectangle().fill(.white)
                LinearGradient(
                  colors: [.white, .white.opacity(0)],
                  startPoint: .top,
                  endPoint: .bottom
                )
                .frame(height: 40)
              }
            }
        }
        .padding(.top, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    ReferenceCase("26_vault_note_title_only") {
      Card {
        Symbol(12, 14).foregroundColor(.item.opacity(0.7)).frame(
          maxWidth: .infinity,
          alignment: .leading
        )
        .padding(.bottom, 8)
        Text("Title").font(.title.weight(.heavy)).foregroundColor(.primary)
          .frame(maxWidth: .infinity, alignment: .leading)
        Spacer()
      }
    }
    ReferenceCase("27_vault_encrypted_short") {
      EncryptedCard(title: "Hello", font: .title.weight(.heavy))
    }
    ReferenceCase("28_vault_encrypted_long") {
      EncryptedCard(
        title: Array(repeating: "That is so cool.", count: 50).joined(separator: " "),
        font: .system(size: 20, weight: .heavy)
      )
    }
    ReferenceCase("29_vault_totp_visible") {
      Card {
        CodeHeader(
          first: .primary,
          second: .secondary,
          symbol: .item.opacity(0.7)
        )
        CodeRow("123", "456", .primary)
        Spacer(minLength: 0)
        CodeBar {
          LinearGradient(
            colors: [.red, .blue, .green],
            startPoint: .leading,
            endPoint: .trailing
          )
        }
      }
    }
    ReferenceCase("30_vault_totp_notready_redacted") {
      Card {
        CodeHeader(
          first: .primary,
          second: .secondary,
          symbol: .item.opacity(0.7)
        )
        CodeRow("•••", "•••", .primary)
        Spacer(minLength: 0)
        CodeBar { Color.gray.redacted(reason: .placeholder) }
      }
    }
    ReferenceCase("31_vault_totp_editing") {
      Card(background: .blue, border: .clear, fades: true) {
        CodeHeader(first: .white, second: .white.opacity(0.8), symbol: .white.opacity(0.8))
        CodeRow("•••", "•••", .white)
        Spacer(minLength: 0)
        CodeBar { Color.white }
      }
    }
  }
}

extension Color {
  fileprivate static let item = Color(red: 0.5, green: 0.5, blue: 0.5)
}

/// A square card with a border, as in case 24.
private struct Card<Content> {
  private let background: Color
  private let border: Color
  private let fades: Bool
  private let content: Content
}

extension Card: View where Content: View {
  init(
    background: Color = Color(rgb: 0xF2F2F7),
    border: Color = .item.opacity(0.3),
    fades: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.background = background
    self.border = border
    self.fades = fades
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .aspectRatio(1, contentMode: .fill)
      .opacity(fades ? 0.3 : 1)
      .padding(0)
      .background(background)
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 12, style: .continuous).stroke(border, lineWidth: 2)
      )
      .frame(width: 250)
  }
}

private struct EncryptedCard {
  let title: String
  let font: Font
}

extension EncryptedCard: View {
  var body: some View {
    Card {
      Symbol(11, 13).foregroundColor(.item.opacity(0.7)).frame(
        maxWidth: .infinity,
        alignment: .leading
      )
      .padding(.bottom, 8)
      Text(verbatim: title).font(font).foregroundColor(.primary)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Text("Encrypted").textCase(.uppercase).font(.system(size: 9, weight: .medium))
        .foregroundStyle(.secondary).opacity(0.6).tracking(0.5)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct CodeHeader {
  let first: Color
  let second: Color
  let symbol: Color
}

extension CodeHeader: View {
  var body: some View {
    Symbol(16, 9.333).foregroundColor(symbol).padding(.bottom, 8)
    VStack(alignment: .leading, spacing: 2) {
      Text("Issuer").font(.title3.bold()).foregroundColor(first).lineLimit(2)
      Text("Test").font(.caption2).foregroundColor(second).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct CodeRow {
  let first: String
  let second: String
  let color: Color

  init(_ first: String, _ second: String, _ color: Color) {
    self.first = first
    self.second = second
    self.color = color
  }
}

extension CodeRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: first).lineLimit(1).minimumScaleFactor(0.1)
      Text(verbatim: second).lineLimit(1).minimumScaleFactor(0.1)
    }
    .font(.system(size: 36, weight: .heavy, design: .monospaced))
    .minimumScaleFactor(0.5)
    .lineLimit(1)
    .foregroundColor(color)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 12)
  }
}

private struct CodeBar<Content> {
  private let content: Content
}

extension CodeBar: View where Content: View {
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ZStack(alignment: .leading) { content }
      .frame(height: 12)
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}
