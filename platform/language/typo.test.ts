import { describe, expect, test } from "vitest";
import { steep } from "../../e2e/peers/endless-texts.ts";
import { typo } from "./typo.ts";

describe("typo", () => {
  test.each([
    ["Prêt ?", "Prêt\u202F?"],
    ["Prêt?", "Prêt\u202F?"],
    ["Oui ; non !", "Oui\u202F; non\u202F!"],
    ["Quoi ?!", "Quoi\u202F?!"],
    ["À savoir : rien", "À savoir\u00A0: rien"],
    ["À savoir: rien", "À savoir\u00A0: rien"],
    ["« bonjour »", "«\u00A0bonjour\u00A0»"],
    ["«bonjour»", "«\u00A0bonjour\u00A0»"],
    ["L'équipe d'abord...", "L’équipe d’abord…"],
    ["50 % et 9 €", "50\u00A0% et 9\u00A0€"],
    ["3 minutes, puis 18 mois", "3\u00A0minutes, puis 18\u00A0mois"],
    ["7 h 30, 3 min 50 et 40 euros", "7\u00A0h\u00A030, 3\u00A0min\u00A050 et 40\u00A0euros"],
    ["de 2 à 3 ans", "de 2\u00A0à\u00A03\u00A0ans"],
    ["loi n° 78-17", "loi n°\u00A078-17"],
    ["article 163 bis, articles L. 224-25-1", "article\u00A0163 bis, articles L.\u00A0224-25-1"],
    ["100 k€ par an", "100\u00A0k€ par\u00A0an"],
    ["3,3 points, 100 investisseurs, 3 places", "3,3\u00A0points, 100\u00A0investisseurs, 3\u00A0places"],
    ["du 6 janvier 1978 au 1er août", "du 6\u00A0janvier 1978 au 1er\u00A0août"],
  ])("%s", (typed, printed) => {
    expect(typo(typed)).toBe(printed);
    expect(typo(printed)).toBe(printed);
  });

  test.each([
    "https://exemple.fr/?a=1&b=l'un",
    "de 18:00 à 21:00",
    "de 10 000 à 15 000",
    "en 2025 à 12 voix",
    "2 moissons",
    "5 maires",
    "{offer.upfront_fee} et {offer.upfront_fee:tax}",
    "ecrire@exemple.fr",
  ])("leaves %s alone", (typed) => {
    expect(typo(typed)).toBe(typed);
  });

  test("sees the punctuation after a placeholder or an address", () => {
    expect(typo("{offer.duration} ?")).toBe("{offer.duration}\u202F?");
    expect(typo("{offer.duration} mois")).toBe("{offer.duration}\u00A0mois");
    expect(typo("{investor.revenue} par an")).toBe("{investor.revenue} par\u00A0an");
    expect(typo("https://exemple.fr : ici")).toBe("https://exemple.fr\u00A0: ici");
  });
});

test("takes work in proportion to the text, whatever it repeats", { timeout: 60_000 }, () => {
  expect(steep(typo, 60_000)).toEqual([]);
});
