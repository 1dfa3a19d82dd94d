/**
 * Totals include uninvited visitors only if there are at least `fewestUnnamed`; `longestBeat` and `mostOnPage` are in
 * seconds.
 */
export const readLimits = {
  longestBeat: 20,
  mostOnPage: 600,
  readSeconds: 30,
  readPages: 3,
  fewestUnnamed: 3,
  shownDays: 30,
} as const;

/** The seconds for which one visitor viewed each page, starting with page 1; null for pages that were never visible. */
export type PageTimes = (number | null)[];

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
};

export const totalOf = (times: PageTimes) => times.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);

/** Checks whether a visitor viewed enough of a deck, in time and in pages. */
export function isRead(times: PageTimes) {
  const seen = times.filter((seconds) => seconds !== null).length;
  return (
    totalOf(times) >= readLimits.readSeconds && seen >= Math.min(readLimits.readPages, Math.ceil(times.length / 2))
  );
}

/** Summarises the page views of all visitors: the median time in total and per page, and where visitors stop. */
export function readingOf(readers: readonly PageTimes[], pages: number) {
  const at = (page: number) => readers.flatMap((times) => times[page] ?? []);
  const byPage = Array.from({ length: pages }, (_, page) => (at(page).length > 0 ? median(at(page)) : null));
  const last = readers
    .map((times) => times.findLastIndex((seconds) => seconds !== null) + 1)
    .filter((page) => page > 0);
  const stops = Array.from(
    { length: Math.max(0, pages - 1) },
    (_, page) => last.filter((each) => each === page + 1).length,
  );
  const mostStops = Math.max(0, ...stops);
  const longest = Math.max(0, ...byPage.map((seconds) => seconds ?? 0));
  return {
    readers: readers.length,
    median: readers.length > 0 ? median(readers.map(totalOf)) : 0,
    byPage,
    /** `longestPage` has the longest median time; `stop` is where most visitors stop before the last page. */
    longestPage: longest > 0 ? byPage.indexOf(longest) + 1 : null,
    stop: mostStops > 0 ? { page: stops.indexOf(mostStops) + 1, readers: mostStops } : null,
  };
}
