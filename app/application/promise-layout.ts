import type { PromisedDay } from "../../domain/application/promised-days.ts";

const between = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** The height in rem of the lowest date mark, measured from the drawing's waterline. */
const lowest = 7.5;
const step = 3.5;
/** The size of a date's label: `height` in rem, `width` and `least` width in % of the ruler's width. */
const label = { height: 7.5, width: 24, least: 18 };
/** The sun at the ruler's right end: its left edge in % of the ruler's width, its height in rem. */
const sun = { from: 90, height: 14.5 };
/** Beyond this position, in % of the ruler's width, a date's label is drawn to the left of its mark. */
const end = 92;

/** Returns the elapsed share (0 to 1) of a period; undefined before the period and, unless `isLast`, after its end. */
const walkedIn = (begin: number, days: number, passed: number, isLast = false) =>
  passed < begin || (passed >= begin + days && !isLast) ? undefined : Math.min(1, (passed - begin) / Math.max(1, days));

/** Computes where the mark of each promised date is drawn on a ruler that begins at the day `first`. */
export function layOut<Day extends Pick<PromisedDay, "from" | "until">>(
  days: readonly Day[],
  first: string,
  today: string,
) {
  const after = (day: string) => Math.max(0, between(first, day));
  const total = Math.max(1, ...days.map(({ until }) => after(until)));
  const percent = (count: number) => Math.round((count / total) * 1e4) / 100;
  const passed = Math.min(total, after(today));
  const before = Math.min(total, ...days.map(({ from }) => after(from)));
  const places = days.map(({ from }) => percent(after(from)));
  // The index of the last label in the stack at the ruler's left end; -1 if no stack is needed.
  const crowd =
    (places[0] ?? end) < label.least
      ? places.findIndex((at, index) => (places[index + 1] ?? Infinity) - at >= label.least)
      : -1;
  const stood: { at: number; rise: number; from: number; to: number }[] = [];
  const marks = days.map((day, index) => {
    const begin = after(day.from);
    const at = percent(begin);
    const next = days[index + 1];
    const clear = places[Math.max(crowd, index) + 1] ?? 100;
    // A label is drawn to the left of its mark when the marks of later dates leave too little space.
    const isLeft = at > end || clear - at < label.least;
    const room = isLeft ? at : clear - at;
    const width = Math.min(label.width, room);
    const [from, to] = isLeft ? [at - width, at] : [at, at + width];
    const below = stood.filter((other) => other.from < to && from < other.to);
    const rise =
      index <= crowd
        ? lowest + (crowd - index) * label.height
        : Math.max(
            (stood.at(-1)?.rise ?? lowest - step) + step,
            to > sun.from ? sun.height : 0,
            ...below.map((other) => other.rise + label.height),
          );
    stood.push({ at, rise, from, to });
    const length = after(day.until) - begin;
    const left = next ? after(next.from) - begin : length;
    return {
      ...day,
      at,
      isLeft,
      room,
      reach: from,
      rise,
      length,
      left,
      walked: walkedIn(begin, left, passed, !next),
    };
  });
  const height = (on: typeof marks) => Math.max(0, ...on.map(({ rise }) => rise + label.height));
  return {
    marks: marks.map((mark) => ({
      ...mark,
      isBeside: marks.some(({ at, rise }) => at === mark.at && rise > mark.rise),
    })),
    total,
    before,
    walkedBefore: walkedIn(0, before, passed),
    passed: passed / total,
    height: height(marks),
    /** The free height in rem above the labels in the left half, which the page's heading may cover. */
    free: height(marks) - height(marks.filter(({ reach }) => reach < 52)),
  };
}
