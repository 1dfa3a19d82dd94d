import { expect, test } from "vitest";
import { percentagesOf } from "./cap-table.ts";
import { fieldsOfRounds, roundsIn } from "./round-form.server.ts";
import { type BsaAir, conversionValuation, type Holding, modelRounds, type PricedRound, type Round } from "./round.ts";

const euros = (amount: number) => amount * 100;
const percent = (part: number) => part * 100;

const priced: PricedRound = {
  ...{ kind: "priced", investor: "Fonds", amount: euros(500_000), valuation: euros(2_000_000), valued: "pre" },
  ...{ pool: 0, poolMade: "before", conversion: "beside" },
};
const note: BsaAir = {
  ...{ kind: "bsa-air", investor: "Ange", amount: euros(100_000), discount: percent(30) },
  ...{ floor: euros(1_000_000), cap: euros(2_500_000), bounds: "after", nominal: euros(1), neutralised: false },
};
const founders = [
  { name: "Zoé", shares: 60_000 },
  { name: "Ali", shares: 40_000 },
];

function stagesOf(rounds: readonly Round[], holders = founders) {
  const modelled = modelRounds(holders, rounds);
  if ("refused" in modelled) throw new Error(modelled.refused);
  return modelled.stages;
}
const lastOf = (rounds: readonly Round[], holders = founders) => stagesOf(rounds, holders).at(-1);
const partOf = (rounds: readonly Round[], name: string, holders = founders) => {
  const last = lastOf(rounds, holders);
  return (last?.holdings.find((each) => each.name === name)?.shares ?? 0) / (last?.total ?? 1);
};

// Example published by 7jours (« BSA AIR »), with a pre-money of 2 M€ and a discount of 30 %.
test("the published BSA AIR: 14 €, 7 142 shares, and 7 692 with the nominal neutralised", () => {
  const [conversion] = lastOf([note, priced])?.conversions ?? [];
  expect(conversion).toMatchObject({ price: 14, shares: 7_142, valuation: euros(1_400_000), boundBy: null });
  expect(lastOf([{ ...note, neutralised: true }, priced])?.conversions[0]?.shares).toBe(7_692);
});

// Y Combinator, SAFE primer (2016), example 1: both prices are valuations divided by the 11,000,000 shares.
test("YC's primer: 137,500 shares at 0.7273, and the round's 1,100,000 at 0.9091", () => {
  const safe = { ...note, discount: 0, floor: null, cap: euros(8_000_000), nominal: 0 };
  const round = { ...priced, amount: euros(1_000_000), valuation: euros(10_000_000) };
  const last = lastOf([safe, round], [{ name: "Founders", shares: 11_000_000 }]);
  expect(last?.conversions[0]).toMatchObject({ shares: 137_500, price: 0.7273, boundBy: "cap" });
  expect(last?.money).toMatchObject({ issued: 1_100_000, price: 0.9091 });
});

// Example from AngelList, "Valuation": $250K buys 20 % at $1M pre-money, and 25 % at $1M post-money.
test("the same million before or after the money", () => {
  const round = { ...priced, amount: euros(250_000), valuation: euros(1_000_000) };
  expect(partOf([round], "Fonds")).toBe(0.2);
  expect(lastOf([round])?.money?.post).toBe(euros(1_250_000));
  expect(partOf([{ ...round, valued: "post" }], "Fonds")).toBeCloseTo(0.25, 5);
  expect(lastOf([{ ...round, valued: "post" }])?.money?.pre).toBe(euros(750_000));
});

test("several in one round pay the same price, each for whole shares; the first puts in what the others leave", () => {
  const others = [
    { investor: "Réseau", amount: euros(120_000) },
    { investor: "Zoé", amount: euros(30_010) },
  ];
  const last = lastOf([{ ...priced, others }]);
  // Fonds would get 17 499.5 shares and Zoé 1 500.5, but only whole shares are issued.
  expect(last?.money).toMatchObject({ post: euros(2_500_000), price: 20, issued: 24_999 });
  expect(last?.money?.investors.map(({ shares }) => shares)).toEqual([17_499, 6_000, 1_500]);
  expect(last?.holdings.find(({ name }) => name === "Zoé")?.shares).toBe(61_500);
  expect(lastOf([{ ...priced, others: [] }])).toMatchObject({ total: lastOf([priced])?.total });
});

test("rounds that are kept fill the form again, with whoever invests in them", () => {
  const others = [
    { investor: "Réseau", amount: euros(120_000) },
    { investor: "Élan", amount: 1_250 },
  ];
  const rounds: Round[] = [{ ...priced, pool: 1_050, others }, note, priced];
  const fields = fieldsOfRounds(rounds, (value) => String(value).replace(".", ","));
  expect(roundsIn(fields)).toEqual({ rounds });
  expect(roundsIn({ ...fields, investorC1: " " })).toEqual({ errors: { investorC1: "nameRequired" } });
  expect(roundsIn({ ...fields, amountB1: "" })).toEqual({ errors: { amountB1: "moneyInvalid" } });
});

test.each([
  // The floor of 1 M€ is applied after or before the discount of 30 %.
  [1_200_000, "after", 1_000_000, "floor"],
  [1_200_000, "before", 840_000, null],
  [900_000, "before", 700_000, "floor"],
  // The cap of 2.5 M€ is applied after or before the discount of 30 %.
  [4_000_000, "after", 2_500_000, "cap"],
  [4_000_000, "before", 1_750_000, "cap"],
  [3_000_000, "after", 2_100_000, null],
] as const)("at %i € pre-money, bounds %s the discount: %i €, by %s", (pre, bounds, valuation, boundBy) => {
  expect(conversionValuation({ ...note, bounds }, euros(pre))).toEqual({ valuation: euros(valuation), boundBy });
});

