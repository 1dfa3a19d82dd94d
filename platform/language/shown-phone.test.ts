import { expect, test } from "vitest";
import { phoneOf } from "./phone.ts";
import { shownPhone } from "./shown-phone.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test.each([
  ["+33400000000", "04 00 00 00 00", "+33 4 00 00 00 00"],
  ["+33612345678", "06 12 34 56 78", "+33 6 12 34 56 78"],
  ["+590690123456", "06 90 12 34 56", "+590 690 12 34 56"],
  ["+32470123456", "+32470123456", "+32470123456"],
  ["12", "12", "12"],
])("%s is read as %s and %s", (stored, fr, en) => {
  expect([plain(shownPhone(stored, "fr")), plain(shownPhone(stored, "en"))]).toEqual([fr, en]);
  for (const shown of [fr, en]) if (phoneOf(stored)) expect(phoneOf(shown)).toBe(stored);
});
