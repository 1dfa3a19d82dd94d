import { organisation } from "../../platform/language/organisation.ts";

/** Maps look-alike characters to Latin letters. Only letters in the pattern `claims` are needed. */
const readAs: Record<string, string> = {
  ...{ а: "a", е: "e", в: "b", һ: "h", і: "i", ѕ: "s", т: "t", у: "y", ԁ: "d", α: "a", ε: "e", ι: "i", τ: "t", ν: "v" },
  ...{ "0": "o", "1": "l", "3": "e", "4": "a", "@": "a", ı: "i" },
};

/** Normalises a name, so that names that look the same become equal. */
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

/** Checks whether a name contains the organisation's name or claims to be verified. */
export function claimsTheHouse(name: string) {
  const read = asRead(name);
  return /[✓✔☑✅🗸]/u.test(name) || claims.test(read) || holdsOurName(read);
}
