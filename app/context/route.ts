import type { SeatRole } from "../../domain/person/seat.ts";
import type { Right } from "../../domain/plan/rights.ts";
import type { TeamRight } from "../../domain/team/rights.ts";
import type { Lang } from "../../platform/language/language.ts";

/** One route. The fields from `module` on are removed from the browser's build. */
export type Route = {
  /** The first is canonical; the others answer alike. */
  path: string | readonly [string, ...string[]];
  /** Its language until the visitor has chosen one, where that is not DEFAULT_LANGUAGE. */
  language?: Lang;
  /** Whether its bytes are the same for every visitor, so that they can be kept. */
  kept?: true;
  /** Query keys with which a kept page is rendered for one request. */
  asks?: readonly string[];
  /** Whether the page is without the site's frame: it has the language, theme and legal links only. */
  alone?: true;
  /** The route module of a page or a file, relative to app/. */
  module: string;
  /** Who may open it: everybody if absent, any signed-in person for "person". Loaders and actions check it again. */
  audience?: "person" | "founder" | "investor";
  /** What somebody's functions on the desk have to allow; asked before each of its loaders and actions. */
  right?: TeamRight;
  /** The right that a founder's plan needs, checked before each loader and action. */
  opens?: Right;
  /** The seat in a startup that a founder needs to post to it; "none" is for founders without a startup too. */
  seat?: SeatRole | "none";
  /** The handler of the form at the path and "/send": the lead form with the route's name, or a module. */
  send?: "form" | `${string}.send.ts`;
  /** Who may post to it: visitors, or a mail program for one of them; "only" is a path without a page. */
  posted?: "by visitors" | "from anywhere" | "only";
  /** Whether it comes alive without waiting for the visitor's first move. */
  atOnce?: true;
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
  "csv",
  "bytes",
] as const;

/** An area's routes with what they all share, so that a new route cannot be left open by mistake. */
export const inArea = <const Table extends Record<string, Route>>(shared: Partial<Route>, table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, route]) => [name, { ...shared, ...route }])) as Table;
