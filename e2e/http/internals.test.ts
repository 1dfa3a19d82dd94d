import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { pathOf } from "../../app/paths.ts";

const { url } = inject("sharedSite");
const text = async (path: string) => (await fetch(`${url}${path}`)).text();

test("React Router's page takes its data from window.__reactRouterContext.streamController", async () => {
  expect(
    await text(pathOf("sign-up")),
    "app/entry.server.tsx writes the data of a page into React Router's own stream, which it opens another way now",
  ).toContain("window.__reactRouterContext.streamController = controller;");
});

test("React Router's list of routes is a script that sets window.__reactRouterManifest", async () => {
  const why = "app/server/visitor-routes.server.ts makes a shorter list of routes in the form that React Router had";
  const read = async (path = "") => {
    const [, list = ""] = /^window\.__reactRouterManifest=(\{.*\});$/s.exec(await text(path)) ?? [];
    expect(list, `${path}: ${why}`).not.toBe("");
    return JSON.parse(list) as { url: string; routes: Record<string, { id: string; module: string }> };
  };
  const [short = ""] = /\/assets\/manifest-\w+-visitors\.js/.exec(await text("/")) ?? [];
  const [ofAll, ofVisitors] = await Promise.all([read(short.replace("-visitors", "")), read(short)]);
  expect(ofAll.routes["home"], why).toEqual(ofVisitors.routes["home"]);
  expect(Object.keys(ofAll), why).toEqual(Object.keys(ofVisitors));
  expect(ofVisitors.url).toBe(short);
  const isDesk = (id: string) => id.startsWith("admin");
  expect([Object.keys(ofVisitors.routes).some(isDesk), Object.keys(ofAll.routes).some(isDesk)]).toEqual([false, true]);
});

test("Vite's preload helper is left out of what a browser loads", () => {
  const assets = new URL("../../build/client/assets/", import.meta.url);
  const wrapped = readdirSync(assets).filter(
    (name) => name.endsWith(".js") && readFileSync(new URL(name, assets), "utf8").includes("vite:preloadError"),
  );
  expect(wrapped, "vite.config.ts replaces \\0vite/preload-helper, which Vite has under another name now").toEqual([]);
});
