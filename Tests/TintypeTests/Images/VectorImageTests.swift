// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

/// SVG files in asset catalogues, beside them and as data.
@Suite @MainActor struct VectorImageTests {
  /// A red disc of 10 points.
  private static let disc = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
    <circle cx="5" cy="5" r="5" fill="red"/></svg>
    """

  private func catalogue(_ properties: String, images: String = #"{"filename":"a.svg"}"#) throws
    -> (TemporaryFolder, AssetStore)
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/Icon.imageset/Contents.json",
      #"{"images":[\#(images)],"properties":{\#(properties)}}"#
    )
    try folder.write("A.xcassets/Icon.imageset/a.svg", Self.disc)
    let blue = Self.disc.replacingOccurrences(of: "red", with: "blue")
    try folder.write("A.xcassets/Icon.imageset/b.svg", blue)
    return (folder, try AssetStore(directories: [folder.path]))
  }

  private func pixmap(
    _ view: some View,
    _ assets: AssetStore,
    scale: Double = 1,
    dark: Bool = false
  ) throws -> Pixmap {
    let scene = Inspect.scene(view, scale: scale) {
      $0.assets = assets
      $0.colorScheme = dark ? .dark : .light
    }
    #expect(scene.problems.isEmpty)
    return try DisplayListRenderer.shared.render(scene.displayList)
  }

  @Test func isAsLargeAsTheFileSays() throws {
    let (folder, assets) = try catalogue("")
    defer { withExtendedLifetime(folder) {} }
    let scene = Inspect.scene(Image("Icon"), size: nil, scale: 3) { $0.assets = assets }
    #expect(scene.displayList.size == Size(width: 10, height: 10))
    #expect(UIImage(data: Data(Self.disc.utf8), scale: 2)?.size == CGSize(width: 10, height: 10))
  }

  /// How many pixels of the middle row are partly covered: two when sharp.
  private func softPixels(_ pixmap: Pixmap) -> Int {
    (0..<pixmap.width).count { (1..<255).contains(pixmap[$0, pixmap.height / 2].alpha) }
  }

  @Test func staysSharpWhereTheCatalogueKeepsShapes() throws {
    let (folder, kept) = try catalogue(#""preserves-vector-representation":true"#)
    let (other, plain) = try catalogue("")
    defer { withExtendedLifetime((folder, other)) {} }
    let view = Image("Icon").resizable()
    #expect(softPixels(try pixmap(view, kept)) <= 2)
    // Ten pixels made a hundred, as in an app.
    #expect(softPixels(try pixmap(view, plain)) > 8)
    // At its own size there is no difference.
    #expect(try pixmap(Image("Icon"), kept, scale: 3) == pixmap(Image("Icon"), plain, scale: 3))
  }

  @Test func followsIntentAppearanceAndScale() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let (folder, assets) = try catalogue(
      "",
      images: #"{"filename":"a.svg"},{\#(dark),"filename":"b.svg","scale":"2x"}"#
    )
    let (other, template) = try catalogue(#""template-rendering-intent":"template""#)
    defer { withExtendedLifetime((folder, other)) {} }
    #expect(try pixmap(Image("Icon"), assets)[50, 50].red == 255)
    #expect(try pixmap(Image("Icon"), assets, dark: true)[50, 50].blue == 255)
    let scene = Inspect.scene(Image("Icon"), size: nil) {
      $0.assets = assets
      $0.colorScheme = .dark
    }
    #expect(scene.displayList.size == Size(width: 5, height: 5))
    let green = try pixmap(Image("Icon").foregroundStyle(.green), template)[50, 50]
    #expect([green.red, green.green, green.blue] == [52, 199, 89])
  }

  @Test func looseFilesAreShapes() throws {
    let folder = try TemporaryFolder()
    try folder.write("disc.svg", Self.disc)
    let assets = try AssetStore(directories: [folder.path])
    #expect(softPixels(try pixmap(Image("disc").resizable(), assets)) <= 2)
    #expect(UIImage(contentsOfFile: folder.path + "/disc.svg")?.size.width == 10)
  }

  @Test(arguments: [
    ("a.svg", "<svg><text>x</text></svg>", "the SVG has no size"),
    ("a.svg", "<svg width='1' height='1'><text>x</text></svg>", "<text> in line 1"),
    ("a.svg", "<svg width='1' height='1'>", "damaged in line 1: no element found"),
    ("a.pdf", "%PDF-1.4", "PDF images can't be read; convert it to SVG or PNG."),
  ])
  func whatCantBeDrawnNamesFileAndReason(name: String, content: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/I.imageset/Contents.json",
      #"{"images":[{"filename":"\#(name)"}]}"#
    )
    try folder.write("A.xcassets/I.imageset/\(name)", content)
    let assets = try AssetStore(directories: [folder.path])
    let problems = Inspect.scene(Image("I")) { $0.assets = assets }.problems
    guard case .unreadableImage(name: "I", let text) = problems.first, problems.count == 1 else {
      Issue.record("\(problems)")
      return
    }
    #expect(text.contains("I.imageset/\(name)") && text.contains(reason), "\(text)")
  }

  @Test func tooManyPixelsAreAProblem() throws {
    let huge = "<svg width='100000' height='100000'><path d='M0 0h1v1z'/></svg>"
    let image = try #require(UIImage(data: Data(huge.utf8)))
    let problems = Inspect.scene(Image(uiImage: image).resizable(resizingMode: .tile)).problems
    #expect(problems.count == 1)
    // Drawn as shapes it takes no more than what is seen.
    #expect(Inspect.scene(Image(uiImage: image).resizable()).problems.isEmpty)
  }
}