test("a pool is its part of all shares after the round; made before, the investor's part stays whole", () => {
  const holders = [{ name: "Zoé", shares: 10_000_000 }];
  const [before, after] = (["before", "after"] as const).map((poolMade) => ({
    ...{ ...priced, pool: percent(10), poolMade },
  }));
  for (const round of [before, after]) expect(partOf([round ?? priced], "", holders)).toBeCloseTo(0.1, 6);
  expect(partOf([before ?? priced], "Fonds", holders)).toBeCloseTo(0.2, 6);
  expect(partOf([after ?? priced], "Fonds", holders)).toBeCloseTo(0.18, 6);
});

test("counted within the pre-money, conversions dilute who was there and not the investor", () => {
  expect(partOf([note, { ...priced, conversion: "within" }], "Fonds")).toBeCloseTo(0.2, 4);
  expect(partOf([note, priced], "Fonds")).toBeLessThan(0.19);
});

test("all shares at the price of a round are worth more than its post-money by those that the pre-money leaves out", () => {
  const moneyOf = (...rounds: Round[]) => lastOf(rounds)?.money;
  const after = { ...priced, pool: percent(10), poolMade: "after" } as const;
  // `all` counts every share at 20 €; `post` leaves out the shares of the BSA AIR.
  expect(moneyOf(note, priced)).toMatchObject({
    post: euros(2_500_000),
    all: euros(2_642_840),
    uncounted: ["bsa-air"],
  });
  // The option pool is a tenth of all shares: 13 888 of 138 888, or 14 682 of 146 824.
  expect(moneyOf(after)).toMatchObject({ all: euros(2_777_760), uncounted: ["pool"] });
  expect(moneyOf(note, after)).toMatchObject({ all: euros(2_936_480), uncounted: ["bsa-air", "pool"] });
  for (const rounds of [
    [priced],
    [note, { ...priced, conversion: "within" as const }],
    [{ ...after, poolMade: "before" as const }],
  ])
    expect(moneyOf(...rounds)?.uncounted).toEqual([]);
});

test("what cannot be is refused with its round", () => {
  const refusalOf = (...rounds: Round[]) => {
    const modelled = modelRounds(founders, rounds);
    return "refused" in modelled && [modelled.refused, modelled.round];
  };
  expect(refusalOf({ ...priced, valued: "post", valuation: priced.amount })).toEqual(["postTooSmall", 0]);
  expect(refusalOf(priced, { ...priced, pool: percent(85) })).toEqual(["poolTooLarge", 1]);
  expect(refusalOf({ ...note, nominal: euros(14), neutralised: true }, priced)).toEqual(["nominalTooHigh", 1]);
  expect(refusalOf({ ...priced, amount: 1 })).toEqual(["noShare", 0]);
  const others = [{ investor: "Réseau", amount: 1 }];
  expect(refusalOf({ ...priced, others })).toEqual(["noShare", 0]);
  expect(refusalOf({ ...priced, others: [{ investor: "Réseau", amount: priced.amount }] })).toEqual([
    ...["othersTooMuch", 0],
  ]);
  expect(refusalOf(...Array.from({ length: 8 }, () => ({ ...priced, valuation: 1 })))).toEqual(["tooManyShares", 1]);
});

test("shares stay whole, nobody loses one, percents sum to 100.0 and the order of holders changes nothing", () => {
  let state = 21;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let run = 0; run < 150; run += 1) {
    const holders = Array.from({ length: 1 + next(9) }, (_, place) => ({
      name: `h${place}`,
      shares: 1 + next(10 ** (1 + next(7))) * 100,
    }));
    const rounds: Round[] = Array.from({ length: 1 + next(5) }, (_, place) =>
      next(3) === 0
        ? { ...note, investor: `b${place}`, discount: next(5_000), cap: euros(2_500_000 + next(9) * 100_000) }
        : {
            ...{ ...priced, investor: `i${next(3)}`, pool: next(1_500), poolMade: next(2) ? "before" : "after" },
            ...{ amount: euros(50_000 + next(900_000)), conversion: next(2) ? "within" : "beside" },
            others: Array.from({ length: next(4) }, (__, other) => ({
              ...{ investor: `i${other}`, amount: euros(1_000 + next(15_000)) },
            })),
          },
    );
    const modelled = modelRounds(holders, rounds);
    const turned = modelRounds(holders.toReversed(), rounds);
    if ("refused" in modelled || "refused" in turned) {
      expect(turned).toEqual(modelled);
      continue;
    }
    let before = 0;
    for (const [place, { holdings, total }] of modelled.stages.entries()) {
      expect(holdings.every(({ shares }) => Number.isSafeInteger(shares) && shares > 0)).toBe(true);
      expect(holdings.reduce((sum, { shares }) => sum + shares, 0)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(before);
      before = total;
      const percents = percentagesOf(holdings);
      expect(percents.reduce((sum, each) => sum + Math.round(each * 10), 0)).toBe(1_000);
      const again: readonly Holding[] = turned.stages[place]?.holdings ?? [];
      const others = percentagesOf(again);
      for (const [index, { name, shares }] of holdings.entries()) {
        const there = again.findIndex((each) => each.name === name);
        expect([again[there]?.shares, others[there]]).toEqual([shares, percents[index]]);
      }
    }
  }
});
