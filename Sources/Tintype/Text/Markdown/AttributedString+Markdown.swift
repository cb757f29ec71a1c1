// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation

extension AttributedString {
  /// How Markdown is read; Foundation has it on Apple's systems only.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown is read.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// All of it. Blocks are not told apart here: their text runs on.
      case full
      /// What is within lines.
      case inlineOnly
      /// What is within lines; spaces and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do about text that is no Markdown; every text is, here.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// Fail.
      case throwError
      /// Keep what was read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes beyond Markdown are read; they aren't here.
    public var allowsExtendedAttributes: Bool
    /// Which of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do about text that is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, deletions and links become attributes.
  ///
  /// Only markup within lines is read. Unless whitespace is to be kept, line breaks become spaces.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let keepsSpaces = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text =
      keepsSpaces
      ? markdown
      : markdown.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
        .joined(separator: " ")
    self.init(InlineMarkdown.runs(of: text), baseURL: baseURL)
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }

  private init(_ runs: [InlineMarkdown.Run], baseURL: URL?) {
    self.init()
    for run in runs {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty {
        part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = run.intent
      }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }
}
