import { fieldWords } from "../../../domain/delivery/lead-field-words.en.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";

type Payload = Record<string, string | number>;

const text = (payload: Payload, names: readonly string[]) =>
  names
    .map((name) => String(payload[name] ?? ""))
    .filter(Boolean)
    .join(" ");

/** Who sent it, as far as they said. */
export const nameIn = (payload: Payload) => text(payload, ["fullName"]) || text(payload, ["firstName", "lastName"]);

export const companyIn = (payload: Payload) => text(payload, ["companyName", "startupName", "firm", "projectName"]);

/** The first words of what they wrote. */
export const saidIn = (payload: Payload) => text(payload, ["message", "contribution", "pitch", "idea"]).slice(0, 140);

type Printed = { lang: Lang; yes: string; no: string };

/** What the site stored beside what was typed, in words: figures, dates, a yes or no. Undefined of everything else. */
export function printed(name: string, value: string | number, { lang, yes, no }: Printed) {
  const { count, date, month } = formats[lang];
  if (typeof value === "number") return count(value);
  if (name === "phoneConsent") return value === "yes" ? yes : no;
  if (name === "intake" && /^\d{4}-\d\d$/.test(value)) return month(`${value}-01`);
  if (name === "changeableUntil" && /^\d{4}-\d\d-\d\d$/.test(value)) return date(value);
  return undefined;
}

const order = Object.keys(fieldWords);

/** What a lead says, who sent it first: the database keeps its parts in an order of its own. */
export const inOrder = (payload: Payload) =>
  Object.entries(payload).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
