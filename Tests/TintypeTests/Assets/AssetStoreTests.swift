// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import TintypeRaster

@testable import Tintype

@Suite struct AssetStoreTests {
  @Test func readsEveryNotationOfComponents() throws {
    let folder = try TemporaryFolder()
    for (name, green) in [("Hex", "0xCC"), ("Whole", "204"), ("Share", "0.800")] {
      try folder.write(
        "A.xcassets/\(name).colorset/Contents.json",
        """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"0x00","green":"\(green)","blue":"1.000","alpha":"1"}}}]}
        """
      )
    }
    let store = try AssetStore(directories: [folder.path])
    for name in ["Hex", "Whole", "Share"] {
      let color = try #require(store.color(named: name, dark: false))
      #expect(color == SRGBColor(red: 0, green: 0.8, blue: 1, alpha: 1))
    }
    #expect(store.colorNames == ["Hex", "Share", "Whole"])
  }

  @Test func darkFallsBackToLight() throws {
    let folder = try TemporaryFolder()
    let white = #"{"components":{"white":"1.0"},"color-space":"gray-gamma-22"}"#
    let black = #"{"components":{"white":"0.0"},"color-space":"gray-gamma-22"}"#
    let isDark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try folder.write(
      "A.xcassets/Both.colorset/Contents.json",
      #"{"colors":[{"color":\#(white)},{\#(isDark),"color":\#(black)}]}"#
    )
    try folder.write(
      "A.xcassets/One.colorset/Contents.json",
      #"{"colors":[{"color":\#(white)}]}"#
    )
    let store = try AssetStore(directories: [folder.path])
    #expect(store.color(named: "Both", dark: false)?.red == 1)
    #expect(store.color(named: "Both", dark: true)?.red == 0)
    #expect(store.color(named: "One", dark: true)?.red == 1)
  }

  @Test func convertsDisplayP3() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/Wide.colorset/Contents.json",
      """
      {"colors":[{"color":{"color-space":"display-p3","components":
      {"red":"0x34","green":"0x37","blue":"0x37","alpha":"0.5"}}}]}
      """
    )
    let store = try AssetStore(directories: [folder.path])
    let color = try #require(store.color(named: "Wide", dark: false))
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [0x33, 0x37, 0x37])  // Measured on a picture of Apple's.
    #expect(color.alpha == 0.5)
  }

  @Test func findsSystemColorsByReference() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/Warm.colorset/Contents.json",
      #"{"colors":[{"color":{"platform":"ios","reference":"systemOrangeColor"}}]}"#
    )
    let store = try AssetStore(directories: [folder.path])
    #expect(store.systemColor(named: "Warm", dark: true) == "systemOrangeColor")
    #expect(SystemColor(catalogueName: "systemOrangeColor") == .orange)
    #expect(SystemColor(catalogueName: "systemGray2Color") == .gray2)
    #expect(SystemColor(catalogueName: "labelColor") == .label)
    #expect(SystemColor(catalogueName: "systemBackgroundColor") == .systemBackground)
    #expect(SystemColor(catalogueName: "puceColor") == nil)
  }

  @Test func namespacesPrefixNames() throws {
    let folder = try TemporaryFolder()
    let red = #"{"colors":[{"color":{"components":{"red":1,"green":0,"blue":0}}}]}"#
    try folder.write(
      "A.xcassets/Spaced/Contents.json",
      #"{"properties":{"provides-namespace":true}}"#
    )
    try folder.write("A.xcassets/Spaced/Red.colorset/Contents.json", red)
    try folder.write("A.xcassets/Plain/Crimson.colorset/Contents.json", red)
    let store = try AssetStore(directories: [folder.path + "/A.xcassets"])
    #expect(store.colorNames == ["Crimson", "Spaced/Red"])
  }

  @Test func picksImagesByScale() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/Cup.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},
      {"idiom":"universal","scale":"2x"},{"idiom":"universal","filename":"c.png","scale":"3x"},
      {"idiom":"universal","filename":"d.png","scale":"3x",
       "appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"}}
      """
    )
    let store = try AssetStore(directories: [folder.path])
    let base = folder.path + "/A.xcassets/Cup.imageset"
    #expect(
      store.image(named: "Cup", scale: 2, dark: false)
        == ImageAsset(path: base + "/c.png", scale: 3, intent: .template)
    )
    #expect(store.image(named: "Cup", scale: 1, dark: false)?.path == base + "/a.png")
    #expect(store.image(named: "Cup", scale: 4, dark: true)?.path == base + "/d.png")
  }

  @Test func findsLooseImagesWithAndWithoutExtension() throws {
    let folder = try TemporaryFolder()
    try folder.write("photo.jpg", "")
    try folder.write("more/icon@2x.png", "")
    try folder.write("more/icon@3x.png", "")
    let store = try AssetStore(directories: [folder.path])
    #expect(store.image(named: "photo", scale: 3, dark: false)?.scale == 1)
    #expect(store.image(named: "photo.jpg", scale: 3, dark: true) != nil)
    #expect(store.image(named: "icon", scale: 2, dark: false)?.scale == 2)
    #expect(store.image(named: "icon", scale: 3, dark: false)?.scale == 3)
    #expect(store.imageNames == ["icon", "photo"])
  }

  @Test(arguments: [
    (#"{"colors": 5}"#, "colors: expected an array, found a whole number"),
    (
      #"{"colors":[{"color":{"components":{"red":"1.0","green":"0"}}}]}"#,
      "the colour has no component \"blue\", which srgb needs"
    ),
    (
      #"{"colors":[{"color":{"components":{"red":"300","green":"0","blue":"0"}}}]}"#,
      "the component \"red\" is \"300\"; right would be \"0.8\", \"204\" or \"0xCC\""
    ),
  ])
  func explainsBrokenContents(json: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/X.colorset/Contents.json", json)
    let path = folder.path + "/A.xcassets/X.colorset/Contents.json"
    #expect(throws: AssetError.malformed(path: path, problem: problem)) {
      try AssetStore(directories: [folder.path])
    }
  }

  @Test func refusesWhatIsNotJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/X.colorset/Contents.json", "{")
    let error = try #require(throws: AssetError.self) {
      try AssetStore(directories: [folder.path])
    }
    #expect(error.description.contains("X.colorset/Contents.json: this is not JSON"))
  }

  @Test func ignoresXcodesEmptyAccentColor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/AccentColor.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal"}]}"#
    )
    #expect(try AssetStore(directories: [folder.path]).colorNames.isEmpty)
  }

  @Test func missingFolderIsAnError() {
    #expect(throws: AssetError.unreadableDirectory(path: "/nowhere/at/all")) {
      try AssetStore(directories: ["/nowhere/at/all"])
    }
  }
}
