import type { Role } from "../domain/person/viewer.ts";
import type { TeamFunction } from "../domain/team/rights.ts";
import type { Lang } from "../platform/language/language.ts";
import { accountRoutes } from "./account.routes.ts";
import { deskRoutes } from "./desk.routes.ts";
import { founderRoutes } from "./founder.routes.ts";
import { investorRoutes } from "./investor.routes.ts";
import { publicRoutes } from "./public.routes.ts";
import type { Route } from "./context/route.ts";

export const routes = { ...publicRoutes, ...accountRoutes, ...founderRoutes, ...investorRoutes, ...deskRoutes };
export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

type Canonical<Path> = Path extends readonly [infer First, ...unknown[]] ? First : Path;
type Parameter<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}.${"webp" | "ics"}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;
type ParameterOf<Name extends RouteName> = Parameter<Canonical<(typeof routes)[Name]["path"]>>;
type Value = string | number | undefined;
type Values<Name extends RouteName> = [ParameterOf<Name>] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<ParameterOf<Name>, string | number> & Record<string, Value>];

export type FixedRoute = { [Name in RouteName]: [ParameterOf<Name>] extends [never] ? Name : never }[RouteName];

export type ReceiptPage = "receipt" | "french-receipt" | "quiz" | "guide-confirmation" | "studio-audit-request";

export const isRouteName = (name: string): name is RouteName => name in routes;

/** Returns all paths of a route; the first path is the canonical one. */
export const pathsOf = (name: RouteName): readonly [string, ...string[]] => {
  const { path }: Route = routes[name];
  return typeof path === "string" ? [path] : path;
};

/**
 * Returns the URL of a route. Values that are not path parameters become query parameters; empty values are left out.
 */
export function pathOf<Name extends RouteName>(name: Name, ...[values = {}]: Values<Name>): string {
  const query = new URLSearchParams();
  let path = pathsOf(name)[0];
  for (const [key, value] of Object.entries<Value>(values)) {
    if (value === undefined || (key === "to" && value === "")) continue;
    const filled = path.replace(new RegExp(`:${key}(?![\\w])`), () => encodeURIComponent(value));
    if (filled !== path) path = filled;
    else if (value !== "") query.append(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

export const aliasPathOf = (name: RouteName) => pathsOf(name)[1] ?? pathsOf(name)[0];

export const sendPathOf = <Name extends RouteName>(name: Name, ...values: Values<Name>) =>
  `${pathOf(name, ...values)}/send`;

export const csvPath = (path: string) => `${path}.csv`;

export const contactPath = `${pathOf("about")}#contact`;

export const choicesPath = `${pathOf("cookies")}#choices`;

export const socialPath = (name: string, lang: Lang, isPhotograph = false) =>
  `/social/${name}.${lang}.${isPhotograph ? "jpg" : "png"}`;

export const quizPicturePath = (picture: string) => `/quiz/pictures/${picture}.png`;

export const imagePath = (id: string, width: number) => `/images/${id}-${width}.webp`;

export const logoPath = (startup: string, version: string | null) =>
  version === null ? undefined : pathOf("startup-logo", { startup, version });

export const feedPath = (lang: Lang) => `/blog/feed.${lang}.xml`;

/** The key under which the visit statistics count started quizzes. */
export const quizBegun = `${pathOf("quiz")}#begun`;

/** Returns the URL at which the accelerator's team previews a page with the unpublished draft of one content record. */
export const previewPath = (page: RouteName, kind: string, id: string) =>
  `${pathsOf(page)[0]}?${new URLSearchParams({ [previewKey]: `${kind}/${id}` })}`;
export const previewKey = "preview";
export const againKey = "again";

/** With this query parameter, the sign-in page explains that a form was not saved. */
export const unsavedKey = "unsaved";

const dashboards = {
  admin: "admin",
  team: "admin",
  investor: "investor-dashboard",
  founder: "founder-dashboard",
} as const;

/**
 * Returns the start page of a role. A team member whose only function is reviewing starts on the page of applications
 * to score.
 */
export function dashboardPath(role: Role, functions: readonly TeamFunction[] = []) {
  const onlyScores = role === "team" && functions.length > 0 && functions.every((each) => each === "reviewer");
  return pathOf(onlyScores ? "admin-reviews" : dashboards[role]);
}

/** Returns the path of a session's showcase, or undefined without startups to show; some sessions have fixed paths. */
export function showcasePathOf(session: string, shown: number) {
  if (shown === 0) return undefined;
  const name = `pitch-${session}`;
  return isRouteName(name) ? pathsOf(name)[0] : pathOf("showcase", { session });
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace(":slug", "[a-z0-9]+(?:-[a-z0-9]+)*").replace(/:\w+/g, "[^/]+")}$`);

const fixed = new Map<string, RouteName>();
const patterns: [RegExp, RouteName][] = [];
for (const name of routeNames)
  for (const path of pathsOf(name))
    if (path.includes(":")) patterns.push([pattern(path), name]);
    else fixed.set(path, name);
// As in React Router, if two patterns match a URL, the pattern with fewer parameters wins.
const parameters = ([path]: [RegExp, RouteName]) => path.source.split("[^/]+").length;
patterns.sort((one, other) => parameters(one) - parameters(other));

export const routeAt = (path: string): RouteName | undefined =>
  fixed.get(path) ?? patterns.find(([known]) => known.test(path))?.[1];

/** Returns the name of the cacheable page at this path. Returns undefined when the page is not cached. */
export function keptPageAt(path: string) {
  const name = routeAt(path);
  return name && "kept" in routes[name] ? name : undefined;
}

/** Only articles are counted under their own paths, so that no secret of a personal link is stored. */
export const countedPath = (name: RouteName, path: string) => (name === "article" ? path : pathsOf(name)[0]);

export function countedAs(path: string) {
  const name = routeAt(path);
  return name && countedPath(name, path);
}

/** Checks whether the query parameters make a page specific to this request, so that no cached page is sent. */
export function variesByQuery(path: string, search: URLSearchParams) {
  const name = routeAt(path);
  const route: Route | undefined = name && routes[name];
  return route?.asks?.some((key) => search.has(key)) ?? false;
}

export function isPersonalUrl(path: string, search: URLSearchParams) {
  return keptPageAt(path) === undefined || search.has("receipt");
}

/** Returns the language of a page for a visitor who has not chosen a language. */
export function languageOf(name: RouteName | undefined, byDefault: Lang): Lang {
  const route: Route | undefined = name && routes[name];
  return route?.language ?? byDefault;
}

/**
 * Checks whether the page at this path works without React. Works only on the server, because the browser's build omits
 * the field `still`.
 */
export function isStillAt(path: string) {
  const name = routeAt(path);
  const route: Route | undefined = name && routes[name];
  return route?.still === true;
}

/** Checks whether the page at this path has the minimal frame (see `minimalFrame` in Route). */
export function hasMinimalFrame(path: string) {
  const name = routeAt(path.replace(/\/send$/, ""));
  return name !== undefined && "minimalFrame" in routes[name];
}
