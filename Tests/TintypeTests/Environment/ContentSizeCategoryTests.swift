// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Tintype

@Suite struct ContentSizeCategoryTests {
  @Test(arguments: Array(zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)))
  func namesTheSameSizes(category: ContentSizeCategory, size: DynamicTypeSize) {
    #expect(ContentSizeCategory(size) == category)
    #expect(DynamicTypeSize(category) == size)
    var environment = EnvironmentValues()
    environment.sizeCategory = category
    #expect(environment.dynamicTypeSize == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
  }
}
