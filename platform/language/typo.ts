const NARROW = "\u202F";
const WIDE = "\u00A0";

// The look-behind prevents quadratic time for a long word without "@".
const untouched = /(https?:\/\/[^\s»]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|\{[^{}]*\})/;

/**
 * Applies French typography to spaces, apostrophes and ellipses. URLs, e-mail addresses, times and {placeholders} are
 * not changed.
 */
export function typo(french: string): string {
  return french
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : punctuate(part)))
    .join("")
    .replace(
      /(?<=\b\d{1,2}(?:er)?) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
      WIDE,
    )
    .replace(
      /(?<=[\d}]) (?=(?:secondes?|minutes?|min|heures?|h|jours?|semaines?|mois|ans?|euros?|points?|places?|investisseurs?)(?!\p{L}))/gu,
      WIDE,
    )
    .replace(/(?<=\d[ \u00A0](?:h|min)) (?=\d)/g, WIDE)
    .replace(/(?<=[€}][ \u00A0]par) (?=(?:an|mois)(?!\p{L}))/gu, WIDE);
}

function punctuate(part: string): string {
  return part
    .replaceAll("'", "’")
    .replaceAll("...", "…")
    .replace(/(?<![ \u00A0\u202F])[ \u00A0\u202F]+(?=[;!?])/g, NARROW)
    .replace(/(?<=[\p{L}\p{N}»)%€])(?=[;!?]+(\s|$))/gu, NARROW)
    .replace(/(?<![ \u00A0\u202F])[ \u00A0\u202F]+(?=:(\s|$))/g, WIDE)
    .replace(/(?<=[\p{L}»)%€])(?=:(\s|$))/gu, WIDE)
    .replace(/«[ \u00A0\u202F]*/g, `«${WIDE}`)
    .replace(/(?<![ \u00A0\u202F])[ \u00A0\u202F]*»/g, `${WIDE}»`)
    .replace(/(?<=\d) (?=%|[kM]?€|m²)/g, WIDE)
    .replace(/(?<=(?<![\d:]|\d[ \u00A0\u202F])\d{1,3}) à (?=\d{1,3}(?![\d:]|[ \u00A0\u202F]\d))/g, `${WIDE}à${WIDE}`)
    .replace(/(?<=\b(?:n°|art\.|articles?|[LRDA]\.)) (?=\d)/g, WIDE);
}
