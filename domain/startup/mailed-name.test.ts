import { expect, test } from "vitest";
import { mailedName } from "./mailed-name.ts";

test.each([
  ["Halage", "Halage"],
  ["  Pain\n\nd’épices\u202E & fils ", "Pain d’épices & fils"],
  ["Dr. Martin", "Dr. Martin"],
  ["Win at evil.example/now", ""],
  ["www evil", ""],
  ["ada@evil.example", ""],
  ["Gagnez 5 000 euros, appelez le 06 12 34 56 78", ""],
  ["Win, call +33612345678", ""],
  ["Studio 2027", "Studio 2027"],
  ["The Lab", ""],
  ["T‌he Lаb ✓", ""],
  ["x".repeat(90), `${"x".repeat(60)}…`],
])("%j is mailed as %j", (typed, mailed) => expect(mailedName(typed)).toBe(mailed));
