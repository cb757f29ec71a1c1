// Copyright 2026 the Tintype authors
// SPDX-License-Identifier: MIT

#include "CXML.h"

#include <expat.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  XML_Parser parser;
  const tx_limits *limits;
  uint32_t elements;
  uint32_t depth;
  uint8_t *records;
  size_t count;
  size_t capacity;
  char *message;
  uint32_t line;
  int has_failed;
} reader;

static void set_message(char *message, const char *text) {
  snprintf(message, TX_MESSAGE_SIZE, "%s", text);
}

static void fail(reader *r, const char *text) {
  if (r->has_failed) return;
  r->has_failed = 1;
  r->line = (uint32_t)XML_GetCurrentLineNumber(r->parser);
  set_message(r->message, text);
  XML_StopParser(r->parser, XML_FALSE);
}

static void put(reader *r, const void *bytes, size_t count) {
  if (r->has_failed) return;
  if (count > r->capacity - r->count) {
    const size_t capacity = r->capacity * 2 + count + 4096;
    uint8_t *grown = realloc(r->records, capacity);
    if (grown == NULL) {
      fail(r, "out of memory");
      return;
    }
    r->records = grown;
    r->capacity = capacity;
  }
  memcpy(r->records + r->count, bytes, count);
  r->count += count;
}

static void put_text(reader *r, const char *text) { put(r, text, strlen(text) + 1); }

// Expat joins namespace and name by this; no address contains it.
#define SEPARATOR ' '

static void put_name(reader *r, const char *name) {
  static const struct {
    const char *address;
    const char *prefix;
  } known[] = {
    {"http://www.w3.org/2000/svg", ""},
    {"http://www.w3.org/1999/xlink", "xlink:"},
    {"http://www.w3.org/XML/1998/namespace", "xml:"},
  };
  const char *end = strrchr(name, SEPARATOR);
  if (end == NULL) {
    put_text(r, name);
    return;
  }
  const size_t length = (size_t)(end - name);
  const char *prefix = "other:";
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
    if (strlen(known[i].address) == length && memcmp(known[i].address, name, length) == 0)
      prefix = known[i].prefix;
  put(r, prefix, strlen(prefix));
  put_text(r, end + 1);
}

static void XMLCALL on_start(void *user, const XML_Char *name, const XML_Char **attributes) {
  reader *r = user;
  char text[TX_MESSAGE_SIZE];
  if (++r->elements > r->limits->elements) {
    snprintf(text, sizeof text, "it has more than %u elements", r->limits->elements);
    fail(r, text);
    return;
  }
  if (++r->depth > r->limits->depth) {
    snprintf(text, sizeof text, "elements nest more than %u deep", r->limits->depth);
    fail(r, text);
    return;
  }
  const uint32_t line = (uint32_t)XML_GetCurrentLineNumber(r->parser);
  const uint8_t head[] = {
    '<', line & 255, line >> 8 & 255, line >> 16 & 255, line >> 24 & 255};
  put(r, head, sizeof head);
  put_name(r, name);
  for (; *attributes != NULL; attributes += 2) {
    put(r, "@", 1);
    put_name(r, attributes[0]);
    put_text(r, attributes[1]);
  }
}

static void XMLCALL on_end(void *user, const XML_Char *name) {
  (void)name;
  reader *r = user;
  r->depth--;
  put(r, ">", 1);
}

static void XMLCALL on_text(void *user, const XML_Char *text, int length) {
  reader *r = user;
  put(r, "\"", 1);
  put(r, text, (size_t)length);
  put(r, "", 1);
}

static void XMLCALL on_entity(
  void *user, const XML_Char *name, int is_parameter, const XML_Char *value, int value_length,
  const XML_Char *base, const XML_Char *system, const XML_Char *public, const XML_Char *notation) {
  (void)name, (void)is_parameter, (void)value, (void)value_length;
  (void)base, (void)system, (void)public, (void)notation;
  fail(user, "it declares entities, which are not read; save it without them");
}

uint8_t *tx_read(
  const uint8_t *bytes, size_t count, const tx_limits *limits, size_t *record_bytes,
  uint32_t *line, char *message) {
  reader r = {.limits = limits, .message = message};
  *line = 0;
  set_message(message, "out of memory");
  if (count > INT_MAX) {
    set_message(message, "it is too large");
    return NULL;
  }
  r.parser = XML_ParserCreateNS(NULL, SEPARATOR);
  if (r.parser == NULL) return NULL;
  XML_SetUserData(r.parser, &r);
  XML_SetElementHandler(r.parser, on_start, on_end);
  XML_SetCharacterDataHandler(r.parser, on_text);
  XML_SetEntityDeclHandler(r.parser, on_entity);
  const enum XML_Status status = XML_Parse(r.parser, (const char *)bytes, (int)count, 1);
  if (status != XML_STATUS_OK && !r.has_failed) {
    const char *text = XML_ErrorString(XML_GetErrorCode(r.parser));
    r.has_failed = 1;
    r.line = (uint32_t)XML_GetCurrentLineNumber(r.parser);
    set_message(message, text == NULL ? "it can't be read" : text);
  }
  XML_ParserFree(r.parser);
  if (r.has_failed) {
    free(r.records);
    *line = r.line;
    return NULL;
  }
  *record_bytes = r.count;
  return r.records;
}

void tx_free(uint8_t *records) { free(records); }
