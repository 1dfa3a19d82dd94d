/** Returns null when the part is larger than the whole, because the two numbers count different people. */
export const shareOf = (part: number, whole: number) => (whole > 0 && part <= whole ? (part / whole) * 100 : null);

type Began = { page: string; visitors: number };
type Left = { page: string | null; people: number };
export type Conversion = { page: string; visitors: number; people: number; share: number | null };

/** Returns visitors and lead senders for each entry page, which is the first page a visitor opened on a day. */
export function conversions(began: readonly Began[], left: readonly Left[]): Conversion[] {
  const visitors = new Map(began.map((each) => [each.page, each.visitors]));
  const people = new Map(left.flatMap(({ page, people: count }) => (page === null ? [] : [[page, count] as const])));
  return [...new Set([...visitors.keys(), ...people.keys()])]
    .map((page) => {
      const [came, sent] = [visitors.get(page) ?? 0, people.get(page) ?? 0];
      return { page, visitors: came, people: sent, share: shareOf(sent, came) };
    })
    .filter((row) => row.visitors + row.people > 0)
    .toSorted((a, b) => b.visitors - a.visitors || b.people - a.people || (a.page < b.page ? -1 : 1));
}

/** Returns a page's path with "…" in place of each parameter, for example "/application/status/…". */
export const printPage = (page: string) => page.replaceAll(/:\w+/g, "…");
