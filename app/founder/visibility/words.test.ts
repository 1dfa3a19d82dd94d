import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test.each([
  [en, "30 November 2026, 09:15", /than we promised/, /unless you’ve turned those e-mails off/],
  [fr, "30 novembre 2026 à 09:15", /délai promis/, /sauf si tu as arrêté/],
] as const)(
  "a look that is late names no day, and no e-mail is promised to who stopped them",
  (words, day, late, stopped) => {
    const { waits, changed } = words.look;
    for (const text of [waits.text, (by: string | null) => changed.text(by, "Callune", true)]) {
      expect(text(day)).toContain(day);
      expect(text(null)).toMatch(late);
      for (const by of [day, null]) expect(text(by)).toMatch(stopped);
    }
  },
);
