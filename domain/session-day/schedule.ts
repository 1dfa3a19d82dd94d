import type { Event, Text } from "../content/content.ts";

/** The minutes of each part of a startup's turn, and the break. */
export type Pace = {
  pitch: number;
  questions: number;
  /** Minutes until the next startup begins. */
  change: number;
  /** The number of turns before the break; null without a break. */
  breakAfter: number | null;
  breakMinutes: number;
};

const paceOfFormat = {
  grand: { pitch: 3, questions: 0, change: 1 },
  quarterly: { pitch: 5, questions: 5, change: 2 },
};

/** Maximum minutes of each part of a turn, maximum number of turns, and maximum minutes of the break. */
export const paceLimits = { most: 15, turns: 200, break: 60 };

type Set = {
  pitch: number | null;
  questions: number | null;
  change: number | null;
  breakAfter: number | null;
  breakMinutes: number | null;
};

/** The pace of a session: the values set for it, else those of its format. */
export function paceOf({ format }: Pick<Event, "format">, set: Set | undefined): Pace {
  const usual = paceOfFormat[format ?? "quarterly"];
  return {
    pitch: set?.pitch ?? usual.pitch,
    questions: set?.questions ?? usual.questions,
    change: set?.change ?? usual.change,
    breakAfter: set?.breakAfter ?? null,
    breakMinutes: set?.breakMinutes ?? 0,
  };
}

/** The actual start and end of a turn. */
type Clock = { startedAt: Date | null; endedAt: Date | null };

const notBegun: Clock = { startedAt: null, endedAt: null };

/** The turns of an order in which none has begun. */
export const asPlanned = (turns: number): readonly Clock[] => Array.from({ length: turns }, () => notBegun);

const minute = 60_000;

/**
 * The start of each turn and the end of the last, computed from the session's start and the preceding turns. A turn
 * that has begun counts with its actual start; one that has not begun starts at `now` at the earliest.
 */
export function scheduleOf(pace: Pace, startsAt: Date, turns: readonly Clock[], now?: Date) {
  const turn = (pace.pitch + pace.questions) * minute;
  let next = startsAt.getTime();
  let end = next;
  const starts = turns.map(({ startedAt, endedAt }, index) => {
    const start = startedAt?.getTime() ?? Math.max(next, now?.getTime() ?? next);
    end = endedAt?.getTime() ?? Math.max(start + turn, startedAt && now ? now.getTime() : 0);
    const rest = index + 1 === pace.breakAfter ? pace.breakMinutes : 0;
    next = end + (pace.change + rest) * minute;
    return new Date(start);
  });
  return { starts, end: new Date(end) };
}

/** Milliseconds; a smaller move of the start time is not mailed. */
const noticed = 5 * minute;

/** Whether a start time must be mailed: the first one, and one that has moved by five minutes or more. */
export const isNews = (told: Date | null, start: Date) =>
  told === null || Math.abs(start.getTime() - told.getTime()) >= noticed;

/** Whether the place must be mailed to a founder who knows another one or none. A place that is not set is not mailed. */
export const isNewPlace = (told: Text | null, place: Text | null) =>
  place !== null && (told?.en !== place.en || told.fr !== place.fr);
