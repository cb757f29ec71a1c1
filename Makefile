# What people run. Each goal installs what is missing first (Debian, apt).

OUT = out
RECORD = never

.PHONY: fidelity render static test lint format bench bench-peers fuzz same-bytes clean dependencies

# Renders the examples to PNG files and prints their paths.
render: dependencies
	swift build -c release
	.ci/render-examples "$$(swift build -c release --show-bin-path)" $(OUT)

# The example that `static` builds.
EXAMPLE = Caffeine

# Builds one example that needs no Swift on the machine where it runs, and starts fast.
# Foundation's networking is linked too, and with it the headers of curl and XML are asked for. At a
# fixed address (-no-pie) the loader has 86,000 places less to fill in, a tenth of a cold start.
static:
	.ci/install-dependencies libcurl4-openssl-dev libxml2-dev
	swift build -c release --static-swift-stdlib --product $(EXAMPLE) --scratch-path .build/static \
	  -Xswiftc -Xclang-linker -Xswiftc --config=$(CURDIR)/.ci/as-needed.cfg \
	  -Xswiftc -Xclang-linker -Xswiftc -no-pie

# Runs all the tests; `make test RECORD=missing` records new golden images.
test: dependencies
	TINTYPE_RECORD=$(RECORD) swift test

# Checks the style of our sources.
lint:
	swift format lint --strict --configuration .swift-format -r Sources Tests Benchmarks Examples Package.swift

# Rewrites our sources in that style.
format:
	swift format -i --configuration .swift-format -r Sources Tests Benchmarks Examples Package.swift

# Times the stages of the pipeline.
bench: dependencies
	swift run -c release TintypeBenchmarks
	swift run -c release TintypeBenchmarks memory

PEERS = .build/peers
PHOTO = Benchmarks/peers/assets/photo.png

# Times other programs on the same picture, and ours beside them.
bench-peers: dependencies
	.ci/install-peers $(PEERS)
	swift build -c release --product TintypeBenchmarks
	ours="$$(swift build -c release --show-bin-path)/TintypeBenchmarks --photo $(PHOTO)"; \
	  $(PEERS)/bin/python Benchmarks/peers/check.py "tintype=$$ours" && \
	  $(PEERS)/bin/python Benchmarks/peers/compare.py 3 50 "tintype=$$ours" \
	    "tintype-one-core=taskset -c 0 $$ours"

# How long `fuzz` runs, and the images it starts from.
FUZZ_SECONDS = 600
CORPUS = Benchmarks/Fuzz/corpus/*

# Damages images at random and reads them, under the address sanitizer.
fuzz: dependencies
	swift build -c release --sanitize=address -Xcc -fsanitize=address --product TintypeFuzz \
	  --scratch-path .build/fuzz
	.build/fuzz/release/TintypeFuzz decode $(FUZZ_SECONDS) 1 $(CORPUS)

# Draws the views of the reference pictures; where Apple's lie beside the checkout, compares.
fidelity: dependencies
	swift run -c release Fidelity $(OUT)/fidelity ../shared/reference

# Shows that neither the build nor the processor changes a byte.
same-bytes: dependencies
	.ci/same-bytes $(OUT)/same-bytes

dependencies:
	.ci/install-dependencies

clean:
	rm -rf .build $(OUT)
