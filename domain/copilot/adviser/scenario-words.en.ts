import { formats } from "../../../platform/language/format.ts";
import { capital } from "./capital.ts";
import { money, months } from "./sum-words.en.ts";

const f = formats.en;

export const scenario = {
  is: (then: string, now: string) => `**${capital(then)}**, compared with ${now} today.`,
  hire: (people: number, { cents, definition, asOf }: { cents: number; definition: string; asOf: string | null }) =>
    `You gave no salary, so this is an assumption: ${money(cents)} per person per month${asOf ? ` (${f.month(asOf)})` : ""}. ${definition} Ask again with your own, for instance “${people === 1 ? "one hire" : `${people} hires`} at €3,800”.`,
  yearly: (each: number, aYear: number) =>
    `I read ${money(aYear)} as a yearly salary: ${money(each)} per person per month.`,
  room: (count: number, floor: number) =>
    count > 0
      ? `With more than ${months(floor)} of runway left, you can pay ${count} more ${count === 1 ? "person" : "people"}.`
      : `With more than ${months(floor)} of runway left, you can pay no one more.`,
  roomFor: (each: number) => `**At ${money(each)} per person per month:**`,
  anyRoom: "**Your cash isn’t falling**: tell me how many people, and I’ll work out what is left.",
  arrives: (month: string, left: number, end: string) =>
    `Your cash lasts until ${f.month(month)}: ${money(left)} is left at the end of ${f.monthName(end)}, before the money comes in.`,
  tooLate: (month: string, end: string) =>
    `**But the money would come too late**: without it your cash runs out in ${f.month(end)}, before ${f.month(month)}.`,
  fromNow: (month: string) => `This counts from today, not from ${f.month(month)}.`,
  critical: (floor: number) => `That’s below your critical floor of ${months(floor)}.`,
  caution: (floor: number) => `That’s below your floor of ${months(floor)}.`,
  ends: (month: string) => `The cash would run out in ${f.month(month)}.`,
  ask: "Tell me what would change and I’ll recalculate your runway: “if I hire two people at €3,800”, “if I cut €2,000 a month”, “if I get €50,000”, “if my MRR doubles”.",
  price: "And if no customer leaves because of the price.",
  mrr: "That counts every euro of MRR as cash, with spending unchanged.",
};
