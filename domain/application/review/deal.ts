/** A reviewer of an application. `fixed` is true if the reviewer was assigned by hand or has submitted the review. */
type Reader = { reviewer: string; fixed: boolean };

export type DealtFile = {
  id: string;
  readers: readonly Reader[];
  /** Reviewers who may not review the application, for example because of a conflict of interest. */
  barred: ReadonlySet<string>;
};

/**
 * Assigns `perFile` reviewers to each application, as evenly as possible; fixed assignments stay. `others` counts the
 * further applications of each reviewer.
 */
export function deal(
  files: readonly DealtFile[],
  reviewers: readonly string[],
  perFile: number,
  others: ReadonlyMap<string, number> = new Map(),
) {
  const dealt = new Map(files.map(({ id, readers }) => [id, readers.map(({ reviewer }) => reviewer)]));
  const load = new Map(reviewers.map((reviewer) => [reviewer, others.get(reviewer) ?? 0]));
  const together = new Map<string, number>();
  const loadOf = (reviewer: string) => load.get(reviewer) ?? 0;
  const pair = (one: string, other: string) => [one, other].toSorted().join(" ");
  const readersOf = (id: string) => dealt.get(id) ?? [];

  const add = (reviewer: string, by: number) => load.set(reviewer, loadOf(reviewer) + by);
  for (const readers of dealt.values()) for (const reviewer of readers) add(reviewer, 1);
  const mayRead = ({ id, barred }: DealtFile, reviewer: string) =>
    !barred.has(reviewer) && !readersOf(id).includes(reviewer);

  const choicesOf = (file: DealtFile) => reviewers.filter((reviewer) => mayRead(file, reviewer)).length;
  const narrowFirst = files
    .map((file) => ({ file, choices: choicesOf(file) }))
    .toSorted((a, b) => a.choices - b.choices);
  for (const { file } of narrowFirst) {
    const readers = readersOf(file.id);
    while (readers.length < perFile) {
      // How often the reviewer was paired with the application's other reviewers, so that pairs can vary.
      const shared = (reviewer: string) =>
        readers.reduce((sum, each) => sum + (together.get(pair(each, reviewer)) ?? 0), 0);
      const [next] = reviewers
        .filter((reviewer) => mayRead(file, reviewer))
        .toSorted((one, other) => loadOf(one) - loadOf(other) || shared(one) - shared(other));
      if (next === undefined) break;
      for (const each of readers) together.set(pair(each, next), (together.get(pair(each, next)) ?? 0) + 1);
      readers.push(next);
      add(next, 1);
    }
  }

  const fixed = new Map(
    files.map(({ id, readers }) => [id, new Set(readers.filter((each) => each.fixed).map(({ reviewer }) => reviewer))]),
  );
  type Step = { file: DealtFile; from: string; to: string };
  /**
   * Returns a chain of reassignments: `most` loses one application, and a reviewer with at least two fewer gains one.
   */
  function wayDown(most: string): Step[] | undefined {
    const ways = new Map<string, Step[]>([[most, []]]);
    for (const [from, way] of ways)
      for (const file of files) {
        if (!readersOf(file.id).includes(from) || fixed.get(file.id)?.has(from)) continue;
        for (const to of reviewers) {
          if (ways.has(to) || !mayRead(file, to)) continue;
          const longer = [...way, { file, from, to }];
          if (loadOf(to) <= loadOf(most) - 2) return longer;
          ways.set(to, longer);
        }
      }
    return undefined;
  }
  function level() {
    for (const most of reviewers.toSorted((one, other) => loadOf(other) - loadOf(one))) {
      const way = wayDown(most);
      if (!way) continue;
      for (const { file, from, to } of way) {
        const readers = readersOf(file.id);
        readers.splice(readers.indexOf(from), 1, to);
      }
      add(most, -1);
      add(way.at(-1)?.to ?? "", 1);
      return true;
    }
    return false;
  }
  while (level());
  return dealt;
}
