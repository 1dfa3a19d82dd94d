import { printedNumbersIn, unverifiedIn, withoutDigits } from "./printed-numbers.ts";
import { sayable } from "./sayable.ts";
import { spelledNumbersIn } from "./spelled-numbers.ts";

// The pattern has bounded lengths, because long runs of Markdown marks would otherwise cause slow backtracking.
const marks = /\*\*|__|`+|^[ \t\u00A0]{0,8}#{1,6}[ \t\u00A0]{1,8}/gm;

export const writtenLines = (text: string): string[] =>
  sayable(text)
    .replace(marks, "")
    .split("\n")
    .map((line) => line.trim().replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, "- "))
    .filter((line) => line !== "" && line !== "-");

const amount = String.raw`\d[\d \u00A0\u202F.,]{0,24}(?:[ \u00A0\u202F]?(?:k|K|M|millions?|mille|thousand)(?![\p{L}\d]))?[ \u00A0\u202F]?`;
/** Percentages and amounts of money are checked separately, so that "20 €" does not permit "20 %". */
const kinds = [
  new RegExp(String.raw`${amount}%`, "gu"),
  new RegExp(String.raw`${amount}(?:d[’'])?(?:€|\$|£|EUR|USD|euros?|dollars?)|[€$£][ ]?${amount}`, "giu"),
];
const address =
  /\bhttps?:\S*|\bwww\.\S+|\S{1,64}@\S{1,255}|\b[\p{L}\d-]{1,63}\.(?:com|fr|eu|io|net|org|ai|co|dev|app|example)\b/giu;

const withSigns = (text: string) => text.replace(/\b(?:pour[ -]cents?|per ?cent)(?!\p{L})/giu, "%");

/** Returns the first number, internet address or bracket that is not in the model's input, or null. */
export function inventedIn(written: string, given: string): string | null {
  const [text, source] = [withSigns(written), withSigns(given)];
  const known = [...printedNumbersIn(source), ...spelledNumbersIn(withoutDigits(source))];
  const [digits] = unverifiedIn(text, known);
  if (digits) return digits;
  // Digits of other scripts, fractions such as "½" and superscripts are checked here, because `unverifiedIn` does not
  // find them.
  const [other] = text.match(/(?!\d)\p{N}/gu) ?? [];
  if (other && !source.includes(other)) return other;
  const spelled = spelledNumbersIn(withoutDigits(text)).find((each) => !known.includes(each));
  if (spelled !== undefined) return String(spelled);
  for (const kind of kinds) {
    const of = (line: string) => line.match(kind)?.join("\n") ?? "";
    const [wrong] = unverifiedIn(of(text), printedNumbersIn(of(source)));
    if (wrong) return wrong;
  }
  const elsewhere = text.match(address)?.find((each) => !source.includes(each));
  return elsewhere ?? (/[[\]]/.test(text) && !/[[\]]/.test(source) ? "[" : null);
}
