const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** A sheet's words without accents, curly apostrophes or points inside numbers: they are typed in many ways. */
export const plain = (text: string) =>
  withoutAccents(text)
    .replace(/[’‘`]/g, "'")
    .replace(/[\u00A0\u202F\u2009]/g, " ")
    .replace(/[‐‑]/g, "-")
    .replace(/(?<=\d)\.(?=\d)/g, ",");

/** A pattern that is written with its accents and tried on plain text. */
export const wording = (pattern: RegExp) => new RegExp(withoutAccents(pattern.source), "iu");
