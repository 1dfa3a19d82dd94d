export type DayOrder = "day-first" | "month-first";

/** A parsed date; `day` is null if the text names only a month. */
export type WrittenDay = { year: number; month: number; day: number | null };

const months = [
  ...["jan(?:v(?:ier)?|uary)?", "f(?:[ée]v(?:r(?:ier)?)?|eb(?:ruary)?)", "mar(?:s|ch)?", "a(?:vr|pr)(?:il)?"],
  ...["ma[iy]", "ju(?:in|ne?)", "ju(?:il(?:l(?:et)?)?|ly?)", "ao[uû]t|aug(?:ust)?", "sep(?:t(?:em(?:bre|ber))?)?"],
  ...["oct(?:ob(?:re|er))?", "nov(?:em(?:bre|ber))?", "d[ée]c(?:em(?:bre|ber))?"],
];
const name = `(${months.join("|")})(?!\\p{L})\\.?`;
const nth = "(?:er|st|nd|rd|th)?";
const year = "['’]?(\\d{4}|\\d{2})(?!\\d)";
const apart = "[-/. ]";

const startsWith = (pattern: string) => new RegExp(`^${pattern}`, "iu");
const yearFirst = startsWith(`(\\d{4})${apart}(\\d{1,2})(?:${apart}(\\d{1,2}))?(?!\\d)`);
const inNumbers = startsWith(`(\\d{1,2})${apart}(\\d{1,2})${apart}(\\d{4}|\\d{2})(?!\\d)`);
const monthThenDay = startsWith(`${name}${apart}*(\\d{1,2})${nth}(?:,${apart}*|${apart}+)(\\d{4})(?!\\d)`);
const named = startsWith(`(?:(\\d{1,2})${nth}${apart}*(?:of |d[e'’] ?)?)?${name}${apart}*(?:of |d[e'’] ?)?,? ?${year}`);

const monthOf = (word: string) => months.findIndex((each) => startsWith(`(?:${each})$`).test(word)) + 1;
const yearOf = (digits: string) => Number(digits) + (digits.length === 2 ? 2_000 : 0);

/** Returns the date at the start of a text and the rest; null if there is no date. */
export function dayAtStart(written: string, order: DayOrder): (WrittenDay & { rest: string }) | null {
  const whole = written.normalize("NFC");
  const text = whole.replace(/\s/g, " ");
  const found = (match: RegExpExecArray, its: WrittenDay) => ({ ...its, rest: whole.slice(match[0].length) });
  const first = yearFirst.exec(text);
  if (first) {
    const [, of = "", month, day] = first;
    return found(first, { year: Number(of), month: Number(month), day: day === undefined ? null : Number(day) });
  }
  const numbers = inNumbers.exec(text);
  if (numbers) {
    const [one, other] = [Number(numbers[1]), Number(numbers[2])];
    const isDayFirst = one > 12 || (other <= 12 && order === "day-first");
    const [day, month] = isDayFirst ? [one, other] : [other, one];
    return found(numbers, { year: yearOf(numbers[3] ?? ""), month, day });
  }
  const american = monthThenDay.exec(text);
  if (american) {
    const [, month = "", day, of = ""] = american;
    return found(american, { year: Number(of), month: monthOf(month), day: Number(day) });
  }
  const inWords = named.exec(text);
  if (!inWords) return null;
  const [, day, month = "", of = ""] = inWords;
  return found(inWords, { year: yearOf(of), month: monthOf(month), day: day === undefined ? null : Number(day) });
}

const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(?:Z| ?[+-]\d{2}:?\d{2})?$/i;
const weekday = /^(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[,.]? +/i;
/** The day from which spreadsheets count dates. */
const countedFrom = Date.UTC(1899, 11, 30);

/** Parses a cell such as "31/10/26", "oct-26", "October 2026" or 46296 (a day number); null if not a date. */
export function dayInCell(cell: string, order: DayOrder): WrittenDay | null {
  const text = cell.trim().replace(/\s+/g, " ").replace(time, "").replace(weekday, "");
  const [, month, of] = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (month && of) return { year: yearOf(of), month: Number(month), day: null };
  const [, joined, joinedMonth, joinedDay] = /^((?:19|20)\d{2})(\d{2})(\d{2})?$/.exec(text) ?? [];
  if (joined) return { year: Number(joined), month: Number(joinedMonth), day: joinedDay ? Number(joinedDay) : null };
  if (/^[345]\d{4}(?:[.,]0*)?$/.test(text)) {
    const date = new Date(countedFrom + Number.parseInt(text, 10) * 86_400_000);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }
  const found = dayAtStart(text, order);
  if (!found || found.rest !== "") return null;
  return { year: found.year, month: found.month, day: found.day };
}

/** Returns whether a table writes the day or the month first; null if every date could be read either way. */
export function orderOf(cells: readonly string[]): DayOrder | null {
  const pairs = cells.flatMap((cell) => {
    const match = inNumbers.exec(cell.trim());
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (pairs.some(([one]) => one > 12)) return "day-first";
  if (pairs.some(([, other]) => other > 12)) return "month-first";
  return pairs.some(([one, other]) => one !== other) ? null : "day-first";
}
