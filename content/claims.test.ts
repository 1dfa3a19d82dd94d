import { expect, test } from "vitest";
import type { ContentRecord, Fact } from "../domain/content/content.ts";
import { kinds } from "../domain/content/kinds.server.ts";
import { isUnproven, resolveRecord } from "../domain/content/resolve.ts";
import { records } from "./all.ts";
import { site } from "./settings.ts";

const facts = new Map<string, Fact>(records.flatMap((record) => (record.kind === "fact" ? [[record.id, record]] : [])));
const value = (id: string) => Number(facts.get(id)?.value);

type Counted = { figure: { fact: string }; label: unknown; scope?: unknown };
const isCounted = (part: object): part is Counted => "figure" in part && "label" in part;

/** Every figure that stands in a row of its own, wherever a page keeps it. */
function countedIn(part: unknown): Counted[] {
  if (typeof part !== "object" || part === null) return [];
  return [...(isCounted(part) ? [part] : []), ...Object.values(part).flatMap(countedIn)];
}

const pages = records.filter(({ kind }) => kind === "page");
const figures = pages.flatMap(countedIn);

test("a claim says beside it whom, when or how it counts", () => {
  const claims = figures.filter(({ figure }) => facts.get(figure.fact)?.confirm || figure.fact === "studio.mvp_days");
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter(({ scope }) => !scope)).toEqual([]);
});

test("a claim that nobody has vouched for leaves with the samples", () => {
  const opened = { ...site, sampleContentShown: false };
  const left = pages.flatMap((page) => countedIn(resolveRecord(page, "en", facts, opened)));
  expect(left.map(({ figure }) => figure).filter((figure) => "confirm" in figure && figure.confirm)).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  const banner = records.filter((record): record is ContentRecord => record.kind === "banner");
  expect(banner.filter((item) => !isUnproven(item, facts))).toEqual([]);
});

test("nobody vouches for a claim without the day on which it was true", () => {
  const claim = facts.get("site.startups");
  const confirmed = { ...claim, confirm: false };
  expect(kinds.fact.schema.safeParse(confirmed).success).toBe(false);
  expect(kinds.fact.schema.safeParse({ ...confirmed, asOf: "2026-11-01" }).success).toBe(true);
});

test("a programme of another length is told with that length everywhere", () => {
  const told = new Map(facts);
  const duration = facts.get("offer.duration");
  if (duration) told.set(duration.id, { ...duration, value: 27 });
  const lengths = /\b18[\s-](?:months?|mois)\b|\b(?:month|mois)[\s-]18\b|eighteen|dix-huit/i;
  const kept = records
    .filter(({ kind }) => !["guide-day", "legal-template"].includes(kind))
    .flatMap((record) => (["en", "fr"] as const).map((lang) => JSON.stringify(resolveRecord(record, lang, told, site))))
    .flatMap((printed) => lengths.exec(printed.replaceAll(/[\u00A0\u202F]/g, " "))?.[0] ?? []);
  expect(kept).toEqual([]);
});

test("counts of startups hold one another, and so do their growths", () => {
  expect(value("accelerated.startups")).toBeLessThanOrEqual(value("site.startups"));
  expect(value("site.startups")).toBeLessThanOrEqual(value("studio.startups"));
  expect(value("accelerated.growth")).toBeLessThanOrEqual(value("site.growth"));
});
