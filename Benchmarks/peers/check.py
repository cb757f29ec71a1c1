#!/usr/bin/env python3
# Copyright 2026 the Tintype authors
# SPDX-License-Identifier: MIT
"""Checks that every peer draws the same picture: blurred by reduction to a sixth, so that letters may differ a little.

usage: check.py [NAME=COMMAND ...]     COMMAND is run with the words: cold small|medium FILE
"""
import os, shlex, subprocess, sys, tempfile
from PIL import Image, ImageChops, ImageStat

HERE = os.path.dirname(os.path.abspath(__file__)) + "/"
LIMIT = 10.0  # mean difference of a channel, of 255; our text follows the metrics of another font
peers = {name: [sys.executable, HERE + f"p_{name}.py"] for name in ("skia", "resvg", "blitz", "takumi", "pictex", "typst")}
for word in sys.argv[1:]:
    name, command = word.split("=", 1)
    peers[name] = shlex.split(command)
failed = False
with tempfile.TemporaryDirectory() as folder:
    for size in ("small", "medium"):
        reference = None
        for name, command in peers.items():
            file = f"{folder}/{name}-{size}.png"
            subprocess.run(command + ["cold", size, file], check=True, capture_output=True)
            image = Image.open(file).convert("RGBA")
            image = image.resize((image.width // 6, image.height // 6), Image.BOX)
            reference = reference or image
            difference = max(ImageStat.Stat(ImageChops.difference(image, reference)).mean)
            ok = image.size == reference.size and difference <= LIMIT
            failed |= not ok
            print(f"{size:7} {name:10} differs from Skia by {difference:.2f}{'' if ok else ': TOO MUCH'}")
sys.exit(failed)
