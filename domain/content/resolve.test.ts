import { describe, expect, test } from "vitest";
import { site } from "../../content/settings.ts";
import type { Fact } from "./content.ts";
import { resolveRecord } from "./resolve.ts";
import { printFact, printPrice } from "./print-fact.ts";
import { unknownFacts } from "./references.ts";

const given = {
  kind: "fact",
  label: { en: "Fee", fr: "Frais" },
  definition: { en: "What is paid.", fr: "Ce qui est payé : tout." },
  scope: "offer",
  asOf: "2026-11-01",
  source: "contract",
  reviewBy: "2027-01-01",
  confirm: true,
} as const;

const fee: Fact = { ...given, id: "offer.fee", value: 9900, unit: "eur", tax: "HT" };
const share: Fact = { ...given, id: "offer.share", value: { from: 10, to: 25 }, unit: "percent" };
const facts = new Map([fee, share].map((fact) => [fact.id, fact]));
const plain = (printed: string) => printed.replace(/\s/g, " ");

describe("resolveRecord", () => {
  test("picks the language at every depth and leaves the rest alone", () => {
    const record = {
      kind: "faq",
      formulas: true,
      count: 3,
      none: null,
      answers: [{ en: "Yes", fr: "Oui" }],
      part: { title: { en: "Why?", fr: "Pourquoi ?" } },
    };
    expect(resolveRecord(record, "fr", facts, site)).toEqual({
      kind: "faq",
      formulas: true,
      count: 3,
      none: null,
      answers: ["Oui"],
      part: { title: "Pourquoi\u202F?" },
    });
  });

  test("prints facts in the language of the sentence", () => {
    const text = {
      en: "{offer.fee} {offer.fee:tax}, then {offer.share}.",
      fr: "{offer.fee} {offer.fee:tax}, puis {offer.share} ?",
    };
    expect(resolveRecord(text, "en", facts, site)).toBe("€9,900 excl. tax, then 10 to 25%.");
    expect(resolveRecord(text, "fr", facts, site)).toBe("9\u202F900\u00A0€ HT, puis 10\u00A0à\u00A025\u00A0%\u202F?");
  });

  test("once samples are hidden says what stands in the place of a count that nobody vouches for", () => {
    const text = {
      en: "In front of {pitch.guests}+ guests",
      fr: "Plus de {pitch.guests} invités, plus de {offer.fee}",
    };
    const opened = { ...site, sampleContentShown: false };
    const guests: Fact = { ...given, id: "pitch.guests", value: 100, unit: "count", scope: "pitch" };
    const told = (fact: Fact, lang: "en" | "fr", of = opened) =>
      plain(resolveRecord(text, lang, new Map([...facts, [fact.id, fact]]), of));
    const instead = { ...guests, instead: { en: "our", fr: "des" } };
    expect([told(instead, "en"), told(instead, "fr")]).toEqual([
      "In front of our guests",
      "Des invités, plus de 9 900 €",
    ]);
    for (const [fact, of] of [
      [instead, site],
      [{ ...instead, confirm: false }, opened],
      [guests, opened],
    ] as const)
      expect(told(fact, "en", of)).toBe("In front of 100+ guests");
  });

  test("keeps the characters of a literal", () => {
    const label = { en: "Ready?", fr: "L'offre : prêt ?", literal: true as const };
    expect(resolveRecord(label, "fr", facts, site)).toBe("L'offre : prêt ?");
  });

  test("prints settings, and says so where nobody has filled one in", () => {
    const text = {
      en: "{site.organisation}, {site.siren}",
      fr: "{site.organisation}, {site.siren}",
    };
    expect(resolveRecord(text, "en", facts, { ...site, siren: "" })).toBe("The Lab, [to be completed before opening]");
    expect(resolveRecord(text, "fr", facts, { ...site, siren: "732 829 320" })).toBe("The Lab, 732 829 320");
  });

  test("what a fact counts agrees with its number", () => {
    const days = (value: number, en: string, fr: string) => {
      const counted = new Map(facts).set("a.count", { ...facts.get("offer.fee")!, id: "a.count", unit: "days", value });
      const say = (lang: "en" | "fr") => plain(resolveRecord({ en, fr }, lang, counted, site));
      return [say("en"), say("fr")];
    };
    const said = ["in {a.count} days, or {a.count}-day", "{a.count} jours près"] as const;
    expect(days(1, ...said)).toEqual(["in 1 day, or 1-day", "1 jour près"]);
    expect(days(0, ...said)).toEqual(["in 0 days, or 0-day", "0 jour près"]);
    expect(days(2, ...said)).toEqual(["in 2 days, or 2-day", "2 jours près"]);
    expect(
      days(
        1,
        "{a.count} meeting rooms, {a.count} times",
        "{a.count} nouvelles startups, {a.count} mois, {a.count} fois",
      ),
    ).toEqual(["1 meeting room, 1 time", "1 nouvelle startup, 1 mois, 1 fois"]);
  });

  test("so does the label beside it", () => {
    const stat = {
      figure: { fact: "a.count" },
      label: { en: "investor meetings in 2 sessions", fr: "startups accélérées" },
    };
    const labels = (value: number) => {
      const counted = new Map(facts).set("a.count", {
        ...facts.get("offer.fee")!,
        id: "a.count",
        unit: "count",
        value,
      });
      return (["en", "fr"] as const).map((lang) => resolveRecord(stat, lang, counted, site).label);
    };
    expect(labels(1)).toEqual(["investor meeting in 2 sessions", "startup accélérée"]);
    expect(labels(2)).toEqual(["investor meetings in 2 sessions", "startups accélérées"]);
  });

  test("turns a reference into a figure", () => {
    const stat = { figure: { fact: "offer.fee", sign: "+" as const } };
    const { figure } = resolveRecord(stat, "fr", facts, site);
    expect({ ...figure, text: plain(figure.text) }).toEqual({
      text: "+9 900 €",
      number: 9900,
      label: "Frais",
      definition: "Ce qui est payé\u00A0: tout.",
      asOf: "1er\u00A0novembre 2026",
      confirm: true,
    });
  });
});

