// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

public import Foundation
package import TintypeLayout

/// How far a picture from an address is.
public enum AsyncImagePhase: Sendable {
  /// Not there yet.
  case empty
  /// There.
  case success(Image)
  /// Not to be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if something did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from an address.
///
/// Nothing is loaded from a network. Data URIs and files are there at once; of any other address the
/// last part names a file in the asset folders. Without such a file the picture stays away, as it
/// does in an app's widget, and the placeholder is shown.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  private let scope = BodyScope.current

  /// Shows a view for how far the picture is.
  ///
  /// - `scale`: Pixels per point, > 0.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows a view made of the picture, or another one where there is none.
  ///
  /// - `scale`: Pixels per point, > 0.
  public init<Pictured: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Pictured,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Pictured, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, AsyncImagePlaceholder> {
  /// Shows the picture at its own size, or a grey area where there is none.
  ///
  /// - `scale`: Pixels per point, > 0.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      AsyncImagePlaceholder()
    }
  }
}

/// What stands for a picture that isn't there: all the space, as a redacted picture is filled.
///
/// **Source:** facts `placeholder.json`.
public struct AsyncImagePlaceholder {}

extension AsyncImagePlaceholder: View {
  /// A rectangle in the faded style of text.
  public var body: some View {
    Rectangle().fill(ForegroundStyle()).opacity(EnvironmentValues.redactedOpacity)
  }
}

extension AsyncImage: View, PrimitiveView {
  package func layoutNodes(in context: ResolveContext) -> [LayoutNode] {
    let phase = phase(in: context)
    return scope.run { content(phase) }.resolve(in: context)
  }

  @MainActor private func phase(in context: ResolveContext) -> AsyncImagePhase {
    guard let url else { return .empty }
    let address = url.absoluteString
    let path: String
    if DataURI.isOne(address) {
      path = address
    } else if url.isFileURL {
      path = url.path
    } else {
      let environment = context.environment
      let asset = environment.assets.image(
        named: url.lastPathComponent,
        scale: environment.displayScale,
        dark: environment.colorScheme == .dark
      )
      guard let asset else { return .empty }
      path = asset.path
    }
    do {
      let picture = try ImageCache.shared.picture(at: path)
      return .success(Image(uiImage: UIImage(picture, scale: scale > 0 ? scale : 1)))
    } catch {
      let problem = RenderProblem.unreadableImage(
        name: DataURI.shortened(address),
        reason: error.reason
      )
      context.report(problem)
      return .failure(problem)
    }
  }
}
