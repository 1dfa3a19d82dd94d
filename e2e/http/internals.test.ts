import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { routeListPath } from "../../app/server/route-list.server.ts";

const { url } = inject("sharedSite");
const text = async (path: string) => (await fetch(`${url}${path}`)).text();

const assets = new URL("../../build/client/assets/", import.meta.url);
const scripts = () =>
  readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, assets), "utf8"));

test("React Router's page takes its data from window.__reactRouterContext.streamController", async () => {
  expect(
    await text(pathOf("sign-up")),
    "app/entry.server.tsx writes the data of a page into React Router's own stream, which it opens another way now",
  ).toContain("window.__reactRouterContext.streamController = controller;");
});

test("React Router's page names its own routes, and asks for those of its links by window.__reactRouterManifest", async () => {
  const why = "app/server/route-list.server.ts cuts down React Router's list of routes, which has another form now";
  const [, list = "{}"] = /window\.__reactRouterManifest = (\{.*?\n\});/s.exec(await text("/")) ?? [];
  const { routes = {}, version } = JSON.parse(list) as { routes?: Record<string, object>; version?: string };
  expect(routes, why).toEqual({ root: expect.anything(), public: expect.anything(), home: expect.anything() });
  const path = pathOf("program");
  const asked = `${routeListPath}?${new URLSearchParams({ paths: `/,${path}`, version: version ?? "" })}`;
  const found = JSON.parse(await text(asked)) as Record<string, object>;
  const name = `program ${path}`;
  expect(Object.keys(found).toSorted(), why).toEqual(["home", name, "public", "root"]);
  expect(found["home"], why).toEqual(routes["home"]);
  const module = expect.stringMatching(/^\/assets\/.+\.js$/) as string;
  expect(found[name], why).toEqual({
    ...{ id: name, parentId: "public", path },
    hasLoader: true,
    hasDefaultExport: true,
    module,
    css: [],
  });
});

test("React Router asks for the data of a path by .data, of one that ends with a slash by _.data", async () => {
  const why = "app/server/site-request.server.ts knows a page by the address of its data, which is another one now";
  expect(
    scripts().some((code) => code.includes("}_.${")),
    why,
  ).toBe(true);
  expect(await text("/_.data"), why).toContain('"home"');
  expect(await text("/about.data"), why).toContain(`"about ${pathOf("about")}"`);
});

test("React Router sends a browser of a page's data what can be enumerated, and the renderer reads all of it", async () => {
  const why = "app/shell/beside-html.server.ts hides from React Router what the page's HTML says already";
  const once = "We do it the other way round.";
  expect((await text("/")).split(once).length, why).toBe(2);
  expect(await text("/_.data"), why).toContain(once);
});

test("a page of an older version is told to load anew, and nobody asks for thousands of routes", async () => {
  const older = await fetch(`${url}${routeListPath}?paths=/&version=older`);
  expect([older.status, older.headers.get("X-Remix-Reload-Document"), older.headers.get("Cache-Control")]).toEqual([
    204,
    "true",
    "no-store",
  ]);
  const many = Array.from({ length: 301 }, (_, index) => `/${index}`).join(",");
  expect((await fetch(`${url}${routeListPath}?paths=${many}&version=older`)).status).toBe(400);
});

test("Vite's preload helper is left out of what a browser loads", () => {
  const wrapped = scripts().filter((code) => code.includes("vite:preloadError"));
  expect(wrapped, "vite.config.ts replaces \\0vite/preload-helper, which Vite has under another name now").toEqual([]);
});

test("the developer's page of e-mails is not on the site", async () => {
  expect((await fetch(`${url}/__emails`)).status).toBe(404);
});
