/** Values of French and English number words, in lower case. */
export const spelledValues: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  ...{ treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90, cent: 100, cents: 100, mille: 1e3 },
  ...{ million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  ...{ two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ hundred: 100, hundreds: 100, thousand: 1e3, thousands: 1e3, billion: 1e9, billions: 1e9 },
};

const ones = /^(?:une?|one|a)$/;
const words = Object.keys(spelledValues)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const big = "(?:mille|cent|hundred|thousand|(?:m|b)illions?|milliards?)";
const and = "[ -]+et[ -]+(?=une?\\b|onze\\b)|(?<=hundred|thousand|million)[ -]+and[ -]+|[ -]+";
const run = new RegExp(
  `(?<![\\p{L}\\d]|[\\p{L}\\d]-|\\d |\\b(?:pour|per)[ -])(?:(?:une?|one|a) (?=${big}\\b))?(?:${words})(?:(?:${and})(?:${words}|une?|one))*(?![\\p{L}\\d])`,
  "giu",
);

/**
 * Checks whether a number word can continue the number before it: "soixante-quinze" and "dix-huit" are numbers, "dix
 * vingt" is not.
 */
function follows(before: number, value: number) {
  if (before === 0) return true;
  if (before === 10 || before === 70 || before === 90) return value < 10;
  return before % 10 === 0 && value < (before === 60 || before === 80 ? 20 : 10);
}

/** Returns the value of a number written in words; undefined if the words are several numbers in a row. */
function valueOf(spelled: string) {
  let [whole, group] = [0, 0];
  for (const word of spelled.toLowerCase().split(/[ -]+/)) {
    if (word === "et" || word === "and") continue;
    const value = ones.test(word) ? 1 : (spelledValues[word] ?? 0);
    if (value >= 1_000) [whole, group] = [whole + Math.max(1, group) * value, 0];
    else if (value === 100 && group < 20) group = Math.max(1, group) * 100;
    else if (value === 20 && group % 100 === 4) group += 76;
    else if (value < 100 && follows(group % 100, value)) group += value;
    else return undefined;
  }
  return whole + group;
}

/**
 * The smallest number that is converted to digits; smaller numbers, as in "un siège" and "deux tiers", remain words.
 */
const least = 13;

const digitsOf = (word: string) => (/^\d/.test(word) ? word : String(valueOf(word) ?? 0));
/**
 * Matches a decimal number in words such as "douze virgule cinq". Number words from 13 upwards must already be
 * converted to digits.
 */
const decimal = new RegExp(
  `(?<![\\p{L}\\d·]|[\\p{L}\\d]-)(\\d+|zero|une?|one|${words}) (?:virgule|point) (\\d+|une?|one|${words})(?![\\p{L}\\d·])`,
  "giu",
);
/** Matches numbers such as "deux millions et demi", "two and a half million" or "un demi-million". */
const andHalf = new RegExp(
  `(?<![\\p{L}\\d]|[\\p{L}\\d]-)(?:(une?|one|${words}) (?:millions? et demi|and a half million)|((?:un )?demi[ -]million|half a million))(?![\\p{L}\\d])`,
  "giu",
);

/**
 * Converts number words from 13 upwards to digits: "cinq mille euros" becomes "5000 euros". The text must have no
 * accents.
 */
export const withSpelledDigits = (text: string) =>
  text
    .replace(andHalf, (_, millions: string | undefined) =>
      String(((millions ? valueOf(millions) : 0) ?? 0) * 1e6 + 5e5),
    )
    .replace(run, (spelled: string) => {
      const value = valueOf(spelled);
      return value === undefined || value < least ? spelled : String(value);
    })
    .replace(decimal, (_, whole: string, part: string) => `${digitsOf(whole)}·${digitsOf(part)}`);
