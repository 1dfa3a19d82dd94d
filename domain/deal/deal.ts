import type { Lang } from "../../platform/language/language.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { KeptCapTable } from "../cap-table/cap-table.server.ts";
import { investorOptions } from "../investor/investor-profile.ts";
import type { Runway } from "../kpi/figures.ts";
import type { ShownPart } from "../publication/publication.ts";
import type { FounderField } from "../startup/founder-profile.ts";
import { fundingSought } from "../startup/bands.ts";
import { dealStages } from "../deal-stage/stage.ts";

export type ViewKind = "profile" | "deck" | "website";

export const own = "mine";

/** The options of each filter in the list of startups; "" matches all startups. */
export const dealFilters = {
  stage: ["", own, ...investorOptions.investment_stages],
  sector: ["", own, ...investorOptions.preferred_sectors],
  ticket: ["", own, ...fundingSought.map(({ id }) => id)],
  /** A single stage, or "mine" for every startup to which the investor gave a stage. */
  desk: ["", own, ...dealStages],
} as const;
export const dealOrders = ["match", "newest"] as const;

export type DealFilterName = keyof typeof dealFilters;
export const dealFilterNames = Object.keys(dealFilters) as DealFilterName[];
export type DealFilter = Record<DealFilterName, string> & { order: (typeof dealOrders)[number] };

export function dealFilterIn(search: URLSearchParams): DealFilter {
  const chosen = (name: DealFilterName) => {
    const value = search.get(name) ?? "";
    return (dealFilters[name] as readonly string[]).includes(value) ? value : "";
  };
  return {
    stage: chosen("stage"),
    sector: chosen("sector"),
    ticket: chosen("ticket"),
    desk: chosen("desk"),
    order: search.get("order") === "newest" ? "newest" : "match",
  };
}

/** Numbers from a startup's last check-in that investors may see; amounts in cents. */
type SharedFigures = {
  month: string;
  mrr: number;
  mrrInMonth: number | null;
  mrrInThreeMonths: number | null;
  cac: number;
  cacInThreeMonths: number | null;
  churn: number;
  /** The monthly revenue of the reported months, oldest first; months without a check-in are left out. */
  revenue: { month: string; mrr: number }[];
};

export const revenueMonths = 24;

/** A published startup as investors see it. Data that the startup does not share is null or left out. */
export type StartupRecord = {
  founder: string;
  logo: string | null;
  /** The language of the founder's account, which is assumed to be the language of the startup's texts. */
  lang: Lang;
  shown: readonly ShownPart[];
  /** The startup's customer type, and "deep tech" if applicable, as names of the investors' focus options. */
  focus: string[];
  profile: Partial<Record<FounderField, string>>;
  publishedAt: Date;
  /** The time at which the founder last confirmed that the data is current. */
  confirmedAt: Date;
  figures: SharedFigures | null;
  runway: { month: string; cash: number; runway: Runway } | null;
  score: number | null;
  capTable: KeptCapTable | null;
  isDeckClosed: boolean;
  /** The number of pages of the uploaded deck; null if no deck is shown. */
  deckPages: number | null;
};

export function weekStart(now: Date) {
  const day = parisDay(now);
  return startOfParisDay(daysLater(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7)));
}

const viewedDays = 30;

/** Returns the Paris days, today's last, over which a startup's visits are counted and drawn. */
export const viewDays = (now: Date) =>
  Array.from({ length: viewedDays }, (_, index) => daysLater(parisDay(now), index + 1 - viewedDays));

export const viewsFrom = (now: Date) => startOfParisDay(daysLater(parisDay(now), 1 - viewedDays));