test("unknownFacts names what a record quotes in vain", () => {
  const record = {
    good: { en: "{offer.fee} {offer.fee:tax} {site.city}", fr: "{offer.share}" },
    bad: { en: "{offer.gone}", fr: "{offer.share:tax} {site.notificationEmail} {}" },
    figure: { fact: "stats.gone" },
  };
  expect(unknownFacts(record, facts)).toEqual([
    "offer.gone",
    "offer.share:tax",
    "site.notificationEmail",
    "",
    "stats.gone",
  ]);
});

describe("printFact", () => {
  const print = (part: Pick<Fact, "value" | "unit">, lang: "en" | "fr") =>
    plain(printFact({ ...given, id: "a.b", ...part }, lang));

  test.each<[Pick<Fact, "value" | "unit">, string, string]>([
    [{ value: 18, unit: "months" }, "18", "18"],
    [{ value: { from: 2, to: 3 }, unit: "months" }, "2-3", "2 à 3"],
    [{ value: { from: 3, to: 5 }, unit: "multiple" }, "3-5x", "×3 à ×5"],
    [{ value: 4, unit: "multiple" }, "×4", "×4"],
    [{ value: 500, unit: "m2" }, "500 m²", "500 m²"],
    [{ value: { from: 1, to: 15 }, unit: "day_of_month" }, "1st to the 15th", "1er au 15"],
    [{ value: "2024-07-01", unit: "month" }, "July 2024", "juillet 2024"],
    [{ value: { en: "+50%", fr: "+50 %" }, unit: "words" }, "+50%", "+50 %"],
  ])("%o", (part, english, french) => {
    expect(print(part, "en")).toBe(english);
    expect(print(part, "fr")).toBe(french);
  });
});

test("a price is printed with its tax basis, and words that stand for it alone", () => {
  const fee = (part: Pick<Fact, "value" | "unit" | "tax">) =>
    (["en", "fr"] as const).map((lang) => plain(printPrice({ ...given, id: "a.fee", ...part }, lang)));
  expect(fee({ value: 150, unit: "eur", tax: "HT" })).toEqual(["€150 excl. tax", "150 € HT"]);
  expect(fee({ value: 150, unit: "eur", tax: "unknown" })).toEqual([
    "€150, VAT treatment to be confirmed",
    "150 €, HT ou TTC, à confirmer",
  ]);
  expect(fee({ value: { en: "on request", fr: "sur demande" }, unit: "words", tax: "unknown" })).toEqual([
    "on request",
    "sur demande",
  ]);
});
