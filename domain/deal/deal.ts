import type { Lang } from "../../platform/language/language.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { KeptCapTable } from "../cap-table/cap-table.server.ts";
import { investorOptions } from "../investor/investor-profile.ts";
import type { Runway } from "../kpi/figures.ts";
import type { ShownPart } from "../publication/publication.ts";
import type { FounderField } from "../startup/founder-profile.ts";
import { fundingSought } from "../startup/options.ts";

/** What an investor opens of a startup: its page, or what it links to. */
export type ViewKind = "profile" | "deck" | "website";

/** What an investor's own words filter by. */
export const own = "mine";

/** What a list of startups can be narrowed to, by the names of its form's fields; "" is all. */
export const dealFilters = {
  stage: ["", own, ...investorOptions.investment_stages],
  sector: ["", own, ...investorOptions.preferred_sectors],
  ticket: ["", own, ...fundingSought.map(({ id }) => id)],
} as const;
export const dealOrders = ["match", "newest"] as const;

export type DealFilterName = keyof typeof dealFilters;
export const dealFilterNames = Object.keys(dealFilters) as DealFilterName[];
export type DealFilter = Record<DealFilterName, string> & { order: (typeof dealOrders)[number] };

/** What an address asks of the list; what is no choice counts as none. */
export function dealFilterIn(search: URLSearchParams): DealFilter {
  const chosen = (name: DealFilterName) => {
    const asked = search.get(name) ?? "";
    return (dealFilters[name] as readonly string[]).includes(asked) ? asked : "";
  };
  return {
    stage: chosen("stage"),
    sector: chosen("sector"),
    ticket: chosen("ticket"),
    order: search.get("order") === "newest" ? "newest" : "match",
  };
}

/** The numbers of a founder's last check-in that investors may be shown; money in cents. */
type SharedFigures = {
  month: string;
  mrr: number;
  mrrInMonth: number | null;
  mrrInThreeMonths: number | null;
  cac: number;
  cacInThreeMonths: number | null;
  churn: number;
};

/** A published startup as an investor is shown it: what it doesn't share isn't in here. */
export type StartupRecord = {
  founder: string;
  /** The language of the founder's account, in which they write. */
  lang: Lang;
  shown: readonly ShownPart[];
  /** Whom it sells to and whether it is deep tech, by the names of an investor's focus. */
  focus: string[];
  profile: Partial<Record<FounderField, string>>;
  publishedAt: Date;
  /** When the founder last said that it holds. */
  confirmedAt: Date;
  figures: SharedFigures | null;
  runway: { month: string; cash: number; runway: Runway } | null;
  score: number | null;
  capTable: KeptCapTable | null;
};

/** The beginning of the week in Paris. */
export function weekStart(now: Date) {
  const day = parisDay(now);
  return startOfParisDay(daysLater(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7)));
}

const minute = 60_000;
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * minute);
