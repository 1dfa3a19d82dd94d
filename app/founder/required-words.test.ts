import { expect, test } from "vitest";
import { requiredOfFounders } from "../../domain/startup/founder-profile.ts";
import { countedOfFounders } from "../../domain/startup/completion.ts";
import { words as profileEn } from "./profile-words.en.ts";
import { words as profileFr } from "./profile-words.fr.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test("a profile whose percentage may be below 100 isn't called complete, and its page says what the percentage counts", () => {
  // The sentence names the two counted fields that have no asterisk.
  expect(countedOfFounders.filter((field) => !requiredOfFounders.includes(field))).toEqual([
    "website",
    "pitch_deck_url",
  ]);
  for (const [{ intro, complete }, { next }, counts] of [
    [profileEn, en, /counts some of them, plus your website and/],
    [profileFr, fr, /compte une partie, plus ton site web et/],
  ] as const) {
    for (const text of [intro, complete]) expect(text).toMatch(counts);
    expect(`${next.publish.why} ${next.apply.why}`).not.toMatch(/complete|ready|complet|prêt/);
  }
});
