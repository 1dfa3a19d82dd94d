import { domainToASCII, domainToUnicode } from "node:url";
import { type SQLWrapper, sql } from "drizzle-orm";

// ASCII domains must not match, because the conversion would change addresses such as "127.1" and "%2e".
const international = /^(?=.*[^\0-\x7F])[^\0-,/:-`{-\x7F]+$/u;

/**
 * Normalises an e-mail address for storage, comparison and limits: Unicode form NFC, lower case, and the domain in
 * ASCII.
 */
export function emailKey(typed: string) {
  const folded = typed.trim().normalize("NFC").toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + ((international.test(domain) && domainToASCII(domain)) || domain);
}

/** Returns the normalised address and, for a non-ASCII domain, the spelling that earlier versions stored. */
export function emailSpellings(typed: string): [key: string, ...older: string[]] {
  const key = emailKey(typed);
  const at = key.lastIndexOf("@") + 1;
  const letters = key.slice(0, at) + domainToUnicode(key.slice(at));
  return emailKey(letters) === key && letters !== key ? [key, letters] : [key];
}

/** Mail providers that ignore dots in the part before the "@". */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** Removes "+" and the text after it, and the dots at providers that ignore dots. */
export function mailboxOf(email: string) {
  const [name = "", host = ""] = emailKey(email).split("@");
  const [before = ""] = name.split("+");
  const plain = before === "" ? name : before;
  return dotless.has(host) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}

/** Returns SQL for the `mailboxOf` a stored address. */
export function mailboxIn(address: SQLWrapper) {
  const name = sql`split_part(${address}, '@', 1)`;
  const host = sql`split_part(${address}, '@', 2)`;
  const plain = sql`coalesce(nullif(split_part(${name}, '+', 1), ''), ${name})`;
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${plain}, '.', '') || '@gmail.com' else ${plain} || '@' || ${host} end`;
}
