import { expect, test } from "vitest";
import { emailPattern, line, paragraphs } from "./fields.server.ts";

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

test.each([
  "anna@exemple.fr",
  "anna@café.fr",
  "anna@XN--CAF-DMA.fr",
  "anna@a.xn--p1ai",
  "o'neil+lab@mail.exemple.org",
  "x_1%{y}@a-b.exemple.museum",
])("%j is an address", (typed) => expect(emailPattern.test(typed)).toBe(true));

test.each([
  "x@exemple.fr.",
  "x..y@exemple.fr",
  ".x@exemple.fr",
  "x.@exemple.fr",
  "x@-a.fr",
  "x@a-.fr",
  "x@a..fr",
  "soft\u00ADhyphen@exemple.fr",
  "x\u034F@exemple.fr",
  "x\u200Dy@exemple.fr",
  "x@soft\u00ADhyphen.fr",
  "x@exemple",
  "x@127.0.0.1",
  "x@a/b.fr",
  "x@a%2eb.fr",
  "x@exemple.fr#a.fr",
  `${"x".repeat(65)}@exemple.fr`,
])("%j is no address", (typed) => expect(emailPattern.test(typed)).toBe(false));
