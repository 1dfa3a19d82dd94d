import type { SeatRole } from "../../domain/person/seat.ts";
import type { Right } from "../../domain/plan/rights.ts";
import type { TeamRight } from "../../domain/team/rights.ts";
import type { Lang } from "../../platform/language/language.ts";

/** One route of the site. The fields from `module` on are removed from the browser's build. */
export type Route = {
  /** The first path is canonical; the other paths serve the same page. */
  path: string | readonly [string, ...string[]];
  /** The language of the page for visitors who have not chosen a language, if it differs from DEFAULT_LANGUAGE. */
  language?: Lang;
  /** True for a page that is the same for every visitor and can therefore be cached. */
  kept?: true;
  /** The query parameters that make the server render this page for one request instead of using the cache. */
  asks?: readonly string[];
  /** True for a page with a minimal frame, which contains only the language, theme and legal links. */
  minimalFrame?: true;
  module: string;
  /** Who may open the route: "person" means any signed-in person, and an absent value means everybody. */
  audience?: "person" | "founder" | "investor";
  /** The right that at least one function of a team member must include; checked before each loader and action. */
  right?: TeamRight;
  /** The right that the founder's plan must include; checked before each loader and action. */
  opens?: Right;
  /**
   * The seat in a startup that a founder needs to submit this page's forms; "none" also allows founders without a
   * startup.
   */
  seat?: SeatRole | "none";
  /** The module that receives the page's forms; "form" stands for the module of all public forms. */
  send?: "form" | `${string}.send.ts`;
  /** "from anywhere" also allows other origins, such as a mail program; "only" means a path without a page. */
  posted?: "by visitors" | "from anywhere" | "only";
  /** True for a page that hydrates immediately instead of waiting for the visitor's first input. */
  atOnce?: true;
  /**
   * True for a page that does not load React: the page runs only its own inline scripts, and every link loads a new
   * page.
   */
  still?: true;
  /** The module that returns the page's list as a CSV file, at the page's path plus ".csv". */
  csv?: string;
  /** The maximum size of the request body in bytes, if it is larger than the limit for ordinary forms. */
  bytes?: number;
};

export const serverOnly = [
  "module",
  "audience",
  "right",
  "opens",
  "seat",
  "send",
  "posted",
  "atOnce",
  "still",
  "csv",
  "bytes",
] as const;

/**
 * Adds the fields that all routes of an area share, such as who may open them, so that a new route cannot become public
 * by mistake.
 */
export const inArea = <const Table extends Record<string, Route>>(shared: Partial<Route>, table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, route]) => [name, { ...shared, ...route }])) as Table;
