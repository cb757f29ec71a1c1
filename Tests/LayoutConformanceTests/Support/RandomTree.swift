// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TintypeLayout

@testable import Tintype

/// A tree of stacks, frames and boxes that a number stands for.
struct RandomTree {
  let offer: ProposedSize
  private let root: Part

  init(seed: UInt64) {
    var random = Random(seed: seed)
    offer = ProposedSize(width: random.offer(), height: random.offer())
    root = Part(&random, depth: 4)
  }

  /// The tree as views with all its lengths multiplied.
  @MainActor func view(scaledBy scale: Double) -> some View { root.view(CGFloat(scale)) }

  indirect enum Part {
    case box(Double, Double)
    case flexible
    case spacer(Double)
    case row([Part], Double, VerticalAlignment)
    case column([Part], Double, HorizontalAlignment)
    case layers([Part], Alignment)
    case padded(Part, EdgeInsets)
    case framed(Part, Double?, Double?, Alignment)
    case limited(Part, Double, Double, Alignment)
    case stretched(Part, Alignment)
    case fixed(Part)
    case shaped(Part, ContentMode)
    case favoured(Part)
    case covered(Part, Part, Alignment)
    case shifted(Part, Double)

    init(_ random: inout Random, depth: Int) {
      guard depth > 0 else {
        self = random.below(3) == 0 ? .flexible : .box(random.length(), random.length())
        return
      }
      func next() -> Part { Part(&random, depth: depth - 1) }
      func several() -> [Part] { (0..<(1 + random.below(4))).map { _ in next() } }
      switch random.below(16) {
      case 0, 1, 2:
        self = .row(several(), random.length() / 4, random.pick([.top, .center, .bottom]))
      case 3, 4, 5:
        self = .column(several(), random.length() / 4, random.pick([.leading, .center, .trailing]))
      case 6: self = .layers(several(), random.alignment())
      case 7: self = .padded(next(), random.insets())
      case 8: self = .framed(next(), random.offer(), random.offer(), random.alignment())
      case 9: self = .limited(next(), random.length(), 100 + random.length(), random.alignment())
      case 10: self = .stretched(next(), random.alignment())
      case 11: self = .fixed(next())
      case 12: self = .shaped(next(), random.pick([.fit, .fill]))
      case 13: self = .favoured(next())
      case 14: self = .covered(next(), next(), random.alignment())
      default:
        self = random.below(2) == 0 ? .spacer(random.length()) : .shifted(next(), random.length())
      }
    }

    @MainActor func view(_ s: CGFloat) -> AnyView {
      switch self {
      case .box(let w, let h): AnyView(Color.red.frame(width: w * s, height: h * s))
      // A flexible box's ideal of 10 × 10 would not scale.
      case .flexible: AnyView(Color.red.frame(idealWidth: 10 * s, idealHeight: 10 * s))
      case .spacer(let length): AnyView(Spacer(minLength: length * s))
      case .row(let parts, let spacing, let alignment):
        AnyView(HStack(alignment: alignment, spacing: spacing * s) { Self.views(parts, s) })
      case .column(let parts, let spacing, let alignment):
        AnyView(VStack(alignment: alignment, spacing: spacing * s) { Self.views(parts, s) })
      case .layers(let parts, let alignment):
        AnyView(ZStack(alignment: alignment) { Self.views(parts, s) })
      case .padded(let part, let i):
        AnyView(
          part.view(s).padding(
            EdgeInsets(
              top: i.top * s,
              leading: i.leading * s,
              bottom: i.bottom * s,
              trailing: i.trailing * s
            )
          )
        )
      case .framed(let part, let w, let h, let alignment):
        AnyView(
          part.view(s).frame(
            width: w.map { $0 * s },
            height: h.map { $0 * s },
            alignment: alignment
          )
        )
      case .limited(let part, let low, let high, let alignment):
        AnyView(part.view(s).frame(minWidth: low * s, maxWidth: high * s, alignment: alignment))
      case .stretched(let part, let alignment):
        AnyView(
          part.view(s).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        )
      case .fixed(let part): AnyView(part.view(s).fixedSize())
      case .shaped(let part, let mode): AnyView(part.view(s).aspectRatio(2, contentMode: mode))
      case .favoured(let part): AnyView(part.view(s).layoutPriority(1))
      case .covered(let part, let over, let alignment):
        AnyView(part.view(s).overlay(alignment: alignment) { over.view(s) })
      case .shifted(let part, let y): AnyView(part.view(s).offset(y: y * s))
      }
    }

    @MainActor private static func views(_ parts: [Part], _ s: CGFloat) -> some View {
      ForEach(parts.indices, id: \.self) { parts[$0].view(s) }
    }
  }
}

/// SplitMix64, so that a number gives the same tree everywhere.
///
/// **Source:** Steele, Lea, Flood 2014.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Points from 0 to 50, a multiple of an eighth.
  mutating func length() -> Double { Double(below(401)) / 8 }

  /// Points from 0 to 200, or nothing.
  mutating func offer() -> Double? { below(4) == 0 ? nil : length() * 4 }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: length() / 4,
      leading: length() / 4,
      bottom: length() / 4,
      trailing: length() / 4
    )
  }

  mutating func alignment() -> Alignment {
    pick([.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing])
  }
}
