import { domainToASCII, domainToUnicode } from "node:url";

// Matches domains with characters beyond ASCII, which are converted as mail servers convert them: "℡" becomes "tel".
// ASCII domains do not match, because the conversion would change addresses such as "127.1" and "%2e".
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

/**
 * Returns the normalised e-mail address. If the domain is internationalised, also returns the spelling with non-ASCII
 * letters, which earlier versions of the site stored.
 */
export function emailSpellings(typed: string): [key: string, ...older: string[]] {
  const key = emailKey(typed);
  const at = key.lastIndexOf("@") + 1;
  const letters = key.slice(0, at) + domainToUnicode(key.slice(at));
  return emailKey(letters) === key && letters !== key ? [key, letters] : [key];
}

/** Mail providers that ignore dots in the part before the "@". */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the mailbox to which an e-mail address delivers: without "+" and the text after it, and without dots at
 * providers that ignore dots.
 */
export function mailboxOf(email: string) {
  const [name = "", host = ""] = emailKey(email).split("@");
  const [before = ""] = name.split("+");
  const plain = before === "" ? name : before;
  return dotless.has(host) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
