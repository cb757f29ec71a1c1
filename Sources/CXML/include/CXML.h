// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT
//
// Expat as one call from bytes to bytes, so that no parser calls back into Swift.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Room for a message, its end included.
#define TX_MESSAGE_SIZE 200

typedef struct {
  /// Most elements that a document may have.
  uint32_t elements;
  /// Most elements that may be open at once.
  uint32_t depth;
} tx_limits;

/// Reads an XML document into records, one after the other:
///
/// - `<`, the line as four bytes, lowest first, the name and a zero byte: an element begins;
/// - `@`, name, zero byte, value, zero byte: one of its attributes;
/// - `"`, text, zero byte: a piece of its text;
/// - `>`: it ends.
///
/// Text is UTF-8. Names of SVG's namespace and of none are as written, those of XLink begin with
/// `xlink:`, those of XML with `xml:`, all others with `other:`. Entities that the document declares
/// are an error, so that nothing is larger than its file.
///
/// Returns bytes to be given to tx_free, or NULL with a message and the line it is about.
uint8_t *tx_read(
  const uint8_t *bytes, size_t count, const tx_limits *limits, size_t *record_bytes,
  uint32_t *line, char *message);

void tx_free(uint8_t *records);
