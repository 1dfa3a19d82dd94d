import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { named } from "../../platform/language/organisation.ts";
import { typo } from "../../platform/language/typo.ts";
import { printRetention, retentionNames } from "../retention/rules.ts";
import type { Fact, Site, Text } from "./content.ts";

export type Facts = ReadonlyMap<string, Fact>;

/** The settings that texts may quote with a placeholder such as {site.legalName}. */
export const quotableSettings = [
  "organisation",
  "legalName",
  "legalForm",
  "shareCapital",
  "registeredOffice",
  "registration",
  "siren",
  "vatNumber",
  "publicationDirector",
  "legalEmail",
  "legalPhone",
  "hostName",
  "hostAddress",
  "hostPhone",
  "emailProvider",
  "mediatorName",
  "mediatorSite",
  "city",
] as const satisfies (keyof Site)[];

type QuotableSetting = (typeof quotableSettings)[number];
/**
 * Matches a placeholder such as {offer.upfront_fee} and up to two following words, because these words become singular
 * if the number is 1.
 */
const quotation = /\{([^{}]*)\}((?:[ \u00A0]\p{L}+){0,2})/gu;

const missing: Text = {
  en: "[to be completed before opening]",
  fr: "[à compléter avant l’ouverture]",
};

const taxWords: Record<NonNullable<Fact["tax"]>, Text> = {
  HT: { en: "excl. tax", fr: "HT" },
  TTC: { en: "incl. tax", fr: "TTC" },
  unknown: { en: "VAT treatment to be confirmed", fr: "HT ou TTC, à confirmer" },
};

export function printFact({ value, unit }: Fact, lang: Lang): string {
  const format = formats[lang];
  const print = printers[unit](lang);
  if (typeof value === "number") return print(value);
  if (typeof value === "string") return unit === "month" ? format.month(value) : format.date(value);
  if (isText(value)) return lang === "fr" && !value.literal ? typo(value.fr) : value[lang];
  const { from, to } = value;
  if (unit === "day_of_month") return `${print(from)} ${lang === "fr" ? "au" : "to the"} ${print(to)}`;
  if (lang === "en" && unit === "months") return `${from}-${to}`;
  if (lang === "en" && unit === "multiple") return `${from}-${to}x`;
  const range = format.range(from, to, print);
  return lang === "fr" ? typo(range) : range;
}

export const printTax = ({ tax }: Fact, lang: Lang) => tax && taxWords[tax][lang];

/** Prints an amount in euros with its tax basis, and words that stand in place of an amount as they are. */
export function printPrice(fact: Fact, lang: Lang): string {
  const tax = fact.unit === "words" ? undefined : printTax(fact, lang);
  return [printFact(fact, lang), tax].filter(Boolean).join(fact.tax === "unknown" ? ", " : " ");
}

type Printer = (lang: Lang) => (value: number) => string;
const count: Printer = (lang) => formats[lang].count;

/** The formats add no unit words such as "months", because these are part of the sentence. */
const printers: Record<Fact["unit"], Printer> = {
  eur: (lang) => formats[lang].money,
  eur_short: (lang) => formats[lang].moneyShort,
  percent: (lang) => formats[lang].percent,
  multiple: (lang) => formats[lang].multiple,
  m2: (lang) => formats[lang].area,
  count,
  years: count,
  months: count,
  weeks: count,
  days: count,
  hours: count,
  minutes: count,
  day_of_month: (lang) => formats[lang].ordinalDay,
  month: count,
  words: count,
};

export function words(text: Text, lang: Lang, facts: Facts, site: Site): string {
  const typed = lang === "fr" && !text.literal ? typo(text.fr) : text[lang];
  const filled = unclaimed(typed, lang, facts, site).replace(quotation, (_, name: string, after: string) => {
    const setting = settingOf(name);
    if (setting) return (site[setting] || missing[lang]) + after;
    const quoted = quoteRetention(name, lang) ?? quoteFact(name, lang, facts) ?? `{${name}}`;
    return quoted + agreed(after, facts.get(name), lang);
  });
  return named(filled, site.organisation);
}

/**
 * Matches the placeholder of a number, together with a "+" after it or "plus de" (French for "more than") before it.
 */
const leastCount = /(?:plus de[ \u00A0])?\{([^{}]*)\}\+?/giu;

/**
 * Replaces unconfirmed numbers in a sentence with their fact's alternative text, if the setting `sampleContentShown` is
 * false.
 */
function unclaimed(sentence: string, lang: Lang, facts: Facts, site: Site) {
  if (site.sampleContentShown) return sentence;
  return sentence.replace(leastCount, (whole, name: string, at: number) => {
    const fact = facts.get(name);
    if (!fact?.confirm || !fact.instead) return whole;
    const text = fact.instead[lang];
    return at === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  });
}

const grammar = { en: new Intl.PluralRules("en"), fr: new Intl.PluralRules("fr") };

/** Plural endings to remove after the number 1, because sentences are written in the plural. */
const plurals = {
  en: /(?<=(?:^|[ \u00A0])(?:year|month|week|day|hour|minute|startup|application|meeting|investor|place|room|session|instalment|time))s(?!\p{L})/gu,
  fr: /(?<=(?:^|[ \u00A0])(?:an|semaine|jour|heure|minute|nouvelle|startup|accélérée|candidature|investisseur|place|salle|session|trimestrielle))s(?!\p{L})/gu,
};

export function agreed(after: string, fact: Fact | undefined, lang: Lang): string {
  const isOne = typeof fact?.value === "number" && grammar[lang].select(fact.value) === "one";
  return isOne ? after.replace(plurals[lang], "") : after;
}

/**
 * Returns the text for a placeholder that quotes a fact: {offer.upfront_fee} gives the figure, {offer.upfront_fee:tax}
 * its tax basis, {pitch.participation_fee:price} both if it is an amount.
 */
export function quoteFact(name: string, lang: Lang, facts: Facts): string | undefined {
  const [id = "", part] = name.split(":");
  const fact = facts.get(id);
  if (!fact) return undefined;
  if (part === undefined) return printFact(fact, lang);
  if (part === "price") return printPrice(fact, lang);
  return part === "tax" ? printTax(fact, lang) : undefined;
}

/** Returns the text for a placeholder that quotes a retention period, for example {retention.leads}. */
export function quoteRetention(name: string, lang: Lang): string | undefined {
  const [, rule] = /^retention\.(\w+)$/.exec(name) ?? [];
  const known = retentionNames.find((name) => name === rule);
  return known && printRetention(known, lang);
}

export function settingOf(name: string): QuotableSetting | undefined {
  return quotableSettings.find((setting) => name === `site.${setting}`);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isText = (value: unknown): value is Text =>
  isObject(value) && typeof value["en"] === "string" && typeof value["fr"] === "string";
