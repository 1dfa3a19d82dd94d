import type { SeatRole } from "../../domain/person/seat.ts";
import type { Right } from "../../domain/plan/rights.ts";
import type { TeamRight } from "../../domain/team/rights.ts";
import type { Lang } from "../../platform/language/language.ts";

/** One route. The fields from `module` on are removed from the browser's build. */
export type Route = {
  /** The first path is canonical; the others serve the same page. */
  path: string | readonly [string, ...string[]];
  /** The page's language until the visitor has chosen one, if not DEFAULT_LANGUAGE. */
  language?: Lang;
  /** Whether the page is the same for every visitor, so that it can be cached. */
  kept?: true;
  /** Query keys with which a cached page is rendered for one request instead. */
  asks?: readonly string[];
  /** Whether the page is without the site's frame: it has the language, theme and legal links only. */
  minimalFrame?: true;
  /** The route module of a page or a file, relative to app/. */
  module: string;
  /** Who may open it: everybody if absent, any signed-in person for "person". Loaders and actions check it again. */
  audience?: "person" | "founder" | "investor";
  /** The right that a team member's functions need, checked before each loader and action. */
  right?: TeamRight;
  /** The right that a founder's plan needs, checked before each loader and action. */
  opens?: Right;
  /** The seat in a startup that a founder needs to post here; "none" also allows founders without a startup. */
  seat?: SeatRole | "none";
  /** The handler of the form at the path and "/send": the lead form with the route's name, or a module. */
  send?: "form" | `${string}.send.ts`;
  /**
   * Who may post here: visitors, or also a mail program on their behalf ("from anywhere"); "only" is a path without a
   * page.
   */
  posted?: "by visitors" | "from anywhere" | "only";
  /** Whether the page hydrates at once, without waiting for the visitor's first input. */
  atOnce?: true;
  /** Whether the page runs its own inline scripts alone: React is not loaded, and each link is a page load. */
  still?: true;
  /** The module that answers with the same list as a file, at the page's path and ".csv". */
  csv?: string;
  /** The largest body in bytes, if it is larger than a form's. */
  bytes?: number;
};

/** The fields of a route that the browser's build does not contain. */
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

/** Adds the fields that all routes of an area share, so that a new route cannot be left public by mistake. */
export const inArea = <const Table extends Record<string, Route>>(shared: Partial<Route>, table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, route]) => [name, { ...shared, ...route }])) as Table;
