import { expect, test } from "vitest";
import { revenueShare } from "./revenue-share.ts";

test("the fee and what is kept are all of the sales, at every share", () => {
  expect(revenueShare(4_000_000, [15])).toEqual([{ share: 15, fee: 600_000, kept: 3_400_000 }]);
  for (let extra = 0; extra < 100_000; extra += 333)
    for (const { fee, kept } of revenueShare(extra, [10, 17, 25])) expect(fee + kept).toBe(extra);
});
