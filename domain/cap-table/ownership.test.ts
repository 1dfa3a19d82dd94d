import { expect, test } from "vitest";
import { afterOffer, atCap, sharesAt } from "./ownership.ts";
import { roundsIn } from "./round-form.server.ts";
import { modelRounds } from "./round.ts";

const euros = (amount: number) => amount * 100;

function onThePage(holders: { name: string; shares: number }[], fields: Record<string, string>) {
  const typed = roundsIn(fields);
  if ("errors" in typed) return null;
  const modelled = modelRounds(holders, typed.rounds);
  const last = "refused" in modelled ? undefined : modelled.stages.at(-1);
  return last ? sharesAt(last) : null;
}

test("€1M at €6M over a BSA AIR of €200,000, cap €4M, discount 20 %: 4.1, 14.3 and 81.6 %", () => {
  const note = { amount: euros(200_000), cap: euros(4_000_000), discount: 20 };
  const after = afterOffer(undefined, { pre: euros(6_000_000), raised: euros(1_000_000), note });
  expect(after?.byGroup).toEqual({ holder: 81.6, "bsa-air": 4.1, investor: 14.3, pool: 0 });
  expect(after?.conversion).toMatchObject({ valuation: euros(4_000_000), boundBy: "cap" });
});

test("an offer gives what the dilution page gives for it with its defaults, refusals included", () => {
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let refused = 0;
  for (let run = 0; run < 3_000; run += 1) {
    const holders = Array.from({ length: 1 + below(6) }, (_, index) => ({
      name: `Holder ${index}`,
      shares: 1 + below(10 ** (1 + below(8))),
    }));
    const [pre, raised, amount, cap] = [below(9_000_000), below(4_000_000), below(600_000), below(8_000_000)];
    const [pool, discount, isNoted, isCapped] = [below(960) / 10, below(96), below(2) === 1, below(2) === 1];
    const priced = isNoted ? 2 : 1;
    const page = onThePage(holders, {
      ...(isNoted && {
        ...{ kind1: "bsa-air", investor1: "Angel", amount1: `${amount}`, discount1: `${discount}` },
        ...(isCapped && { cap1: `${cap}` }),
      }),
      ...{ [`kind${priced}`]: "priced", [`investor${priced}`]: "Fund", [`amount${priced}`]: `${raised}` },
      ...{ [`valuation${priced}`]: `${pre}`, [`pool${priced}`]: `${pool}` },
    });
    const note = isNoted && { amount: euros(amount), cap: isCapped ? euros(cap) : null, discount };
    const after = afterOffer(holders, { pre: euros(pre), raised: euros(raised), pool, ...(note && { note }) });
    expect(after?.byGroup ?? null).toEqual(page?.byGroup ?? null);
    expect(after?.holders.map((each) => each.after) ?? null).toEqual(page?.percents.slice(0, holders.length) ?? null);
    if (!page) refused += 1;
  }
  expect(refused).toBeGreaterThan(100);
  expect(refused).toBeLessThan(1_500);
});

test("at its cap and before any round a BSA AIR gets what its price buys", () => {
  const note = { amount: euros(150_000), cap: euros(1_500_000), discount: 20 };
  expect(atCap(undefined, note)?.byGroup).toMatchObject({ "bsa-air": 9.1, holder: 90.9 });
  expect(atCap([{ name: "Zoé", shares: 3 }], note)).toBeNull();
});
