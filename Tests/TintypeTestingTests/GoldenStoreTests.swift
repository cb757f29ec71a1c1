// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRaster
import TintypeTesting

@Suite final class GoldenStoreTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(component: "golden-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func recordsAMissingGoldenThatThenMatches(mode: RecordMode) throws {
    let name = try GoldenName(suite: "Suite", case: "case")
    let picture = try Pixmap("rk", "h.")
    #expect(try store(mode).check(picture, pixelsPerPoint: 2, as: name) == .recorded)
    #expect(try store(.never).check(picture, pixelsPerPoint: 2, as: name) == .matched)
  }

  @Test func aMissingGoldenFailsAndShowsThePicture() throws {
    let store = store(.never)
    let name = try GoldenName(suite: "Suite", case: "new")
    let failure = store.failurePath(of: name)
    #expect(throws: GoldenError.missing(name, actual: failure)) {
      try store.check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    }
    #expect(exists(failure))
    #expect(!exists(store.goldenPath(of: name)))
  }

  @Test(arguments: [RecordMode.never, .missing])
  func aDifferenceFailsAndIsShown(mode: RecordMode) throws {
    let name = try GoldenName(suite: "Suite", case: "case")
    try store(.missing).check(Pixmap("rk"), pixelsPerPoint: 1, as: name)
    let before = contents(store(mode).goldenPath(of: name))
    let error = #expect(throws: GoldenError.self) {
      try store(mode).check(Pixmap("rw"), pixelsPerPoint: 1, as: name)
    }
    guard case .differs(_, let difference, let picture) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(difference.pixelCount == 1)
    #expect(exists(picture))
    #expect(contents(store(mode).goldenPath(of: name)) == before)
  }

  @Test func recordsAFailedGoldenOnlyWhenAsked() throws {
    let name = try GoldenName(suite: "Suite", case: "case")
    try store(.missing).check(Pixmap("rk"), pixelsPerPoint: 1, as: name)
    #expect(try store(.failed).check(Pixmap("rk"), pixelsPerPoint: 1, as: name) == .matched)
    #expect(try store(.failed).check(Pixmap("rw"), pixelsPerPoint: 1, as: name) == .recorded)
    #expect(try store(.never).check(Pixmap("rw"), pixelsPerPoint: 1, as: name) == .matched)
  }

  @Test func aMatchRemovesTheFormerFailure() throws {
    let name = try GoldenName(suite: "Suite", case: "case")
    let store = store(.never)
    try self.store(.missing).check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    #expect(throws: GoldenError.self) { try store.check(Pixmap("k"), pixelsPerPoint: 1, as: name) }
    #expect(exists(store.failurePath(of: name)))
    try store.check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    #expect(!exists(store.failurePath(of: name)))
  }

  /// A golden holds straight alpha: what was drawn goes through the same rounding.
  @Test func everyPremultipliedPixelSurvivesTheFile() throws {
    let name = try GoldenName(suite: "Suite", case: "alpha")
    var picture = try Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for red in 0...alpha {
        let start = 4 * (alpha * 256 + red)
        picture.pixels[start] = UInt8(red)
        picture.pixels[start + 2] = UInt8(alpha - red)
        picture.pixels[start + 3] = UInt8(alpha)
      }
    }
    try store(.all).check(picture, pixelsPerPoint: 1, as: name)
    let file = try #require(contents(store(.all).goldenPath(of: name)))
    let decoded = try PNGFile.decode([UInt8](file), from: "golden")
    #expect(GoldenDifference(expected: picture, actual: decoded) == nil)
  }

  @Test func aGoldenThatIsNoPictureIsNamed() throws {
    let name = try GoldenName(suite: "Suite", case: "broken")
    let path = store(.never).goldenPath(of: name)
    try store(.all).check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    try Data("not a picture".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: GoldenError.self) {
      try store(.never).check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    }
    guard case .unreadable(path, _) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aFolderThatCantBeMadeIsNamed() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appending(component: "golden"))
    let name = try GoldenName(suite: "Suite", case: "case")
    let error = #expect(throws: GoldenError.self) {
      try store(.all).check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    }
    guard case .unwritable = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func listsGoldensWithoutAClaim() throws {
    let store = store(.all)
    let names = try ["a", "b", "c"].map { try GoldenName(suite: "Suite", case: $0) }
    #expect(try store.unclaimed(claims: names) == [])
    for name in names { try store.check(Pixmap("r"), pixelsPerPoint: 1, as: name) }
    try Data().write(to: root.appending(path: "golden/Suite/notes.txt"))
    try Data().write(to: root.appending(path: "golden/Suite/.DS_Store"))
    #expect(
      try store.unclaimed(claims: [names[0], names[2]]) == ["Suite/b.png", "Suite/notes.txt"]
    )
    #expect(try store.larger(than: 0) == ["Suite/a.png", "Suite/b.png", "Suite/c.png"])
    #expect(try store.larger(than: 10_000) == [])
  }

  @Test func looksBehindALink() throws {
    let name = try GoldenName(suite: "Suite", case: "a")
    try store(.all).check(Pixmap("r"), pixelsPerPoint: 1, as: name)
    let link = root.appending(component: "link")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: root.appending(component: "golden")
    )
    let linked = GoldenStore(goldenFolder: link.path, failureFolder: root.path, mode: .never)
    #expect(try linked.unclaimed(claims: []) == ["Suite/a.png"])
  }

  @Test func liesBesideThePackage() throws {
    let store = try GoldenStore()
    let golden = URL(filePath: store.goldenFolder)
    #expect(golden.lastPathComponent == "golden")
    #expect(exists(golden.deletingLastPathComponent().path + "/Package.swift"))
    #expect(throws: GoldenError.noPackage(above: "/nowhere/Test.swift")) {
      try GoldenStore(filePath: "/nowhere/Test.swift")
    }
  }

  private func store(_ mode: RecordMode) -> GoldenStore {
    GoldenStore(
      goldenFolder: root.appending(component: "golden").path,
      failureFolder: root.appending(component: "failures").path,
      mode: mode
    )
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: path)
  }
}
