import { expect, test } from "vitest";
import { steep } from "../../e2e/peers/endless-texts.ts";
import { line, paragraphs } from "./fields.server.ts";

test.each(["\v", "\f", "\u0085", "\u2028", "\u2029", "\r\n", "\r"])("%j parts two words", (sign) => {
  expect(paragraphs(100).parse(`clinics${sign}fill`)).toBe("clinics\nfill");
  expect(line(100).parse(`clinics${sign}fill`)).toBe("clinics fill");
});

test.each(["👩‍💻 code", "👨‍👩‍👧", "می‌خواهم", "क्‍ष", "❤️‍🔥"])("the joiners of %s are kept", (text) =>
  expect(line(100).parse(text)).toBe(text),
);

test.each([
  ["\u200Dlab", "lab"],
  ["lab\u200C", "lab"],
  ["the \u200D lab", "the lab"],
  ["the\u200B lab\u202E", "the lab"],
  ["a\u200D\u200D\u200Db", "ab"],
  ["1\u200C2", "12"],
])("%j is cleaned to %j", (typed, kept) => expect(line(100).parse(typed)).toBe(kept));

test("cleaning takes work in proportion to the text, whatever it repeats", { timeout: 60_000 }, () => {
  expect(steep((text) => paragraphs(60_000).safeParse(text), 60_000)).toEqual([]);
});
