import { domainToASCII, domainToUnicode } from "node:url";

// Only non-ASCII domains are converted: the conversion would also change "127.1" and "%2e". Any character beyond ASCII
// is converted, as it is when mail is sent: "℡" becomes "tel", and invisible characters disappear.
const international = /^(?=.*[^\0-\x7F])[^\0-,/:-`{-\x7F]+$/u;

/**
 * The normalised spelling of an e-mail address for storage, comparison and limits: NFC, lower case, domain in ASCII as
 * browsers send it.
 */
export function emailKey(typed: string) {
  const folded = typed.trim().normalize("NFC").toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + ((international.test(domain) && domainToASCII(domain)) || domain);
}

/** The normalised address, and its older spelling with a non-ASCII domain, as stored by earlier versions. */
export function emailSpellings(typed: string): [key: string, ...older: string[]] {
  const key = emailKey(typed);
  const at = key.lastIndexOf("@") + 1;
  const letters = key.slice(0, at) + domainToUnicode(key.slice(at));
  return emailKey(letters) === key && letters !== key ? [key, letters] : [key];
}

/** Mail hosts that ignore dots in the local part of an address. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox of an address: without the part after a plus, and without dots at hosts that ignore them. */
export function mailboxOf(email: string) {
  const [name = "", host = ""] = emailKey(email).split("@");
  const [before = ""] = name.split("+");
  const plain = before === "" ? name : before;
  return dotless.has(host) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
