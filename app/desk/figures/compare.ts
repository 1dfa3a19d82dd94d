/** `before` is null when counting started too late for the preceding period. */
export type Compared = { value: number; before: number | null };

/** The maximum number of rows shown; further rows are summed up as "others". */
const most = 5;

type Reading<Row> = { id: (row: Row) => string; value: (row: Row) => number };

export function rank<Row>(now: readonly Row[], before: readonly Row[] | null, { id, value }: Reading<Row>) {
  const earlierRows = new Map((before ?? []).map((row) => [id(row), row]));
  const newRows = new Map(now.map((row) => [id(row), row]));
  const rows = [...new Map([...newRows, ...[...earlierRows].filter(([key]) => !newRows.has(key))])].map(
    ([key, row]) => {
      const [current, earlier] = [newRows.get(key), earlierRows.get(key)];
      const valueBefore = before && (earlier ? value(earlier) : 0);
      return { id: key, row, now: current, earlier, value: current ? value(current) : 0, before: valueBefore };
    },
  );
  const shown = rows.length === most + 1 ? rows.length : most;
  const rest = rows.slice(shown);
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  const others = rest.length > 0 && {
    count: rest.length,
    value: sum(rest.map((each) => each.value)),
    before: before && sum(rest.map((each) => each.before ?? 0)),
  };
  return { rows: rows.slice(0, shown), others };
}

export type Ranked<Row> = ReturnType<typeof rank<Row>>;

/**
 * Compares the steps of a funnel with the preceding period. The steps in `uncounted` have no number for that period.
 */
export const compareSteps = <Step extends string>(
  now: Record<Step, number>,
  before: Record<Step, number> | null,
  uncounted: readonly string[] = [],
) =>
  Object.fromEntries(
    Object.entries<number>(now).map(([step, value]) => [
      step,
      { value, before: before && !uncounted.includes(step) ? before[step as Step] : null },
    ]),
  ) as Record<Step, Compared>;
