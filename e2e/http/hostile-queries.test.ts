import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { csvPath, pathOf, pathsOf, routeNames, routes, sendPathOf } from "../../app/paths.ts";
import { deskNames, isOnlyPosted, namesFor, servedAt } from "../../app/server/route-rules.server.ts";
import type { Route } from "../../app/context/route.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { contactFields, post, somebody } from "./ask.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));

const values = [
  "0001-01-01",
  "9999-99-99",
  "2026-02-30",
  "275760-09-14",
  "-1",
  "1.5",
  "1e309",
  "99999999999999999999",
  "NaN",
  "%00",
  "%ED%A0%80",
  "%E2%80%AE",
  "%25%27%22%3C%5C_",
  "__proto__",
  "constructor",
  "x".repeat(4_000),
];

/** Queries that are no pairs of a name and a value, sent as one. */
const shapes = ["a[]=1", "=", "&", "%", "?", "%ZZ", "a".repeat(6_000)].join("&");

const ofLists = ["after", "before", "from", "to", "q", "state"];

/** The query parameters that the modules of a route's folder read. */
function namesOf({ module }: Route) {
  const folder = join(app, dirname(module));
  const texts = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/(test|words\.\w+)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => /searchParams|URLSearchParams|readListAddress|search:/.test(text));
  const read = texts.flatMap((text) =>
    [...text.matchAll(/(?<=[[( ,]")[a-z][\w-]{0,30}(?="[\]),])/gi)].map(([name]) => name),
  );
  return [...new Set(read)];
}

const parameters: Record<string, string> = { kind: "page", id: "home", lang: "fr", tool: "runway", step: "1" };
const filled = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? "x");

function doorsOf(name: (typeof routeNames)[number]) {
  const path = filled(pathsOf(name)[0]);
  const doors = [path, path === "/" ? "/_root.data" : `${path}.data`, csvPath(path)];
  return doors.filter((door, at) => at === 1 || servedAt(door) !== undefined);
}

function queriesFor(read: readonly string[], isData: boolean) {
  const names = [...new Set([...ofLists, ...read])].slice(0, 40);
  const mixed = values.map((value, at) => `${names[at % names.length]}=${value}`).join("&");
  // The data endpoint runs the page's loaders again, and some pages read no parameter, so both get fewer queries.
  if (isData || read.length === 0) return [mixed, shapes];
  const each = values.map((value) => names.map((name) => `${name}=${value}`).join("&"));
  const twice = names.map((name) => `${name}=2026-01-01&${name}=-1&${name}[]=1e309`).join("&");
  // If all parameters are sent together, the refusal of one may hide an error in another.
  const few = Array.from({ length: Math.ceil(names.length / 3) }, (_, at) =>
    names
      .slice(at * 3, at * 3 + 3)
      .map((name) => `${name}=${at % 2 ? "1e309" : "0001-01-01"}`)
      .join("&"),
  );
  return [mixed, shapes, ...each, twice, ...few].filter((query) => query.length < 7_500);
}

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  const { email, address } = somebody();
  await post(site.port, sendPathOf("contact"), contactFields(email), address);
});
afterAll(() => site.dispose());

async function failuresAt(name: (typeof routeNames)[number], cookie: string) {
  const failures: string[] = [];
  for (const door of doorsOf(name))
    for (const query of queriesFor(namesOf(routes[name]), door.endsWith(".data"))) {
      const { address } = somebody();
      const answer = await fetch(`http://localhost:${site.port}${door}?${query}`, {
        headers: { cookie, ...address },
        redirect: "manual",
      })
        .then(async (response) => ({ status: response.status, bytes: (await response.arrayBuffer()).byteLength }))
        .catch((error: unknown) => ({ status: 0, error }));
      if (answer.status === 0 || answer.status >= 500) failures.push(`${answer.status} ${door}?${query.slice(0, 120)}`);
    }
  return failures;
}

const shown = (name: (typeof routeNames)[number]) => {
  const served = servedAt(filled(pathsOf(name)[0]));
  return served !== undefined && !isOnlyPosted(served);
};

describe.each([
  { role: null, names: namesFor(undefined) },
  { role: "admin" as const, names: [...deskNames, ...namesFor("person")] },
  { role: "founder" as const, names: namesFor("founder") },
  { role: "investor" as const, names: namesFor("investor") },
])("signed in as $role", ({ role, names }) => {
  let cookie = "";
  beforeAll(async () => {
    if (role) ({ cookie } = await signInAs(site, role, { approved: true }));
  });

  test.each(names.filter(shown))("%s has no choice with an empty value", async (name) => {
    const { address } = somebody();
    const headers = { cookie, ...address };
    const answer = await fetch(`http://localhost:${site.port}${doorsOf(name)[0]}`, { headers, redirect: "manual" });
    expect((await answer.text()).match(/<option(?=[^>]* value="")[^>]*>|<option>/)).toBeNull();
  });

  test.each(names.filter(shown))("%s answers whatever its address says", async (name) => {
    expect(await failuresAt(name, cookie)).toEqual([]);
  });
});

test("a list of leads and its file from the first day of the calendar", async () => {
  const { cookie } = await signInAs(site, "admin");
  for (const path of [pathOf("admin-leads"), csvPath(pathOf("admin-leads"))])
    for (const query of ["from=0001-01-01", "from=0001-01-01&to=9999-99-99", "to=2200-12-31", "from=1900-01-01"]) {
      const answer = await fetch(`http://localhost:${site.port}${path}?${query}`, { headers: { cookie } });
      expect([path, query, answer.status]).toEqual([path, query, 200]);
      expect(await answer.text()).toContain("Marie Durand");
    }
});
