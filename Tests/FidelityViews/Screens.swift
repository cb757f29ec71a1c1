// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  private static let map = Color(red: 130 / 255.0, green: 203 / 255.0, blue: 114 / 255.0)

  @ReferenceCaseList static var screens: [ReferenceCase] {
    ReferenceCase("82_ferrostar_grid_full", onHost: false) {
      HStack {
        VStack(alignment: .leading) {
          Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
          Spacer()
          Rectangle().foregroundColor(.red).frame(width: 64)
          Spacer()
          Rectangle().foregroundColor(.blue).frame(width: 64, height: 64)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        VStack(alignment: .center) {
          Rectangle().foregroundColor(.blue)
          Spacer()
          Spacer()
          Spacer()
          Rectangle().foregroundColor(.blue)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        VStack(alignment: .trailing) {
          Rectangle().foregroundColor(.blue).frame(height: 64)
          Spacer()
          Rectangle().foregroundColor(.red)
          Spacer()
          Rectangle().foregroundColor(.blue).frame(height: 64)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.green)
      .frame(width: 430, height: 932)
      .background(map)
    }
    ReferenceCase("83_ferrostar_trip_progress", onHost: false) {
      HStack {
        VStack { progress("12:23\u{202F}AM") }
        VStack { progress("2m") }.frame(maxWidth: .infinity)
        VStack { progress("400 ft") }
        Rectangle().foregroundColor(.clear).frame(width: 20, height: 10)
      }
      .padding(.leading, 32)
      .padding(.trailing, 12)
      .padding(.vertical, 8)
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 48))
      .shadow(radius: 12)
      .frame(width: 430, height: 932)
      .background(map)
    }
    ReferenceCase("84_ferrostar_speed_us", onHost: false) {
      ZStack(alignment: .center) {
        RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 60, height: 84)
        RoundedRectangle(cornerRadius: 6).fill(.black).frame(width: 56, height: 80)
        RoundedRectangle(cornerRadius: 4).fill(.white).frame(width: 52, height: 76)
        VStack {
          Text("Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
            .minimumScaleFactor(0.6).padding(.horizontal, 2)
          Text("50").font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
          Text("mph").font(.caption2.bold()).foregroundStyle(.secondary)
            .minimumScaleFactor(0.6).padding(.horizontal, 2)
        }
        .foregroundColor(.black)
        .background(Color.white)
        .frame(width: 52, height: 76)
        .cornerRadius(4)
      }
      .frame(width: 430, height: 932)
      .background(map)
    }
  }

  @MainActor private static func progress(_ text: String) -> some View {
    Text(verbatim: text).font(.title2.bold()).lineLimit(1).minimumScaleFactor(0.6)
      .multilineTextAlignment(.center)
  }
}
