import { expect, test } from "vitest";
import { compareSteps, rank } from "./compare.ts";

type Row = { page: string; visits: number };
const reading = { id: (row: Row) => row.page, value: (row: Row) => row.visits };
const pages = (...visits: number[]) => visits.map((count, index) => ({ page: `/${index}`, visits: count }));

test("a row that only the period before has is shown with nothing now", () => {
  const { rows, others } = rank(pages(5), [{ page: "/gone", visits: 3 }], reading);
  expect(rows.map(({ id, value, before }) => [id, value, before])).toEqual([
    ["/0", 5, 0],
    ["/gone", 0, 3],
  ]);
  expect(others).toBe(false);
});

test("no number is lost: shown rows and the others add up to both periods", () => {
  const now = pages(...Array.from({ length: 30 }, (_, index) => 60 - index));
  const before = [...pages(...Array.from({ length: 17 }, (_, index) => index)), { page: "/gone", visits: 9 }];
  const { rows, others } = rank(now, before, reading);
  const sum = (values: (number | null)[]) => values.reduce<number>((all, each) => all + (each ?? 0), 0);
  const all = others ? [...rows, others] : rows;
  expect(sum(all.map(({ value }) => value))).toBe(sum(now.map(({ visits }) => visits)));
  expect(sum(all.map(({ before: earlier }) => earlier))).toBe(sum(before.map(({ visits }) => visits)));
  expect(others && others.count + rows.length).toBe(31);
});

test("a single row is never summed up as the others", () => {
  expect(rank(pages(...Array.from({ length: 6 }, () => 1)), null, reading)).toMatchObject({ others: false });
  expect(rank(pages(...Array.from({ length: 7 }, () => 1)), null, reading)).toMatchObject({ others: { count: 2 } });
});

test("without a period before there is no number before, not a zero", () => {
  const { rows, others } = rank(pages(...Array.from({ length: 20 }, () => 1)), null, reading);
  expect([...rows, others].map((each) => each && each.before)).toEqual(Array.from({ length: 6 }, () => null));
  expect(compareSteps({ visits: 4, sent: 2 }, null).sent).toEqual({ value: 2, before: null });
  expect(compareSteps({ visits: 4, sent: 2 }, { visits: 0, sent: 1 }, ["visits"])).toEqual({
    visits: { value: 4, before: null },
    sent: { value: 2, before: 1 },
  });
});
