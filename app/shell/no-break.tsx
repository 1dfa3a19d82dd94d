/** Parts of a title that must not break: hyphenated words, and a slash with the word before it. */
const inTitle = /(\S+-\S+|\S+ \/)/;

/** Words of running text that must not break at their hyphen. */
const inText = /(\S*(?:e-mail(?:s|ed)?|pre-seed|rendez-vous)(?!\p{L})\S*)/iu;

/** A number with its unit, in English; French texts already contain the no-break spaces. */
const counted = /\d[KM]?\+? (?:months?|weeks?|days?|hours?|minutes?|years?|investors|a (?:month|year))(?!\p{L})/gu;

const partsOf = (text: string) => text.replace(counted, (whole) => whole.replaceAll(" ", "\u00A0")).split(inText);

/** Text in which certain words and numbers are kept on one line if they fit. */
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
