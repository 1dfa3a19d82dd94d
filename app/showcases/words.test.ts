import { expect, test } from "vitest";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

test("a session of one startup, or of very many, is counted as each language counts", () => {
  const english = (count: string) => [
    en.page.title(count, "S"),
    en.page.metaTitle("S", count),
    en.page.metaDescription("S", count, count),
    en.page.published(count, count),
  ];
  expect(english("1")).toEqual([
    "1 startup at S",
    "S: 1 startup selected | The Lab",
    expect.stringMatching(/^1 startup was selected /),
    "1 of 1 profile published",
  ]);
  expect(english("1,000,000")).toEqual([
    "1,000,000 startups at S",
    "S: 1,000,000 startups selected | The Lab",
    expect.stringMatching(/^1,000,000 startups were selected /),
    "1,000,000 of 1,000,000 profiles published",
  ]);
  const french = (count: string) => [
    fr.page.title(count, "S"),
    fr.page.metaTitle("S", count),
    fr.page.metaDescription("S", count, count),
    fr.page.published(count, count),
  ];
  expect(french("1")).toEqual([
    "1 startup à la S",
    "S\u00A0: 1 startup sélectionnée | The Lab",
    expect.stringMatching(/^1 startup sélectionnée pour/),
    "1 profil publié sur 1",
  ]);
  expect(french("1\u202F000\u202F000")).toEqual([
    "1\u202F000\u202F000 startups à la S",
    "S\u00A0: 1\u202F000\u202F000 startups sélectionnées | The Lab",
    expect.stringMatching(/^1\u202F000\u202F000 startups sélectionnées pour/),
    "1\u202F000\u202F000 profils publiés sur 1\u202F000\u202F000",
  ]);
});
