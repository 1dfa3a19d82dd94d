const endsOfDomains = "com|fr|io|net|org|eu|co|ai|app|dev|info|me|be|ch|uk|de|vc|fund|capital|tech";
/** Accounts elsewhere, addresses and links, also where their signs are written out. */
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
 * Whether a text holds an e-mail address, a phone number or a link: contact details are exchanged after a yes, never in
 * a message before it.
 */
export function holdsContactDetails(text: string) {
  const read = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cf}\u00AD]/gu, "");
  if (written.some((pattern) => pattern.test(read))) return true;
  return [...read.matchAll(number)].some(([found]) => !amount.test(found));
}

/** A name or a firm as it is shown before a yes: empty where it holds contact details. */
export const withoutContactDetails = (text: string) => (holdsContactDetails(text) ? "" : text);
