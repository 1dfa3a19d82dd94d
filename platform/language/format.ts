import type { Lang } from "./language.ts";

const zone = { timeZone: "Europe/Paris" } as const;
const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

type Moment = string | Date;

type LastingUnit = "hour" | "day" | "month" | "year";

const instant = (moment: Moment) => (typeof moment === "string" ? new Date(`${moment}T12:00:00Z`) : moment);

const ordinal = new Intl.PluralRules("en-GB", { type: "ordinal" });
const endings = { zero: "th", one: "st", two: "nd", few: "rd", many: "th", other: "th" };

function formatter(lang: Lang) {
  const locale = lang === "fr" ? "fr-FR" : "en-GB";
  const money = new Intl.NumberFormat(locale, euros);
  const american = lang === "fr" ? locale : "en-US";
  const shortMoney = new Intl.NumberFormat(american, {
    ...euros,
    notation: "compact",
    maximumFractionDigits: 1,
  });
  const price = new Intl.NumberFormat(locale, { ...euros, minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const share = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const changed = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "long" });
  const weekday = new Intl.DateTimeFormat(locale, { ...zone, weekday: "long", day: "numeric", month: "long" });
  const month = new Intl.DateTimeFormat(locale, { ...zone, month: "long", year: "numeric" });
  const shortMonth = new Intl.DateTimeFormat(locale, { ...zone, month: "short" });
  const monthName = new Intl.DateTimeFormat(locale, { ...zone, month: "long" });
  const time = new Intl.DateTimeFormat(locale, { ...zone, hour: "2-digit", minute: "2-digit" });
  const monthDay = new Intl.DateTimeFormat(locale, { ...zone, day: "numeric", month: "long" });

  const shortDay = new Intl.DateTimeFormat(locale, { ...zone, day: "numeric", month: "short" });
  const list = new Intl.ListFormat(locale);
  const lasting = (unit: LastingUnit) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  const lastings = { hour: lasting("hour"), day: lasting("day"), month: lasting("month"), year: lasting("year") };

  /** Puts a no-break space between day and month in French, so that a line never ends between them. */
  const whole = (dayAndMonth: string) =>
    lang === "fr" ? dayAndMonth.replace(/(?<=\d(?:er)?) (?=\p{L})/u, "\u00A0") : dayAndMonth;
  const first = (french: string) => (lang === "fr" ? french.replace(/^1(?= )/, "1er") : french);
  const to = lang === "fr" ? " à " : " to ";

  const format = {
    /** Formats whole euros: 9 900 € · €9,900. The minus sign is U+2212. */
    money: (value: number) => money.format(value).replace("-", "\u2212"),
    /** Formats cents: 311 € · €311, or 310,60 € · €310.60 for an amount with cents. */
    cents: (value: number) => (value % 100 === 0 ? money : price).format(value / 100).replace("-", "\u2212"),
    /** Formats euros rounded to thousands or millions: 100 k€ · €100K. */
    moneyShort: (value: number) => shortMoney.format(value).replace(/(?<=[kM])\s€/, "€"),
    /** Formats the price of one share in euros, with two to four decimals: 14,00 € · €0.7273. */
    price: (value: number) => price.format(value),
    /** Formats a share with exactly one decimal: 80,0 % · 80.0%. */
    share: (value: number) => share.format(value / 100),
    /** Formats a shareholding: 80,0 % · 80.0%; a value that rounds to zero becomes < 0,1 % · < 0.1%. */
    held: (value: number) => (value < 0.05 ? `<\u00A0${share.format(0.001)}` : share.format(value / 100)),
    /** Formats a value in percent: 600 becomes "600 %" in French and "600%" in English. */
    percent: (value: number) => percent.format(value / 100),
    /** Formats a change in percent: 12.04 gives +12 % · +12%, and -3.5 gives −3,5 % · −3.5%. */
    change: (value: number) => changed.format(value / 100).replace("-", "\u2212"),
    /** Formats a number with its sign: +0,5 · −0.5. The minus sign is U+2212. */
    signed: (value: number) => signed.format(value).replace("-", "\u2212"),
    count: (value: number) => number.format(value),
    /** Formats a number for a form field, with up to three decimals: 12 300,5 · 12,300.5. */
    exact: (value: number) => exact.format(value),
    multiple: (value: number) => `×${number.format(value)}`,
    area: (value: number) => `${number.format(value)}\u00A0m²`,
    /** Formats a range: 10 à 25 % · 10 to 25%. The percent sign is written only once. */
    range: (from: number, until: number, print: (value: number) => string) => {
      const last = print(until);
      const unit = last.match(/[\s\u00A0\u202F]?%$/)?.[0] ?? "";
      const start = print(from);
      return `${unit ? start.slice(0, -unit.length) : start}${to}${last}`;
    },
    /** Formats a date: 27 mai 2025 · 27 May 2025. */
    date: (moment: Moment) => whole(first(date.format(instant(moment)))),
    /** Formats a date and time: 16 juin 2026 à 18:00 · 16 June 2026, 18:00. */
    moment: (at: Date): string => `${format.date(at)}${lang === "fr" ? " à" : ","} ${format.time(at)}`,
    /** Formats a day with its weekday: mardi 16 juin · Tuesday 16 June. */
    weekday: (moment: Moment) =>
      whole(
        weekday
          .format(instant(moment))
          .replace(",", "")
          .replace(/(?<=^\p{L}+ )1(?= )/u, lang === "fr" ? "1er" : "1"),
      ),
    /** Formats a day without the year: 15 juin · 15 June. */
    day: (moment: Moment) => whole(first(monthDay.format(instant(moment)))),
    /** Formats a day for lists and chart labels: 15 juin · 15 Jun. */
    shortDay: (moment: Moment) => whole(first(shortDay.format(instant(moment)))),
    /** Formats the first and last day of a session: 17 et 18 juin 2025 · 17 and 18 June 2025. */
    days: (from: string, until: string = from) => days(from, until),
    /** Formats the number of a day of the month: 1er, 15 · 1st, 15th. */
    ordinalDay: (value: number) =>
      lang === "fr" ? (value === 1 ? "1er" : `${value}`) : `${value}${endings[ordinal.select(value)]}`,
    /** Formats a month with its year: juillet 2024 · July 2024. */
    month: (moment: Moment) => month.format(instant(moment)),
    /** Formats the short name of a month: juil. · Jul. */
    shortMonth: (moment: Moment) => shortMonth.format(instant(moment)),
    /** Formats the name of a month: juillet · July. */
    monthName: (moment: Moment) => monthName.format(instant(moment)),
    /** Formats the time of day in Paris, in both languages as 18:00. */
    time: (moment: Date) => time.format(moment),
    /** Formats a duration: 3 ans, 30 jours · 3 years, 30 days. */
    duration: (value: number, unit: LastingUnit) => lastings[unit].format(value),
    /** Joins texts to a list: Anna, Ben et Carla · Anna, Ben and Carla. */
    list: (items: readonly string[]) => list.format(items),
  };

  function days(from: string, until: string): string {
    const end = format.date(until);
    if (from === until) return end;
    if (from.slice(0, 4) !== until.slice(0, 4)) return `${format.date(from)} – ${end}`;
    if (from.slice(0, 7) !== until.slice(0, 7)) return `${format.day(from)} – ${end}`;
    const [opening, closing] = [Number(from.slice(8)), Number(until.slice(8))];
    const consecutive = closing - opening === 1;
    if (lang === "fr") return `${first(`${opening} `).trim()} ${consecutive ? "et" : "au"} ${end}`;
    return `${opening}${consecutive ? " and " : "–"}${end}`;
  }

  return format;
}

export type Format = ReturnType<typeof formatter>;

export const formats: Record<Lang, Format> = { en: formatter("en"), fr: formatter("fr") };
