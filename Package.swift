// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target of ours is held to the same rules; example widgets are not, they are users' code.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A widget extension under `Examples/`, built as it is.
func example(_ name: String, assets: [String] = ["Assets.xcassets"]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["SwiftUI", "WidgetKit", "AppIntents"],
    path: "Examples/\(name)",
    exclude: ["entries"] + assets,
    swiftSettings: [.swiftLanguageMode(.v5)]
  )
}

let package = Package(
  name: "Tintype",
  products: [
    .library(name: "Tintype", targets: ["Tintype"]),
    .library(name: "TintypeWidgets", targets: ["TintypeWidgets"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "os", targets: ["os"]),
    // What the tool links widgets against: every module that a widget may import.
    .library(
      name: "TintypeRuntime",
      type: .dynamic,
      targets: ["WidgetKit", "SwiftUI", "AppIntents", "Intents", "Combine", "UIKit", "os"]
    ),
    .executable(name: "tintype", targets: ["TintypeTool"]),
    .library(name: "TintypeTesting", targets: ["TintypeTesting"]),
  ],
  targets: [
    // C libraries, in the order of the pipeline's needs.
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]
    ),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CLibDeflate",
      pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]
    ),
    .systemLibrary(
      name: "CLibTurboJPEG",
      pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]
    ),
    .systemLibrary(
      name: "CLibWebP",
      pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"])]
    ),
    .systemLibrary(name: "CLibGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CLittleCMS",
      pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"])]
    ),
    .target(
      name: "CImageCodecs",
      dependencies: [
        "CLibPNG", "CLibDeflate", "CLibTurboJPEG", "CLibWebP", "CLibGIF", "CLittleCMS",
      ],
      linkerSettings: [
        .linkedLibrary("webp"), .linkedLibrary("webpdemux"), .linkedLibrary("gif"),
        .linkedLibrary("lcms2"),
      ]
    ),
    .systemLibrary(name: "CLibExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "CXML", dependencies: ["CLibExpat"]),
    .target(name: "CFonts"),
    .target(name: "CDeepStack"),

    // The pipeline. No arrows other than downwards.
    .target(name: "TintypeGeometry", swiftSettings: strict),
    .target(name: "TintypeLayout", dependencies: ["TintypeGeometry"], swiftSettings: strict),
    .target(
      name: "TintypeText",
      dependencies: ["TintypeGeometry", "CHarfBuzz", "CFonts"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "TintypeRaster",
      dependencies: ["TintypeGeometry", "CImageCodecs"],
      swiftSettings: strict
    ),
    .target(
      name: "TintypeSVG",
      dependencies: ["TintypeGeometry", "TintypeRaster", "CXML"],
      swiftSettings: strict
    ),
    .macro(name: "TintypeMacros", swiftSettings: strict),
    .target(
      name: "Tintype",
      dependencies: [
        "TintypeMacros", "TintypeGeometry", "TintypeLayout", "TintypeText", "TintypeRaster",
        "TintypeSVG", "CDeepStack",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TintypeWidgets",
      dependencies: ["Tintype", "TintypeGeometry", "TintypeRaster", "AppIntents"],
      swiftSettings: strict
    ),

    // Golden images for tests.
    .target(name: "TintypeTesting", dependencies: ["TintypeRaster"], swiftSettings: strict),

    // Apple's module names, re-exporting ours.
    .target(name: "AppIntents", dependencies: ["Tintype"], swiftSettings: strict),
    .target(name: "Intents", dependencies: ["TintypeWidgets"], swiftSettings: strict),
    .target(name: "Combine", dependencies: ["Tintype"], swiftSettings: strict),
    .target(name: "SwiftUI", dependencies: ["Tintype"], swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["Tintype"], swiftSettings: strict),
    .target(name: "os", swiftSettings: strict),
    .target(name: "WidgetKit", dependencies: ["TintypeWidgets", "SwiftUI"], swiftSettings: strict),

    .executableTarget(
      name: "TintypeTool",
      dependencies: ["TintypeWidgets", "Tintype"],
      swiftSettings: strict
    ),
    example("Caffeine"),
    example("Sleep", assets: []),
    example("Habits"),
    example("Stories"),

    .executableTarget(
      name: "TintypeBenchmarks",
      dependencies: ["SwiftUI", "Tintype", "TintypeGeometry", "TintypeRaster"],
      path: "Benchmarks/TintypeBenchmarks",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TintypeFuzz",
      dependencies: ["TintypeGeometry", "TintypeRaster", "TintypeSVG"],
      path: "Benchmarks/Fuzz",
      exclude: ["corpus"],
      swiftSettings: strict
    ),

    // Views that Apple's SwiftUI has drawn, for tests and for comparing pictures.
    .target(
      name: "FidelityViews",
      dependencies: ["Tintype", "TintypeGeometry", "TintypeRaster"],
      path: "Tests/FidelityViews",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fidelity",
      dependencies: ["FidelityViews", "TintypeRaster"],
      path: "Benchmarks/Fidelity",
      swiftSettings: strict
    ),
    // What tests of several modules need.
    .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: strict),
    .testTarget(
      name: "TintypeGeometryTests",
      dependencies: ["TintypeGeometry"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeLayoutTests",
      dependencies: ["TintypeLayout", "TintypeGeometry"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeRasterTests",
      dependencies: ["TintypeRaster", "TintypeGeometry", "CImageCodecs"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeSVGTests",
      dependencies: ["TintypeSVG", "TintypeRaster", "TintypeGeometry"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeTextTests",
      dependencies: ["TintypeText", "TintypeGeometry", "CFonts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeTests",
      dependencies: [
        "TestFolders", "Tintype", "TintypeGeometry", "TintypeLayout", "TintypeText",
        "TintypeRaster",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LayoutConformanceTests",
      dependencies: ["Tintype", "TintypeGeometry", "TintypeLayout"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "Tintype", "TintypeGeometry", "TintypeLayout", "TintypeRaster", "TintypeText",
        "FidelityViews",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeWidgetsTests",
      dependencies: [
        "TestFolders", "TintypeWidgets", "Tintype", "TintypeGeometry", "TintypeRaster",
        "AppIntents",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeToolTests",
      dependencies: ["TestFolders", "TintypeTool", "TintypeWidgets"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeTestingTests",
      dependencies: ["TintypeTesting", "TintypeRaster"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TintypeGoldenTests",
      dependencies: ["Tintype", "TintypeGeometry", "TintypeRaster", "TintypeTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExampleGoldenTests",
      dependencies: ["TintypeTesting", "Caffeine", "Sleep", "Habits", "Stories"],
      swiftSettings: strict
    ),
  ]
)
