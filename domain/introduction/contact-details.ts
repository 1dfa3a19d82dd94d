const endsOfDomains = "com|fr|io|net|org|eu|co|ai|app|dev|info|me|be|ch|uk|de|vc|fund|capital|tech";
/** Matches addresses, links and names of accounts, also with spelled-out symbols. */
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
/** An amount in groups of three, such as 10 000 000. */
const amount = /^[1-9]\d{0,2}(?:[\s.](?:\d{3}))+$/u;

/**
 * Whether a text contains an e-mail address, a phone number or a link. Contact details are only exchanged after a yes.
 */
export function holdsContactDetails(text: string) {
  const read = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}\u00AD]/gu, "");
  if (written.some((pattern) => pattern.test(read))) return true;
  return [...read.matchAll(number)].some(([found]) => !amount.test(found));
}

/** A name or a firm as shown before a yes: empty if it contains contact details. */
export const withoutContactDetails = (text: string) => (holdsContactDetails(text) ? "" : text);
