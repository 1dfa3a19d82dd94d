import { domainToASCII, domainToUnicode } from "node:url";

// Only what is no ASCII yet is translated: the translation would also read "127.1" and "%2e" as something else. Any sign
// beyond ASCII is, as it is when a mail is sent: "℡" is "tel" there, and what nobody sees is nothing.
const international = /^(?=.*[^\0-\x7F])[^\0-,/:-`{-\x7F]+$/u;

/**
 * The one spelling of an e-mail address that is stored, compared and counted: NFC, lower case, its domain in ASCII, as
 * browsers send it.
 */
export function emailKey(typed: string) {
  const folded = typed.trim().normalize("NFC").toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + ((international.test(domain) && domainToASCII(domain)) || domain);
}

/** The key, and the address as it was kept before keys were: with the letters of its domain. */
export function emailSpellings(typed: string): [key: string, ...older: string[]] {
  const key = emailKey(typed);
  const at = key.lastIndexOf("@") + 1;
  const letters = key.slice(0, at) + domainToUnicode(key.slice(at));
  return emailKey(letters) === key && letters !== key ? [key, letters] : [key];
}
