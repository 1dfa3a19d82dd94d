/**
 * Matches the parts of a title that must not be split across lines: hyphenated words, and a slash with the word before
 * it.
 */
const inTitle = /(\S+-\S+|\S+ \/)/;

/** Matches words of running text that must not be split at their hyphen. */
const inText = /(\S*(?:e-mail(?:s|ed)?|pre-seed|rendez-vous)(?!\p{L})\S*)/iu;

/** Matches a number with its unit in English texts. French texts already contain no-break spaces. */
const counted = /\d[KM]?\+? (?:months?|weeks?|days?|hours?|minutes?|years?|investors|a (?:month|year))(?!\p{L})/gu;

const partsOf = (text: string) => text.replace(counted, (whole) => whole.replaceAll(" ", "\u00A0")).split(inText);

/** Shows text in which hyphenated words and numbers with their units are not split across lines. */
export function NoBreak({ title, text = "" }: { title: string; text?: never } | { title?: never; text: string }) {
  return (title === undefined ? partsOf(text) : title.split(inTitle)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
