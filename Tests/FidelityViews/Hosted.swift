// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeGeometry

extension References {
  @ReferenceCaseList static var hosted: [ReferenceCase] {
    ReferenceCase("75_hello_padding_yellow", scale: 1, system: .iOS18) {
      Text("Hello, world!").measured(95, 21).padding().background(Color.yellow)
    }
    ReferenceCase("77_text_body_on_blue") {
      Text(verbatim: "blue()").measured(45, 20.333).background(Color.blue)
    }
    ReferenceCase("78_text_default_padding", onHost: false) {
      Text(verbatim: ".padding()").measured(79, 20.333).padding()
    }
    ReferenceCase("79_text_bg_padding") {
      Text(verbatim: "backgroundAndPadding()").measured(195.667, 20.333).padding(16)
        .background(Color.red)
    }
    ReferenceCase("88_airsettings_custom_content", scale: 2, system: .iOS18) {
      AnyView(
        Group {
          Text("Some custom text")
          Button("Some custom Button") {}
        }
      )
    }
    ReferenceCase("90_doordash_state_view", size: Size(width: 400, height: 400), scale: 1) {
      VStack(spacing: 24) {
        Text("Hello PreviewSnapshotsTests").font(.title)
        HStack(spacing: 4) {
          Button("+") {}
          Text("\(1000)")
          Button("-") {}
        }
        .font(.body)
      }
    }
    ReferenceCase("91_hosting_hstack_height", onHost: false) {
      HStack {
        Text("Test")
        Spacer()
        Text(verbatim: "Test\nTest")
      }
      .frame(width: 320)
    }
    ReferenceCase("92_hosting_hstack_size", system: .iOS18, onHost: false) {
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Test Test").measured(68.667, 20.333)
          Text("Test")
        }
        .background(Color.green)
        VStack(alignment: .trailing, spacing: 0) {
          Text("Test")
          Text("Test Test").measured(68.667, 20.333)
        }
        .background(Color.orange)
      }
    }
    ReferenceCase("93_hosting_hstack_width", onHost: false) {
      VStack {
        Text("Test")
        Spacer()
        Text("Test Test").measured(68.667, 20.333)
      }
      .frame(height: 100)
    }
    ReferenceCase(
      "95_imagerenderer_text_red",
      size: Size(width: 390, height: 844),
      scale: 2,
      onHost: false
    ) {
      Text("Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard")
        .font(.largeTitle)
        .foregroundStyle(.blue)
        .frame(width: 370.5, alignment: .leading)
        .background(Color.red)
    }
    ReferenceCase(
      "96_pf_checkmark_fixed",
      size: Size(width: 200, height: 100),
      scale: 2,
      system: .iOS18
    ) { CheckedBadge() }
    ReferenceCase("97_pf_checkmark_fit", scale: 2, system: .iOS18) { CheckedBadge() }
  }
}

private struct CheckedBadge: View {
  var body: some View {
    HStack {
      Symbol(17, 17)
      Text("Checked").measured(68, 20.5)
    }
    .padding(5)
    // The picture is from a time when corners were circular by default.
    .background(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }
}
