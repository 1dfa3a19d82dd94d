import { claimsTheHouse } from "./house-name.ts";

const longest = 60;
/** Text that mail programs turn into links. */
const leads = /[@/\\:]|\.\p{L}{2,}|\bwww\b/u;

/**
 * A typed name reduced to one short line, for use in e-mails to others. Empty if it contains an address or could be
 * mistaken for ours.
 */
export function mailedName(name: string) {
  const line = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, " ")
    .trim();
  if (leads.test(line) || claimsTheHouse(line)) return "";
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
