// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The parent of the classes that Xcode makes of an `.intentdefinition` file.
open class INIntent: NSObject {
  /// An intent without choices.
  public override required init() {}
}

/// A configuration that a watch offers.
public struct IntentRecommendation<Intent: INIntent> {
  /// The configuration.
  public let intent: Intent
  /// What people see of it.
  public let description: String

  /// A configuration with words.
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }
}
