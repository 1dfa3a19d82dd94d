import { claimsTheHouse } from "./house-name.ts";

const longest = 60;
/** What a mail program turns into a link. */
const leads = /[@/\\:]|\.\p{L}{2,}|\bwww\b/u;

/**
 * A name that somebody typed, as an e-mail to others may carry it: one short line. Empty where it holds an address or
 * could pass for ours.
 */
export function mailedName(name: string) {
  const line = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, " ")
    .trim();
  if (leads.test(line) || claimsTheHouse(line)) return "";
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
