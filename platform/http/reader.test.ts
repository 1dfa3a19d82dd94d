import { describe, expect, test } from "vitest";
import { isReader, rememberToday } from "./reader.server.ts";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153 Safari/537.36";

test.each([
  [chrome, "fr", undefined, true],
  [chrome, undefined, undefined, false],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/153", "fr", "prefetch;prerender", false],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "en", undefined, false],
  ["facebookexternalhit/1.1", "en", undefined, false],
  ["curl/8.5.0", "en", undefined, false],
  [undefined, "en", undefined, false],
])("%s reading in %s, %s: a reader is %s", (userAgent, language, purpose, expected) =>
  expect(isReader({ userAgent, language, purpose, objects: false })).toBe(expected),
);

test("who objects is not counted", () =>
  expect(isReader({ userAgent: chrome, language: "fr", purpose: undefined, objects: true })).toBe(false));

describe("a first time", () => {
  test("is told from a repeat on the same day only", () => {
    let day = "2026-11-21";
    const { isFirst } = rememberToday(() => day);
    expect([isFirst("10.0.0.1", chrome), isFirst("10.0.0.1", chrome), isFirst("10.0.0.2", chrome)]).toEqual([
      true,
      false,
      true,
    ]);
    day = "2026-11-22";
    expect(isFirst("10.0.0.1", chrome)).toBe(true);
  });

  test("is not confused by where one value ends", () => {
    const { isFirst } = rememberToday(() => "2026-11-21");
    expect([isFirst("a", "bc"), isFirst("ab", "c")]).toEqual([true, true]);
  });
});
