import { createHash } from "node:crypto";
import type { Version } from "../../../domain/document/document.server.ts";
import { words as en } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";
import { organisation } from "../../../platform/language/organisation.ts";
import { calendarInstant, calendarText, calendarValue } from "../../../platform/calendar/calendar-text.ts";

/** Days that say how long the money lasts: a calendar that others see leaves them out. */
const withoutFigures = (what: string) => what.replace(/\d+/g, "");
const ofCash = new Set([en, fr].flatMap(({ said }) => [said.cashEnds, said.floor(0)].map(withoutFigures)));

const compact = (day: string) => day.replaceAll("-", "");
const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);

/**
 * A roadmap's milestones as a calendar takes them. What is due keeps its id from version to version, so that a calendar
 * that has it moves it to its new day.
 */
export function milestonesCalendar({ number, composed, milestones, madeAt }: Version, founder: string, host: string) {
  const idOf = (what: string) =>
    `${createHash("sha256").update(`${founder} ${what}`).digest("hex").slice(0, 32)}@${host}`;
  const seen = new Map<string, number>();
  const events = milestones.flatMap(({ day, what }) => {
    if (ofCash.has(withoutFigures(what))) return [];
    const times = (seen.get(what) ?? 0) + 1;
    seen.set(what, times);
    return [
      "BEGIN:VEVENT",
      `UID:${idOf(times === 1 ? what : `${what} ${times}`)}`,
      `SEQUENCE:${number}`,
      `DTSTAMP:${calendarInstant(madeAt)}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${calendarValue(what)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return calendarText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(organisation())}//Roadmap//FR`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${calendarValue(composed.title)}`,
    ...events,
    "END:VCALENDAR",
  ]);
}
