import { createHash } from "node:crypto";
import type { Version } from "../../../domain/document/document.server.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";
import { organisation } from "../../../platform/language/organisation.ts";
import { calendar, calendarInstant, calendarSummary, wholeDays } from "../../../platform/calendar/calendar.ts";

/** Removes the numbers from a title, so that all cash events, which a shared calendar must omit, are recognised. */
const withoutFigures = (what: string) => what.replace(/\d+/g, "");
const ofCash = new Set([en, fr].flatMap(({ phrases }) => [phrases.cashEnds, phrases.floor(0)].map(withoutFigures)));

/** An event keeps its id in every version, so that calendar programs move the event instead of adding another. */
export function milestonesCalendar({ number, composed, milestones, madeAt }: Version, founder: string, host: string) {
  const idOf = (what: string) =>
    `${createHash("sha256").update(`${founder} ${what}`).digest("hex").slice(0, 32)}@${host}`;
  const seen = new Map<string, number>();
  const events = milestones.flatMap(({ day, what }) => {
    if (ofCash.has(withoutFigures(what))) return [];
    const times = (seen.get(what) ?? 0) + 1;
    seen.set(what, times);
    return [
      [
        `UID:${idOf(times === 1 ? what : `${what} ${times}`)}`,
        `SEQUENCE:${number}`,
        `DTSTAMP:${calendarInstant(madeAt)}`,
        ...wholeDays(day),
        calendarSummary(what),
        "TRANSP:TRANSPARENT",
      ],
    ];
  });
  return calendar("PUBLISH", events, { organisation: organisation(), topic: "Roadmap", name: composed.title });
}
