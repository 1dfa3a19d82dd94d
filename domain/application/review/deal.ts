/** A reviewer of an application. `fixed` is true if the reviewer was assigned by hand or has submitted the review. */
type Reader = { reviewer: string; fixed: boolean };

export type DealtFile = {
  id: string;
  readers: readonly Reader[];
  /**
   * The reviewers who may not review the application, because of a conflict of interest, the applicant's e-mail domain,
   * or having seen other reviews of the application.
   */
  barred: ReadonlySet<string>;
};

/**
 * Assigns `perFile` reviewers to each application, as evenly as possible. Fixed assignments stay; other assignments
 * change only if one reviewer has at least two applications more than another.
 */
export function deal(files: readonly DealtFile[], reviewers: readonly string[], perFile: number) {
  const dealt = new Map(files.map(({ id, readers }) => [id, readers.map(({ reviewer }) => reviewer)]));
  const load = new Map(reviewers.map((reviewer) => [reviewer, 0]));
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
      // How often the reviewer was paired with the reviewers already assigned to this application. Of two reviewers
      // with the same workload, the less often paired one is preferred, so that the pairs of reviewers vary as much as
      // possible.
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
   * Returns a chain of moves that takes one application away from the reviewer `most`. The first move gives an
   * application of `most` to another reviewer, and each further move gives one of that reviewer's applications to the
   * next reviewer. The last reviewer had at least two applications fewer than `most` and gains one; the number of the
   * reviewers in between stays the same. Returns undefined if there is no such chain.
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
