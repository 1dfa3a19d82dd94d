import type { SeatRole } from "../../domain/person/seat.ts";
import type { Right } from "../../domain/plan/rights.ts";
import type { TeamRight } from "../../domain/team/rights.ts";
import type { Lang } from "../../platform/language/language.ts";

/** One line of a table of contents. What stands below `module` stays on the server: the build takes it out. */
export type Route = {
  /** The first is canonical; the others answer alike. */
  path: string | readonly [string, ...string[]];
  /** Its language until the visitor has chosen one, where that is not DEFAULT_LANGUAGE. */
  language?: Lang;
  /** Whether its bytes are the same for every visitor, so that they can be kept. */
  kept?: true;
  /** Keys of its address that make a page of its own for one request out of a kept one. */
  asks?: readonly string[];
  /** Whether it stands without the site's frame: language, theme and legal links only. */
  alone?: true;
  /** Route module, from app/: a page, or what answers with a file. */
  module: string;
  /** Who is let in, everybody unless it says: "person" is anybody signed in. Each loader and action asks again. */
  audience?: "person" | "founder" | "investor";
  /** What somebody's functions on the desk have to allow; asked before each of its loaders and actions. */
  right?: TeamRight;
  /** What a founder's plan has to open; asked before each of its loaders and actions. */
  opens?: Right;
  /** The seat in a startup that a founder needs to post to it; "none" is for founders without a startup too. */
  seat?: SeatRole | "none";
  /** What answers where a script sends the page's form, at its path and "/send": the lead form of the route's name, or a module. */
  send?: "form" | `${string}.send.ts`;
  /** Who may post to what is not kept: its visitors, or a mail program on somebody's behalf. "only" shows nothing. */
  posted?: "by visitors" | "from anywhere" | "only";
  /** Whether it comes alive without waiting for the visitor's first move. */
  atOnce?: true;
  /** The module that answers with the same list as a file, at the page's path and ".csv". */
  csv?: string;
  /** The most bytes that somebody let in may send to it, where that is more than a form's. */
  bytes?: number;
};

/** What a browser is not told of a route. */
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
