import { expect, test } from "vitest";
import { spelledNumbersIn } from "./spelled-numbers.ts";
import { inventedIn, writtenLines } from "./written-text.ts";

const source = [
  "Marché: Les 9 000 restaurants des villes moyennes, quarante-deux d’entre eux commandent, un tiers de moins.",
  "MRR: 12 300 € (octobre 2026)",
  "Churn: 4,5 % (octobre 2026)",
  "Runway: 5,2 mois (juin 2026)",
  "Montant: 1,2 M€",
].join("\n");

test.each([
  "Nous visons 9 000 restaurants. Le MRR est de 12 300 € en octobre 2026, le churn de 4,5 %.",
  "We aim at 9,000 restaurants; MRR was €12,300 (€12.3k) and churn 4.5% in October 2026.",
  "42 restaurants commandent, et paient un tiers de moins.",
  "Quarante-deux restaurants commandent. Nous cherchons 1,2 million d’euros.",
  "The cash lasts 5.2 months.",
])("keeps to what it was given: %s", (text) => expect(inventedIn(text, source)).toBeNull());

test.each([
  ["Nous visons 9 500 restaurants.", "9 500"],
  ["Le MRR est de 12 400 €.", "12 400"],
  // In these texts the number is in the source, but with another unit.
  ["Le churn est de 5,2 %.", "5,2"],
  ["Le runway coûte 4,5 €.", "4,5"],
  ["Churn is 5.2 per cent.", "5.2"],
  // In these texts the invented number is written in words, in digits of another script, or as a fraction.
  ["Cinquante restaurants commandent.", "50"],
  ["Le churn est de cinq pour cent.", "5"],
  ["Two hundred restaurants buy.", "200"],
  ["Notre MRR a triplé.", "3"],
  ["Nous prenons la moitié du marché.", "0.5"],
  ["Nous avons ٣ clients.", "٣"],
  ["Nous avons ½ marché.", "½"],
  ["Écrivez à a@b.example.", "a@b.example."],
  ["Voyez https://evil.example/x", "https://evil.example/x"],
  ["Voyez evil.example", "evil.example"],
  ["Nous avons [nombre] clients.", "["],
])("says what was not given: %s", (text, invented) => expect(inventedIn(text, source)).toBe(invented));

test("numbers in words are read in both languages", () => {
  expect(spelledNumbersIn("soixante-dix-sept, quatre-vingt-dix, vingt et un mille, deux cents")).toEqual([
    ...[77, 90, 21_000, 200],
  ]);
  expect(spelledNumbersIn("twenty-three thousand five hundred and six; une dizaine, trois quarts")).toEqual([
    ...[23_506, 10, 3, 0.25],
  ]);
});

test("is drawn as lines of plain text", () => {
  expect(writtenLines("# Titre\r\n\r\n**Gras** \u0000et \u202Emarques\ud800\n* un\n2) deux\n- \n")).toEqual([
    ...["Titre", "Gras et marques\uFFFD", "- un", "- deux"],
  ]);
});
