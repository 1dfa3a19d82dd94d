import type { PromisedDay } from "../../domain/application/promised-days.ts";

const between = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** Rem from the water to the top of a stake. */
const lowest = 7.5;
const step = 3.5;
/** What a label above its stake takes in height, and of the ruler's hundred in width. */
const label = { height: 7.5, width: 24 };
/** From here on a label stands left of its stake. */
const end = 92;

/** How far into some days a day is, as a part of them; undefined where it is none of them. */
const walkedIn = (begin: number, days: number, passed: number, isLast = false) =>
  passed < begin || (passed >= begin + days && !isLast) ? undefined : Math.min(1, (passed - begin) / Math.max(1, days));

/** Where each of these days stands on a ruler of one tick a day from `first`, and how high its stake is. */
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
  let last = { at: -100, rise: lowest - step };
  const stakes = days.map((day, index) => {
    const begin = after(day.from);
    const at = percent(begin);
    // Labels climb, so that two never meet; next to each other the second stands above the first.
    const isEnd = at > end;
    const room = isEnd ? 2 * label.width : label.width;
    const rise = last.rise + (at - last.at < room ? label.height : step);
    last = { at, rise };
    const length = after(day.until) - begin;
    const next = days[index + 1];
    const left = next ? after(next.from) - begin : length;
    return {
      ...day,
      at,
      isEnd,
      rise,
      length,
      /** Days until the next one. */
      left,
      walked: walkedIn(begin, left, passed, !next),
    };
  });
  const height = (on: typeof stakes) => Math.max(0, ...on.map(({ rise }) => rise + label.height));
  return {
    stakes,
    total,
    before,
    walkedBefore: walkedIn(0, before, passed),
    passed: passed / total,
    height: height(stakes),
    /** How far what is written at the left may reach down beside the higher stakes. */
    free: height(stakes) - height(stakes.filter(({ at }) => at < 52)),
  };
}
