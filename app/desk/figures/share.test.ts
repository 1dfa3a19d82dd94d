import { expect, test } from "vitest";
import { conversions, printPage, shareOf } from "./share.ts";

test("no share is above 100 %, and none is made of nothing", () => {
  expect([shareOf(1, 4), shareOf(4, 4), shareOf(5, 4), shareOf(1, 0), shareOf(0, 0)]).toEqual([
    25,
    100,
    null,
    null,
    null,
  ]);
});

test("visitors and leads of a page stand in one row", () => {
  const rows = conversions(
    [
      { page: "/program", visitors: 0 },
      { page: "/", visitors: 10 },
    ],
    [
      { page: "/blog/a", people: 1 },
      { page: "/", people: 3 },
      { page: null, people: 7 },
    ],
  );
  expect(rows).toEqual([
    { page: "/", visitors: 10, people: 3, share: 30 },
    { page: "/blog/a", visitors: 0, people: 1, share: null },
  ]);
});

test("the place of a key is printed as left out", () => {
  expect(printPage("/application/status/:pass/change")).toBe("/application/status/…/change");
});
