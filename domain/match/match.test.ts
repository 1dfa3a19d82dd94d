import { describe, expect, test } from "vitest";
import { investorOptions } from "../investor/investor-profile.ts";
import { customerKinds } from "../publication/publication.ts";
import { sectors, startupStages } from "../startup/options.ts";
import { fundingSought } from "../startup/bands.ts";
import { sectorsCalled, stagesCalled } from "./kinship.ts";
import { type Known, matchOf, type Wishes } from "./match.ts";

const wishes: Wishes = {
  investment_stages: ["pre_seed", "seed"],
  ticket_size_min: 25_000,
  ticket_size_max: 150_000,
  preferred_sectors: ["foodtech", "saas", "cleantech"],
  investment_focus: ["b2b", "marketplace"],
};
const marmelade: Known = {
  stage: "first-customers",
  sector: "foodtech",
  sought: "250k-500k",
  customers: ["B2B", "Marketplace"],
  deepTech: false,
};
const nothing: Wishes = {
  investment_stages: [],
  ticket_size_min: null,
  ticket_size_max: null,
  preferred_sectors: [],
  investment_focus: [],
};
const ticketOf = (min: number | null, max: number | null, sought: string) => {
  const asked = { ...wishes, ticket_size_min: min, ticket_size_max: max };
  return matchOf(asked, { ...marmelade, sought }).reasons[1];
};

describe("a match", () => {
  test("is 40 stage, 30 ticket, 20 sector and 10 focus", () => {
    expect(matchOf(wishes, marmelade)).toEqual({
      points: 100,
      reasons: [
        { term: "stage", why: "fits", points: 40, of: 40 },
        { term: "ticket", why: "fits", points: 30, of: 30 },
        { term: "sector", why: "fits", points: 20, of: 20 },
        { term: "focus", why: "fits", points: 10, of: 10 },
      ],
    });
    expect(matchOf(wishes, { ...marmelade, stage: "growth" }).points).toBe(60);
    expect(matchOf(wishes, { ...marmelade, sector: "gaming" }).points).toBe(80);
    expect(matchOf(wishes, { ...marmelade, customers: ["B2C"] }).points).toBe(90);
  });

  test.each([
    [25_000, 150_000, "250k-500k", "fits", 30],
    // A largest ticket of 20 % of the band's lower bound fits, one of 10 % fits partly.
    [0, 200_000, "1m-2m", "fits", 30],
    [0, 199_999, "1m-2m", "partly", 15],
    [0, 100_000, "1m-2m", "partly", 15],
    [0, 99_999, "1m-2m", "above", 0],
    [100_000, 100_000, "0-100k", "fits", 30],
    [100_001, 200_000, "0-100k", "below", 0],
    [50_000_000, null, "10m+", "fits", 30],
    [null, 1, "0-100k", "fits", 30],
    [25_000, 150_000, "", "unsaid", 0],
  ] as const)("a ticket of %s to %s for %s: %s", (min, max, sought, why, points) => {
    expect(ticketOf(min, max, sought)).toEqual({ term: "ticket", why, points, of: 30 });
  });

  test("shares out the points of an empty wish", () => {
    const unfocused = matchOf({ ...wishes, investment_focus: [] }, marmelade);
    expect(unfocused.points).toBe(100);
    expect(unfocused.reasons.map(({ of }) => of)).toEqual([44, 34, 22, 0]);
    expect(matchOf({ ...nothing, preferred_sectors: ["foodtech"] }, marmelade).points).toBe(100);
    expect(matchOf({ ...nothing, preferred_sectors: ["fintech"] }, marmelade).points).toBe(0);
    expect(matchOf(nothing, marmelade)).toMatchObject({ points: null });
  });

  test("stays between 0 and 100 whatever is wished; a wish that fits more never lowers it", () => {
    let seed = 4_711;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const some = <T>(all: readonly T[]) => all.filter(() => next() < 0.4);
    const one = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T;
    const sum = () => one([null, 0, 5_000, 25_000, 150_000, 1_000_000, 40_000_000]);
    for (let turn = 0; turn < 5_000; turn += 1) {
      const wished: Wishes = {
        investment_stages: some(investorOptions.investment_stages),
        ticket_size_min: sum(),
        ticket_size_max: sum(),
        preferred_sectors: some(investorOptions.preferred_sectors),
        investment_focus: some(investorOptions.investment_focus),
      };
      const known: Known = {
        stage: one(startupStages),
        sector: one(sectors),
        sought: one(["", ...fundingSought.map(({ id }) => id)]),
        customers: some(customerKinds),
        deepTech: next() < 0.3,
      };
      const { points, reasons } = matchOf(wished, known);
      const of = reasons.reduce((total, each) => total + each.of, 0);
      expect(of).toBe(points === null ? 0 : 100);
      expect(reasons.every((each) => Number.isInteger(each.points) && each.points >= 0 && each.points <= each.of)).toBe(
        true,
      );
      const stages = [...new Set([...wished.investment_stages, ...investorOptions.investment_stages])];
      if (wished.investment_stages.length > 0)
        expect(matchOf({ ...wished, investment_stages: stages }, known).points).toBeGreaterThanOrEqual(points ?? 0);
    }
  });
});

test("every stage and sector of a founder goes under a name that investors use", () => {
  expect(stagesCalled(investorOptions.investment_stages)).toEqual(startupStages);
  expect(new Set(sectorsCalled(investorOptions.preferred_sectors))).toEqual(new Set(sectors));
  for (const sector of investorOptions.preferred_sectors) expect(sectorsCalled([sector])).toContain(sector);
  expect(stagesCalled(["seed"])).toEqual(["mvp-launched", "first-customers", "product-market-fit"]);
  expect(sectorsCalled(["foodtech"])).toEqual(["foodtech", "agritech"]);
});
