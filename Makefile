# What people run. Each goal installs what is missing first (Debian, apt).

OUT = out
RECORD = never

.PHONY: fidelity render test lint format bench clean dependencies

# Renders the examples to PNG files and prints their paths.
render: dependencies
	swift build -c release
	.ci/render-examples "$$(swift build -c release --show-bin-path)" $(OUT)

# Runs all the tests; `make test RECORD=missing` records new golden images.
test: dependencies
	TINTYPE_RECORD=$(RECORD) swift test

# Checks the style of our sources.
lint:
	swift format lint --strict --configuration .swift-format -r Sources Tests

# Rewrites our sources in that style.
format:
	swift format -i --configuration .swift-format -r Sources Tests

# Times the stages of the pipeline.
bench: dependencies
	swift run -c release TintypeBenchmarks

# Draws the views of the reference pictures; where Apple's lie beside the checkout, compares.
fidelity: dependencies
	swift run -c release Fidelity $(OUT)/fidelity ../shared/reference

dependencies:
	.ci/install-dependencies

clean:
	rm -rf .build $(OUT)
