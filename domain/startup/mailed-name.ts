import { claimsTheHouse } from "./house-name.ts";

/** Matches text that mail programs turn into links, and telephone numbers. */
const leads = /[@/\\:]|\.\p{L}{2,}|\bwww\b|\d(?:[\s.()_-]*\d){8,}/u;

/** Returns "" if the name contains an address or telephone number, or resembles the accelerator's name. */
export function mailedName(name: string, longest = 60) {
  const line = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, " ")
    .trim();
  if (leads.test(line) || claimsTheHouse(line)) return "";
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
