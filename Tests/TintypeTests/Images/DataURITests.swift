// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import TintypeGeometry
import TintypeRaster

@testable import Tintype

@Suite @MainActor struct DataURITests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"

  private func bytes(_ text: String) throws -> String {
    String(decoding: try DataURI.bytes(of: text, limit: 100), as: UTF8.self)
  }

  @Test func readsBase64AndPercentEncoding() throws {
    #expect(try bytes("data:image/png;base64,SGVsbG8=") == "Hello")
    #expect(try bytes("DATA:;charset=utf-8;BASE64,SGVs\n bG8") == "Hello")
    #expect(try bytes("data:;base64,SGVsbG8%3D") == "Hello")
    #expect(try bytes("data:text/plain,a%20b,c") == "a b,c")
    #expect(try bytes("data:,") == "")
  }

  @Test func wrongOnesAreErrors() {
    func failure(_ text: String) -> DataURI.Failure? {
      do throws(DataURI.Failure) {
        _ = try DataURI.bytes(of: text, limit: 100)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("data:image/png") == .noComma)
    #expect(failure("data:;base64,§§") == .notBase64)
    #expect(failure("data:;base64,SGVsb") == .notBase64)
    #expect(failure("data:,a%2") == .notPercentEncoded)
    #expect(failure("data:,%zz") == .notPercentEncoded)
    #expect(failure("data:," + String(repeating: "a", count: 101)) == .tooLarge(limit: 100))
    #expect(failure("data:," + String(repeating: "a", count: 9999)) == .tooLarge(limit: 100))
  }

  @Test func imagesComeFromThemByNameAndByPath() throws {
    let address = "data:image/svg+xml;base64," + Data(Self.svg.utf8).base64EncodedString()
    #expect(UIImage(contentsOfFile: address)?.size == CGSize(width: 8, height: 6))
    let scene = Inspect.scene(Image(address), size: nil)
    #expect(scene.problems.isEmpty && scene.displayList.size == Size(width: 8, height: 6))
  }

  @Test func aWrongOneIsOneShortProblem() {
    let long = "data:image/png;base64," + String(repeating: "A", count: 4000)
    let problems = Inspect.scene(Image(long)).problems
    guard problems.count == 1, case .unreadableImage(let name, let reason) = problems[0] else {
      Issue.record("\(problems)")
      return
    }
    #expect(name.count < 50 && reason.count < 200 && reason.contains("not an image"))
  }

  // MARK: AsyncImage

  private func size(_ view: some View, _ assets: AssetStore = .empty) -> Size {
    Inspect.scene(view, size: nil) { $0.assets = assets }.displayList.size
  }

  @Test func asyncImagesOfDataAndFilesAreThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.svg", Self.svg)
    let data = "data:image/svg+xml," + Self.svg.replacingOccurrences(of: "#", with: "%23")
    let encoded = data.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
    let url = try #require(encoded.flatMap { URL(string: $0) })
    #expect(size(AsyncImage(url: url)) == Size(width: 8, height: 6))
    let file = URL(fileURLWithPath: folder.path + "/a.svg")
    #expect(size(AsyncImage(url: file)) == Size(width: 8, height: 6))
    // Of an address on a network the name is looked for in the asset folders.
    let assets = try AssetStore(directories: [folder.path])
    let remote = URL(string: "https://example.org/pictures/a.svg")
    #expect(size(AsyncImage(url: remote), assets) == Size(width: 8, height: 6))
  }

  @Test func aPictureThatIsNotThereShowsThePlaceholder() {
    let remote = URL(string: "https://example.org/a.png")
    for url in [remote, nil] {
      let view = AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Color.red.frame(width: 3, height: 4)
      }
      #expect(size(view) == Size(width: 3, height: 4))
      #expect(Inspect.scene(view).problems.isEmpty)
    }
    let plain = Inspect.scene(AsyncImage(url: remote))
    #expect(plain.fillBoxes == [Rect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func aBrokenPictureIsAFailureAndAProblem() {
    let view = AsyncImage(url: URL(string: "data:image/png;base64,AAAA")) { phase in
      if phase.error != nil { Color.red.frame(width: 7, height: 7) }
    }
    #expect(size(view) == Size(width: 7, height: 7))
    #expect(Inspect.scene(view).problems.count == 1)
  }
}
