// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import TestFolders
import Testing
import TintypeGeometry
import TintypeLayout
import TintypeRaster

@testable import Tintype

@Suite @MainActor struct ImageTests {
  @Test func takesItsOwnSize() throws {
    let image = Image(uiImage: try TestImage.solid(width: 30, height: 20, scale: 2))
    let placed = Inspect.scene(image, size: nil)
    #expect(placed.displayList.size == Size(width: 15, height: 10))
  }

  @Test func resizableTakesTheOffer() throws {
    let image = Image(uiImage: try TestImage.solid(width: 30, height: 20)).resizable()
    #expect(Inspect.scene(image).root.children[0].children[0].frame.size.width == 100)
    let fitted = Inspect.scene(image.scaledToFit(), scale: 3)
    guard case .image(let item) = fitted.displayList.items.first else {
      Issue.record("no image")
      return
    }
    #expect(abs(item.rect.height - 66.667) < 0.01)
  }

  @Test func templatesTakeTheForeground() throws {
    let picture = try TestImage.solid(width: 4, height: 4)
    let view = Image(uiImage: picture).renderingMode(.template).resizable()
      .foregroundStyle(.green)
    let pixmap = try DisplayListRenderer.shared.render(Inspect.scene(view).displayList)
    let pixel = pixmap[50, 50]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [52, 199, 89, 255])
  }

  @Test func namesWhatIsMissing() {
    #expect(
      Inspect.scene(Image("Nope")).problems == [.missingImage(name: "Nope", searched: [])]
    )
    #expect(Inspect.scene(Image(systemName: "star")).problems == [.missingSymbol(name: "star")])
    #expect(
      Inspect.scene(Color("Nope")).problems == [.missingColor(name: "Nope", searched: [])]
    )
    #expect(
      Inspect.scene(Text("a").foregroundStyle(Color("Nope"))).problems
        == [.missingColor(name: "Nope", searched: [])]
    )
  }

  @Test func missingImagesAreVisible() throws {
    let scene = Inspect.scene(Image("Nope"))
    #expect(scene.fillColors == [SRGBColor(255, 0, 255)])
    #expect(scene.fillBoxes[0].size == Size(width: 24, height: 24))
  }

  @Test func namesAnUnreadableFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("broken.png", "no picture")
    let assets = try AssetStore(directories: [folder.path])
    let problems = Inspect.scene(Image("broken")) { $0.assets = assets }.problems
    guard problems.count == 1, case .unreadableImage(name: "broken", let reason) = problems[0]
    else {
      Issue.record("\(problems)")
      return
    }
    #expect(reason.contains("broken.png"))
  }

  @Test func reportsEachProblemOnce() {
    let view = HStack {
      Image("Nope")
      Image("Nope")
    }
    #expect(Inspect.scene(view).problems.count == 1)
  }

  @Test func refusesLengthsThatMakeNoSense() {
    #expect(
      Inspect.scene(Color.red.frame(width: -3)).problems
        == [.invalidLength(view: "frame(width:height:)", value: -3)]
    )
    #expect(Inspect.scene(Color.red.frame(height: .infinity)).problems.count == 1)
    #expect(Inspect.scene(Color.red.blur(radius: .nan)).problems.count == 1)
    #expect(Inspect.scene(Color.red.frame(maxWidth: .infinity)).problems.isEmpty)
  }
}
