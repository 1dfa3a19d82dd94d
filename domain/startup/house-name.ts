import { organisation } from "../../platform/language/organisation.ts";

/**
 * Maps characters to the Latin letters that look the same. Only letters that occur in `claims`, the pattern of wordings
 * such as "verified by", are needed.
 */
const readAs: Record<string, string> = {
  ...{ а: "a", е: "e", в: "b", һ: "h", і: "i", ѕ: "s", т: "t", у: "y", ԁ: "d", α: "a", ε: "e", ι: "i", τ: "t", ν: "v" },
  ...{ "0": "o", "1": "l", "3": "e", "4": "a", "@": "a", ı: "i" },
};

/**
 * Normalises a name by removing accents and invisible characters and replacing look-alike letters by Latin ones, so
 * that names that look the same become equal.
 */
const asRead = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/./gu, (sign) => readAs[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const claims =
  /\bthe ?labs?\b|\b(verified|certified|approved|endorsed|vetted|recommended) by\b|\bverified\b|\bverifiee?s?\b|\b(certifiee?s?|approuvee?s?|validee?s?|recommandee?s?|labellisee?s?) par\b/u;

function holdsOurName(read: string) {
  const ours = asRead(organisation());
  return ours !== "" && ` ${read} `.includes(` ${ours} `);
}

/**
 * Checks whether a startup's name could be mistaken for an official one, because it contains the organisation's name or
 * claims to be verified.
 */
export function claimsTheHouse(name: string) {
  const read = asRead(name);
  return /[✓✔☑✅🗸]/u.test(name) || claims.test(read) || holdsOurName(read);
}
