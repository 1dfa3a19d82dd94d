import { expect, test } from "vitest";
import { pageNumber, readNumbered } from "./numbered-page.server.ts";

test.each([0, 1, 49, 50, 51, 510, 1_003])("the pages of %i who wait hold each of them once", async (total) => {
  const queue = Array.from({ length: total }, (_, nth) => nth);
  const read = (wanted: number) =>
    readNumbered(wanted, total, async ({ limit, offset }) => queue.slice(offset, offset + limit));
  const { pages } = await read(1);
  const all = await Promise.all(Array.from({ length: pages }, (_, index) => read(index + 1)));
  expect(all.flatMap(({ rows }) => rows)).toEqual(queue);
  expect(await read(pages + 7)).toEqual(all.at(-1));
});

test("an address that names no page means the first", () => {
  const read = (page: string) => pageNumber(new URLSearchParams({ page }));
  expect(["2", "0", "-1", "1e9", "", "x", "99999999999"].map(read)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});
