import type { Event, Text } from "../content/content.ts";

/** The durations, in minutes, of the parts of a startup's turn and of the break. */
export type Pace = {
  pitch: number;
  questions: number;
  /** Minutes between the end of a turn and the start of the next one. */
  change: number;
  /** The number of turns before the break; null if there is no break. */
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

type Clock = { startedAt: Date | null; endedAt: Date | null };

const notBegun: Clock = { startedAt: null, endedAt: null };

export const asPlanned = (turns: number): readonly Clock[] => Array.from({ length: turns }, () => notBegun);

const minute = 60_000;

/** A turn that has begun keeps its actual start; any other turn starts at `now` at the earliest. */
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

/** The smallest change of a start time, in milliseconds, about which founders get an e-mail. */
const noticed = 5 * minute;

/** Checks whether the start time is new or has moved by five minutes or more. */
export const isNews = (announced: Date | null, start: Date) =>
  announced === null || Math.abs(start.getTime() - announced.getTime()) >= noticed;

type ToldLength = { toldPitch: number | null; toldQuestions: number | null };

/** Returns the minutes in the last e-mail to the founder, or those of the pace if none were stored. */
export const toldLength = ({ toldPitch, toldQuestions }: ToldLength, pace: Pace) => ({
  pitch: toldPitch ?? pace.pitch,
  questions: toldQuestions ?? pace.questions,
});

/** Checks whether the last e-mail named another length of the pitch or of the questions. */
export function isNewLength(turn: ToldLength, pace: Pace) {
  const { pitch, questions } = toldLength(turn, pace);
  return pitch !== pace.pitch || questions !== pace.questions;
}

/** Checks whether the last e-mail named another venue or none. False if the venue is not set. */
export const isNewPlace = (announced: Text | null, place: Text | null) =>
  place !== null && (announced?.en !== place.en || announced.fr !== place.fr);
