import { expect, test } from "vitest";
import { randomly } from "../../e2e/peers/check-ins.ts";
import { monthFrom } from "../kpi/check-in.ts";
import { computeFigures } from "../kpi/figures.ts";
import { matchOf } from "../mentor/match.ts";
import { founderCompletion } from "../startup/completion.ts";
import { emptyFounderProfile, type FounderProfile } from "../startup/founder-profile.ts";
import { startupStages } from "../startup/options.ts";
import { attractivenessOf, tractionOf, visibilityRate } from "./attractiveness.ts";
import { criteria, type Criterion, weights } from "./criterion.ts";
import { completedIn, scanOf, scoreOf } from "./scan.ts";

const today = "2026-11-23";
const random = randomly(23);
const oneOf = <Item>(items: readonly Item[]) => items[random.upTo(items.length - 1)] as Item;
const text = (most: number) => Array.from({ length: random.upTo(most) }, () => "mot").join(" ");

function inputs() {
  const profile: FounderProfile = Object.fromEntries(
    Object.keys(emptyFounderProfile).map((name) => [name, oneOf(["", "x"])]),
  ) as FounderProfile;
  Object.assign(profile, {
    description: text(200),
    team_size: oneOf(["", "solo", "2-3", "20+"]),
    team_presentation: text(20),
    target_market: oneOf(["", "des restaurants", "9 000 restaurants"]),
    competitive_advantage: text(18),
    current_stage: oneOf(["", ...startupStages]),
    sector: oneOf(["", "fintech", "foodtech"]),
  });
  const near = (middle: number) => middle + random.upTo(middle);
  const rows = [-4, -3, -2, -1].map((back) => ({
    ...random.checkIn(monthFrom("2026-11-01", back)),
    ...{ mrr: near(1_000_000), cash: near(5_000_000), burn: near(600_000), churn: random.upTo(120) / 10 },
  }));
  const shows = { deck: random.upTo(1) === 1, confirmed: random.upTo(1) === 1, capTable: random.upTo(1) === 1 };
  const levels = Object.fromEntries(criteria.map((each) => [each, random.upTo(5)])) as Record<Criterion, number>;
  return {
    profile,
    rows,
    hasCapTable: random.upTo(1) === 1,
    shows,
    mentor: { levels, sectors: ["fintech" as const], stages: ["idea" as const] },
  };
}

/** Computes the same score a second time, independently of the scan's code, as a cross-check. Amounts are in euros. */
function secondCalculation({ profile: p, rows, hasCapTable, shows, mentor }: ReturnType<typeof inputs>) {
  const long = (words: string, least: number) => {
    const all = words.split(" ").filter(Boolean);
    return all.length >= least && new Set(all).size * 2 >= least;
  };
  const half = (full: boolean, part: boolean) => (full ? 1 : part ? 0.5 : 0);
  const [first, , , last] = rows as [(typeof rows)[0], unknown, unknown, (typeof rows)[0]];
  const growth = (last.mrr / first.mrr - 1) * 100;
  const months = (last.cash * 3) / rows.slice(1).reduce((sum, { burn }) => sum + burn, 0) + 1e-9;
  const stage = ["mvp-launched", "first-customers", "product-market-fit", "growth", "scale-up", "maturity"];
  const team = [!["", "solo"].includes(p.team_size), long(p.team_presentation, 12)];
  const model = [p.business_model !== "", p.key_metrics !== ""];
  const shares = [
    half(team.every(Boolean), team.some(Boolean)) * 8,
    half(p.co_founders !== "", false) * 6,
    half(long(p.description, 150), long(p.description, 60)) * 8,
    half(/[0-9]/.test(p.target_market), p.target_market !== "") * 8,
    half(model.every(Boolean), model.some(Boolean)) * 8,
    half(long(p.competitive_advantage, 10), false) * 6,
    half(stage.includes(p.current_stage), p.current_stage === "mvp-in-progress") * 8,
    half(growth >= 15 - 1e-9, last.mrr > first.mrr) * 12,
    8,
    half(last.churn <= 3, last.churn <= 4) * 8,
    half(months >= 9, months >= 6) * 12,
    hasCapTable ? 8 : 0,
  ];
  const score = shares.reduce((sum, each) => sum + each);
  const open = criteria.filter((each, index) => shares[index] !== weights[each]);
  const weight = open.reduce((sum, each) => sum + weights[each], 0);
  const need = open.reduce((sum, each) => sum + weights[each] * mentor.levels[each], 0) / (5 * weight || 1);
  const traction = 60 * Math.max(0, Math.min(1, growth / 30)) + 40 * Math.max(0, Math.min(1, (10 - last.churn) / 8));
  const seven = [p.startup_name, p.founder_name, p.sector, p.description, p.current_stage, p.website, p.pitch_deck_url];
  const completion = Math.round((seven.filter(Boolean).length / 7) * 100);
  const twelve = [
    ...[p.startup_name, p.founder_name, p.region, p.creation_date, p.sector, p.description, p.team_size],
    ...[p.target_market, p.business_model, p.current_stage, p.funding_amount_needed, p.funding_use],
    ...[shows.deck, shows.confirmed, shows.capTable],
  ];
  return {
    score,
    full: 12 - open.length,
    attractiveness: score * 0.5 + traction * 0.3 + completion * 0.2,
    visibility: Math.round((twelve.filter(Boolean).length / 15) * 100),
    match: 50 * need + (p.sector === "fintech" ? 30 : 0) + (p.current_stage === "idea" ? 20 : 0),
  };
}

test("score, attractiveness, visibility and mentors come out the same in place of every input of the demo", () => {
  for (let round = 0; round < 500; round += 1) {
    const given = inputs();
    const { profile, rows, hasCapTable, shows, mentor } = given;
    const figures = computeFigures(rows, today);
    const findings = scanOf({ profile, figures, hasCapTable, today });
    const second = secondCalculation(given);
    expect([scoreOf(findings), completedIn(findings)]).toEqual([second.score, second.full]);
    const { score, terms } = attractivenessOf({
      readiness: scoreOf(findings),
      traction: tractionOf(figures.mrrInThreeMonths, rows.at(-1)?.churn ?? null).total,
      completion: founderCompletion(profile).rate,
    });
    const sum = Object.values(terms).reduce((total, { result }) => total + result, 0);
    expect(sum).toBeCloseTo(second.attractiveness, 6);
    expect(Math.abs(score - second.attractiveness)).toBeLessThanOrEqual(0.5 + 1e-6);
    const seen = { hasLiveDeck: shows.deck, isConfirmed: shows.confirmed, sharesCapTable: shows.capTable };
    expect(visibilityRate({ profile, ...seen }).rate).toBe(second.visibility);
    const needs = findings
      .filter(({ state }) => state !== "completed")
      .map(({ criterion }) => ({ criterion, weight: weights[criterion] }));
    expect(Math.abs(matchOf(mentor, needs, profile).score - second.match)).toBeLessThanOrEqual(0.5 + 1e-6);
  }
});
