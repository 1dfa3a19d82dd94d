import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFormValues } from "../../app/desk/editor/form-values.ts";
import { pathOf, pathsOf, routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { site as shipped } from "../../content/settings.ts";
import { kinds } from "../../domain/content/kinds.server.ts";
import { fieldsOf } from "../../domain/content/field.server.ts";
import { languages } from "../../platform/language/language.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, formBody, unmarked, urlencoded } from "./ask.ts";

const name = "Atelier de l’Étang";

let site: Site;
let admin: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
  site = await startSite();
  admin = await signInAs(site, "admin");
});
afterAll(() => site.dispose());

const get = (path: string, cookie = "") => ask(site.port, path, { headers: cookie ? { cookie } : {} });

async function call(organisation: string) {
  const path = pathOf("admin-record", { kind: "setting", id: "site" });
  const [, base = ""] = /name="base" value="([^"]*)"/.exec((await get(path, admin.cookie)).text) ?? [];
  const fields = Object.fromEntries(writeFormValues(fieldsOf("setting", "site"), { ...shipped, organisation }));
  const answer = await ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, origin: site.url, cookie: admin.cookie },
    body: formBody({ ...fields, base, do: "publish" }),
  });
  expect(answer.status).toBe(303);
}

/**
 * Returns the texts of a page without the values of form fields, because the editor's fields may contain the
 * organisation's earlier name.
 */
const said = (text: string) => unmarked(text).replace(/<(?:textarea|input)\b[^>]*>(?:[^<]*<\/textarea>)?/g, "");

const fixed = routeNames.filter((each) => {
  const route: Route = routes[each];
  return route.module.endsWith(".page.tsx") && route.posted !== "only" && !pathsOf(each)[0].includes(":");
});
const of = (audience: string | undefined) =>
  fixed.filter((each) => {
    const { audience: given, right }: Route = routes[each];
    const own = right ? "admin" : given;
    return own === audience || (audience !== undefined && own === "person");
  });

test("a page that was kept says the new name, and every page after it; the old one stands nowhere", async () => {
  const home = `${pathOf("home")}?lang=en`;
  expect((await get(home)).text).toContain("The Lab");
  await call(name);
  expect((await get(home)).text).toContain(`${name} in numbers`);
  const people = {
    none: "",
    founder: (await signInAs(site, "founder")).cookie,
    investor: (await signInAs(site, "investor", { approved: true })).cookie,
    admin: admin.cookie,
  };
  const articles = [...(await get("/sitemap.xml")).text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<?]*)/g)].map(
    ([, at]) => at,
  );
  const told: string[] = [];
  let count = 0;
  for (const [audience, cookie] of Object.entries(people)) {
    const paths = of(audience === "none" ? undefined : audience).map((each) => pathsOf(each)[0]);
    if (audience === "none") paths.push(...articles.map(String), "/nowhere");
    if (audience === "admin")
      paths.push(
        pathOf("admin-person", { id: admin.id }),
        ...Object.keys(kinds).map((kind) => pathOf("admin-records", { kind })),
      );
    // The audit log is left out, because it still shows the organisation's earlier name.
    for (const path of new Set(paths).difference(new Set([pathOf("admin-audit")])))
      for (const lang of languages) {
        const { text, status } = await get(`${path}?lang=${lang}`, cookie);
        if (status >= 500 || text === "") continue;
        count += 1;
        const at = said(text).search(/\bThe Lab\b/);
        if (at >= 0) told.push(`${audience} ${path} ${lang}: ${said(text).slice(Math.max(0, at - 60), at + 60)}`);
      }
  }
  expect(told).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

test("what leaves and what programs read says it too: mails with their sender, the feed, the calendar", async () => {
  await call(name);
  const answer = await ask(site.port, pathOf("newsletter"), {
    method: "POST",
    headers: { ...urlencoded, origin: site.url },
    body: formBody({ email: "bea@sel.example" }),
  });
  expect(answer.status).toBe(303);
  await expect.poll(() => site.mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const mail of site.mails()) {
    expect(mail).not.toMatch(/The[ _]Lab/);
    expect(mail).toMatch(/^From: .*(?:Atelier|=\?UTF-8\?)/m);
  }
  expect((await get("/blog/feed.en.xml")).text).toContain(`<title>${name}: `);
  await call("The Lab");
  expect((await get(`${pathOf("home")}?lang=en`)).text).toContain("The Lab in numbers");
});
