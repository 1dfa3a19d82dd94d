import { expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { site } from "../../content/settings.ts";
import type { Lang } from "../../platform/language/language.ts";
import { searchTerms } from "../../platform/language/search-text.ts";
import { foundAmong, excerptOf } from "./excerpt.ts";

const facts = new Map(records.flatMap((record) => (record.kind === "fact" ? [[record.id, record] as const] : [])));
const found = (typed: string, lang: Lang = "en") =>
  records.flatMap((record) => {
    const sentence = foundAmong(excerptOf(record, lang, facts, site), searchTerms(typed));
    return sentence === undefined ? [] : [{ name: `${record.kind}/${record.id}`, sentence }];
  });

test("a figure is found however it is typed, and so are the sentences that quote it", () => {
  const fee = "fact/offer.upfront_fee";
  for (const typed of ["9900", "9,900", "9 900"]) {
    const names = found(typed).map(({ name }) => name);
    expect(names, typed).toContain(fee);
    expect(names.filter((name) => !name.startsWith("fact/")).length, typed).toBeGreaterThan(0);
  }
  for (const { sentence } of found("9900")) expect(sentence.replace(/\D/g, "")).toContain("9900");
});

test("words are found in the texts of a record, in either language and without accents", () => {
  expect(found("mediateur").length).toBeGreaterThan(0);
  expect(found("zzzz")).toEqual([]);
});

test("what is found is shown in the reader's language where that says it too", () => {
  const printed = (lang: Lang) => found("9900", lang).find(({ name }) => name === "fact/offer.upfront_fee")?.sentence;
  expect([printed("en"), printed("fr")?.replaceAll(/\s/g, " ")]).toEqual(["€9,900", "9 900 €"]);
  const words = (lang: Lang) => found("9900", lang).map(({ sentence }) => sentence);
  expect(words("fr").filter((sentence) => sentence.includes("€9,900"))).toEqual([]);
});
