/** In a title: any word with a hyphen; a slash begins no line. */
const inTitle = /(\S+-\S+|\S+ \/)/;

/** In running text: the words that nobody reads in halves. */
const inText = /(\S*(?:e-mail(?:s|ed)?|pre-seed|rendez-vous)(?!\p{L})\S*)/iu;

/** A number with what it counts, in English; French has its spaces typed. */
const counted = /\d[KM]?\+? (?:months?|weeks?|days?|hours?|minutes?|years?|investors|a (?:month|year))(?!\p{L})/gu;

const partsOf = (text: string) => text.replace(counted, (whole) => whole.replaceAll(" ", "\u00A0")).split(inText);

/** A text whose whole parts stay on one line, as long as the line holds them. */
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
