import type { PromisedDay } from "../../domain/application/promised-days.ts";

const between = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** The height in rem of the lowest date mark, measured from the drawing's waterline. */
const lowest = 7.5;
const step = 3.5;
/**
 * The label of a date is `height` rem high. The label's width is at most `width` and at least `least`, in % of the
 * width of the date ruler.
 */
const label = { height: 7.5, width: 24, least: 18 };
/**
 * The sun is drawn at the right end of the date ruler. `from` is the sun's left edge in % of the ruler's width;
 * `height` is the sun's height in rem.
 */
const sun = { from: 90, height: 14.5 };
/**
 * The label of a date is drawn to the left of the date's mark when the mark is beyond this position, in % of the
 * ruler's width.
 */
const end = 92;

/**
 * Returns the elapsed share of a period, from 0 to 1. Returns undefined before the period begins and after the period
 * has ended; for the last period (`isLast`), returns 1 after the end.
 */
const walkedIn = (begin: number, days: number, passed: number, isLast = false) =>
  passed < begin || (passed >= begin + days && !isLast) ? undefined : Math.min(1, (passed - begin) / Math.max(1, days));

/**
 * Computes the position and the height of each promised date's mark on a ruler that has one tick per day and begins at
 * the day `first`.
 */
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
  // The index of the last date in the group of close dates at the ruler's left end; -1 when there is no such group. The
  // labels of this group only fit to the right of their marks, so they are stacked, with the earliest date on top.
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
    // A label to the right of its mark must not cross the taller marks of later dates. When the space before those
    // marks is too narrow, the label is drawn to the left of its mark, above the marks and labels of earlier dates.
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
    /**
     * The height of the free space above the labels in the left half of the ruler, in rem. The page's heading may
     * overlap this space.
     */
    free: height(marks) - height(marks.filter(({ reach }) => reach < 52)),
  };
}
