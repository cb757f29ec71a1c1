// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeGeometry

@testable import TintypeWidgets

@Suite struct DeviceTableTests {
  @Test func canonicalWidgetHasKnownSizes() throws {
    let device = DeviceTable.canonical
    #expect(try device.size(of: .systemSmall) == Size(width: 158, height: 158))
    #expect(try device.size(of: .systemMedium) == Size(width: 338, height: 158))
    #expect(device.scale == 3)
    #expect(try device.cornerRadius(of: .systemSmall, system: .iOS26) == 22)
  }

  @Test func namedDevicesRoundBySystem() throws {
    let device = try DeviceTable.device(named: "iphone  15 pro")
    #expect(device.name == "iPhone 15 Pro")
    #expect(try device.cornerRadius(of: .systemMedium, system: .iOS18) == 22)
    #expect(try device.cornerRadius(of: .systemMedium, system: .iOS26) == 0.17 * 158)
    #expect(try device.cornerRadius(of: .accessoryCircular, system: .iOS26) == 36)
  }

  @Test func unknownDeviceSuggestsTheClosest() throws {
    let error = try #require(throws: DeviceError.self) {
      try DeviceTable.device(named: "iPhone 15 Por")
    }
    #expect(
      error.description.hasPrefix(
        "unknown device \"iPhone 15 Por\"; did you mean \"iPhone 15 Pro\"? Known devices: iPhone 17"
      )
    )
  }

  @Test func unknownSizesAreNotGuessed() throws {
    let pro = try DeviceTable.device(named: "iPhone 17 Pro")
    let error = try #require(throws: DeviceError.self) { try pro.size(of: .accessoryCircular) }
    #expect(
      error.description == "the size of accessoryCircular on iPhone 17 Pro is not known; "
        + "known there are small, medium, large"
    )
    let air = try DeviceTable.device(named: "iPhone Air")
    #expect(throws: DeviceError.self) { try air.size(of: .systemSmall) }
  }

  @Test func namesAreUniqueAndSizesSane() {
    #expect(Set(DeviceTable.all.map(\.name)).count == DeviceTable.all.count)
    for device in DeviceTable.all {
      for size in device.sizes.values {
        #expect(size.width >= size.height || device.sizes[.systemLarge] == size)
        #expect(size.height >= 26 && size.width < device.screen.width)
      }
    }
  }
}
