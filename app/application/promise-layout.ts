import type { PromisedDay } from "../../domain/application/promised-days.ts";

const between = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** Height of a mark above the water, in rem. */
const lowest = 7.5;
const step = 3.5;
/** Height of a label in rem, its width in % of the ruler, and the minimum width of a date. */
const label = { height: 7.5, width: 24, least: 18 };
/** The sun at the right: where it begins in % of the ruler, and its height in rem. */
const sun = { from: 90, height: 14.5 };
/** From here on, in % of the ruler, a label is to the left of its mark. */
const end = 92;

/** The share of a period that has passed (0 to 1); undefined if today is not in it. */
const walkedIn = (begin: number, days: number, passed: number, isLast = false) =>
  passed < begin || (passed >= begin + days && !isLast) ? undefined : Math.min(1, (passed - begin) / Math.max(1, days));

/** The position of each promised date on a ruler of one tick a day from `first`, and the height of its mark. */
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
  // Near the left end no label fits to the left of its mark, so where dates are close the first mark is the highest.
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
    // A label never crosses a mark: it ends before the next higher mark, or is above the lower marks to its left.
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
      /** Where the label begins, in % of the ruler. */
      reach: from,
      rise,
      length,
      /** Days until the next date. */
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
    /** The height in rem that is free for the text at the left, beside the higher marks. */
    free: height(marks) - height(marks.filter(({ reach }) => reach < 52)),
  };
}
