import { claimsTheHouse } from "../startup/house-name.ts";

const endsOfDomains = "com|fr|io|net|org|eu|co|ai|app|dev|info|me|be|ch|uk|de|vc|fund|capital|tech";
const written = [
  /@/u,
  /\bwww\b|:\/\//u,
  new RegExp(String.raw`[\p{L}\p{N}-]\s?[.·]\s?(?:${endsOfDomains})\b(?!\.\p{L})`, "u"),
  /[\p{L}\p{N}-]\.\p{L}{2,}\//u,
  /[([{<]\s*(?:at|arobase|arobas|chez|dot|point)\s*[)\]}>]/u,
  /\b(?:arobase|arobas)\b/u,
  new RegExp(String.raw`\b(?:dot|point)\s+(?:${endsOfDomains})\b`, "u"),
];

const number = /(?:\+|\b)\d(?:[\s.()/_-]*\d){8,}/gu;
/** Matches amounts such as 10 000 000, which must not count as phone numbers. */
const amount = /^[1-9]\d{0,2}(?:[\s.](?:\d{3}))+$/u;

/** Checks a text for e-mail addresses, phone numbers and links, which are only exchanged after the startup's yes. */
export function holdsContactDetails(text: string) {
  const read = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}\u00AD]/gu, "");
  if (written.some((pattern) => pattern.test(read))) return true;
  return [...read.matchAll(number)].some(([found]) => !amount.test(found));
}

/** Returns an empty text for an unsuitable name; checked at each display, because firms may be renamed later. */
export const withoutContactDetails = (text: string) => (holdsContactDetails(text) || claimsTheHouse(text) ? "" : text);
