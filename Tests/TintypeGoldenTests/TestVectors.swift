// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

import Foundation
import Tintype

/// SVG files the way that drawing programs write them.
enum TestVectors {
  /// The picture of a file.
  static func image(_ svg: String) -> UIImage { UIImage(data: Data(svg.utf8)) ?? UIImage() }

  /// Lines with round ends in the colour of text.
  static let cup = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none"
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M18 8h1a4 4 0 0 1 0 8h-1"/>
      <path d="M2 8h16v9a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8z"/>
      <line x1="6" y1="1" x2="6" y2="4"/><line x1="10" y1="1" x2="10" y2="4"/>
      <line x1="14" y1="1" x2="14" y2="4"/>
    </svg>
    """

  /// A style sheet, dashes, a star.
  static let badge = """
    <?xml version="1.0" encoding="utf-8"?>
    <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
      viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
      <style type="text/css">
        .st0{fill:#F4B400;}
        .st1{fill:none;stroke:#7A4B00;stroke-width:3;stroke-miterlimit:10;}
        .st2, .st3{fill-rule:evenodd;clip-rule:evenodd;fill:#7A4B00;}
        #ring{stroke-dasharray:6,3}
      </style>
      <circle class="st0" cx="32" cy="32" r="24"/>
      <circle id="ring" class="st1" cx="32" cy="32" r="29"/>
      <polygon class="st2" points="32,14 37.3,24.8 49.1,26.4 40.5,34.8 42.6,46.6 32,41 21.4,46.6
        23.5,34.8 14.9,26.4 26.7,24.8 "/>
    </svg>
    """

  /// Linear and radial gradients of every kind.
  static let gradients = """
    <svg width="100" height="80" viewBox="0 0 100 80" fill="none"
      xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <rect x="4" y="4" width="44" height="34" rx="8" fill="url(#a)"/>
      <circle cx="74" cy="21" r="17" fill="url(#b)"/>
      <path d="M4 60c10-20 34-20 44 0s-34 24-44 0Z" fill="url(#c)" stroke="url(#a)"
        stroke-width="3"/>
      <ellipse cx="74" cy="59" rx="22" ry="16" fill="url(#d)" fill-opacity=".9"/>
      <defs>
        <linearGradient id="a" x1="0" y1="0" x2="1" y2="1">
          <stop stop-color="#ff5f6d"/><stop offset="1" stop-color="#ffc371"/>
        </linearGradient>
        <radialGradient id="b" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse"
          gradientTransform="translate(68 14) rotate(45) scale(26 18)">
          <stop stop-color="white"/><stop offset=".4" stop-color="#4facfe"/>
          <stop offset="1" stop-color="#00305a"/>
        </radialGradient>
        <linearGradient id="c" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="16"
          y2="4" spreadMethod="reflect"/>
        <radialGradient id="d" fx=".3" fy=".3">
          <stop stop-color="#fff"/>
          <stop offset="1" stop-color="rgb(46, 125, 50)" stop-opacity=".6"/>
        </radialGradient>
      </defs>
    </svg>
    """

  /// A rounded clip, a mask by brightness, a group that fades and multiplies.
  static let masks = """
    <svg width="60" height="60" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g clip-path="url(#clip0)">
        <rect width="60" height="60" fill="#1E88E5"/>
        <mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="6" y="6"
          width="48" height="48">
          <path d="M54 6H6v48h48V6Z" fill="white"/><circle cx="30" cy="30" r="10" fill="#555"/>
        </mask>
        <g mask="url(#mask0)">
          <circle cx="30" cy="30" r="26" fill="#FFEB3B"/>
          <path opacity=".5" d="M0 30h60v30H0z" fill="#D81B60"/>
        </g>
        <g opacity="0.6" style="mix-blend-mode:multiply">
          <rect x="24" y="40" width="30" height="14" fill="#8E24AA"/>
          <rect x="14" y="34" width="30" height="14" fill="#8E24AA"/>
        </g>
      </g>
      <defs><clipPath id="clip0"><rect width="60" height="60" rx="14" fill="white"/></clipPath></defs>
    </svg>
    """

  /// Symbols that are used turned and mirrored.
  static let flower = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">
      <defs>
        <symbol id="petal" viewBox="0 0 20 40" overflow="visible">
          <path d="M10 40C-2 26 2 4 10 0C18 4 22 26 10 40z"/>
        </symbol>
        <g id="pair">
          <use href="#petal" x="-10" y="-44" width="20" height="40"/>
          <use href="#petal" x="-10" y="-44" width="20" height="40" transform="rotate(45)"
            fill-opacity=".5"/>
        </g>
      </defs>
      <g fill="#c2185b" stroke="#fff" stroke-width=".8">
        <use href="#pair"/><use href="#pair" transform="rotate(90)"/>
        <use href="#pair" transform="rotate(180)"/><use href="#pair" transform="rotate(270)"/>
      </g>
      <circle r="9" fill="hsl(45 100% 50%)"/>
      <polyline points="-5,0 -1.5,3.5 5,-4" fill="none" stroke="black" stroke-width="2"
        stroke-linecap="square"/>
    </svg>
    """
}
