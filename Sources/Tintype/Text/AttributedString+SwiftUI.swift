// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

extension AttributeScopes {
  /// The looks that a part of an attributed string may have.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The looks that a part of an attributed string may have.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each letter.
    public let kern: KerningAttribute
    /// Points after each letter.
    public let tracking: TrackingAttribute
    /// Points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the part is meant as.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Links and what else Foundation knows.
    public let foundation: FoundationAttributes

    /// The key of fonts.
    public enum FontAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Font
      /// The name in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The key of letters' colours.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of colours behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of lines through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of lines under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of kerning.
    public enum KerningAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of raised letters.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of meanings.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is stored.
      public typealias Value = InlinePresentationIntent
      /// The name in archives.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds a look by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
