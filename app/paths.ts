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

/** A route without path parameters. */
export type FixedRoute = { [Name in RouteName]: [ParameterOf<Name>] extends [never] ? Name : never }[RouteName];

/** Pages that can show a form's receipt. */
export type ReceiptPage = "receipt" | "french-receipt" | "quiz" | "guide-confirmation" | "studio-audit-request";

export const isRouteName = (name: string): name is RouteName => name in routes;

/** Every path of a route, the canonical one first. */
export const pathsOf = (name: RouteName): readonly [string, ...string[]] => {
  const { path }: Route = routes[name];
  return typeof path === "string" ? [path] : path;
};

/** The URL of a route: values that its path does not name become query parameters, unless they are empty. */
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

/** The page's second path, or its only path. */
export const aliasPathOf = (name: RouteName) => pathsOf(name)[1] ?? pathsOf(name)[0];

/** The path to which a script sends the form of a page. */
export const sendPathOf = <Name extends RouteName>(name: Name, ...values: Values<Name>) =>
  `${pathOf(name, ...values)}/send`;

export const csvPath = (path: string) => `${path}.csv`;

export const contactPath = `${pathOf("about")}#contact`;

export const choicesPath = `${pathOf("cookies")}#choices`;

/** The social image of a page: drawn, or cut from a photo. */
export const socialPath = (name: string, lang: Lang, isPhotograph = false) =>
  `/social/${name}.${lang}.${isPhotograph ? "jpg" : "png"}`;

/** The picture of a quiz result, at its signed URL. */
export const quizPicturePath = (picture: string) => `/quiz/pictures/${picture}.png`;

export const imagePath = (id: string, width: number) => `/images/${id}-${width}.webp`;

/** A version of a startup's logo; undefined without a logo. */
export const logoPath = (startup: string, version: string | null) =>
  version === null ? undefined : pathOf("startup-logo", { startup, version });

export const feedPath = (lang: Lang) => `/blog/feed.${lang}.xml`;

/** Key under which the visit statistics count quizzes that were begun. */
export const quizBegun = `${pathOf("quiz")}#begun`;

/** A page rendered with the draft of one record, for the team. */
export const previewPath = (page: RouteName, kind: string, id: string) =>
  `${pathsOf(page)[0]}?${new URLSearchParams({ [previewKey]: `${kind}/${id}` })}`;
export const previewKey = "preview";
export const againKey = "again";

/** Query key of the sign-in page: a form was posted without a session and was not saved. */
export const unsavedKey = "unsaved";

const dashboards = {
  admin: "admin",
  team: "admin",
  investor: "investor-dashboard",
  founder: "founder-dashboard",
} as const;

/** The start page of a role; a team member who only reviews starts at the applications to score. */
export function dashboardPath(role: Role, functions: readonly TeamFunction[] = []) {
  const onlyScores = role === "team" && functions.length > 0 && functions.every((each) => each === "reviewer");
  return pathOf(onlyScores ? "admin-reviews" : dashboards[role]);
}

/**
 * The page of a past session with its published startups; two of these pages have fixed URLs, because other sites link
 * to them.
 */
export function showcasePathOf(session: string, shown: number) {
  const name = `pitch-${session}`;
  if (isRouteName(name)) return pathsOf(name)[0];
  return shown > 0 ? pathOf("showcase", { session }) : undefined;
}

/** A pattern that matches the URLs of a path with parameters. */
const pattern = (path: string) =>
  new RegExp(`^${path.replace(":slug", "[a-z0-9]+(?:-[a-z0-9]+)*").replace(/:\w+/g, "[^/]+")}$`);

const fixed = new Map<string, RouteName>();
const patterns: [RegExp, RouteName][] = [];
for (const name of routeNames)
  for (const path of pathsOf(name))
    if (path.includes(":")) patterns.push([pattern(path), name]);
    else fixed.set(path, name);
// Same ranking as the router: if two patterns match, the one with fewer parameters wins.
const parameters = ([path]: [RegExp, RouteName]) => path.source.split("[^/]+").length;
patterns.sort((one, other) => parameters(one) - parameters(other));

/** The name of the route at this path. */
export const routeAt = (path: string): RouteName | undefined =>
  fixed.get(path) ?? patterns.find(([known]) => known.test(path))?.[1];

/** The name of the cached page at this path; undefined for any other path. */
export function keptPageAt(path: string) {
  const name = routeAt(path);
  return name && "kept" in routes[name] ? name : undefined;
}

/** The path under which page views and leads are counted; it never contains the secret of a personal link. */
export const countedPath = (name: RouteName, path: string) => (name === "article" ? path : pathsOf(name)[0]);

/** The counted path of a URL, undefined if no route matches. */
export function countedAs(path: string) {
  const name = routeAt(path);
  return name && countedPath(name, path);
}

/** Whether the query makes a cached page specific to this request (see `asks` of Route). */
export function variesByQuery(path: string, search: URLSearchParams) {
  const name = routeAt(path);
  const route: Route | undefined = name && routes[name];
  return route?.asks?.some((key) => search.has(key)) ?? false;
}

/** Whether this URL may show data of one person. */
export function isPersonalUrl(path: string, search: URLSearchParams) {
  return keptPageAt(path) === undefined || search.has("receipt");
}

/** A page's language for a visitor who has chosen none; other URLs use `byDefault`. */
export function languageOf(name: RouteName | undefined, byDefault: Lang): Lang {
  const route: Route | undefined = name && routes[name];
  return route?.language ?? byDefault;
}

/** Whether the page at this path is without React; only the server can tell. */
export function isStillAt(path: string) {
  const name = routeAt(path);
  const route: Route | undefined = name && routes[name];
  return route?.still === true;
}

/** Whether the page at this path has the minimal frame (see `alone` of Route). */
export function hasMinimalFrame(path: string) {
  const name = routeAt(path.replace(/\/send$/, ""));
  return name !== undefined && "minimalFrame" in routes[name];
}
