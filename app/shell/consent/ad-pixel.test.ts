import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adPixelScript, forgetAdPixel, reportLead, reportView } from "./ad-pixel.ts";

const id = "123456789012345";
let scripts: { src?: string }[];
let stored: Map<string, string>;
let jar: string[];

const calls = () => (window.fbq?.queue ?? []).map(([what, ...more]) => [what, more[0]].join(" "));

beforeEach(() => {
  scripts = [];
  stored = new Map();
  jar = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", { hostname: "www.lab.example" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
    get cookie() {
      return "_fbp=fb.1.2.3; lang=fr";
    },
    set cookie(text: string) {
      jar.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("is loaded once, and reads neither fields nor addresses by itself", () => {
  reportView(id);
  reportView(id);
  expect(scripts.map(({ src }) => src)).toEqual([adPixelScript]);
  expect(window.fbq?.disablePushState).toBe(true);
  expect(window.fbq?.queue[0]).toEqual(["set", "autoConfig", false, id]);
  expect(calls().filter((call) => call.startsWith("track"))).toEqual(["track PageView", "track PageView"]);
});

test("a stored lead is reported once, another one again; the receipt stays unknown", () => {
  const receipt = "AbCdEfGhIjKlMnOpQrStUv";
  for (const each of [receipt, receipt, "ZZZdEfGhIjKlMnOpQrStUv", receipt]) reportLead(id, each);
  expect(calls().filter((call) => call === "track Lead")).toHaveLength(2);
  expect(JSON.stringify([window.fbq?.queue, ...stored.values()])).not.toContain(receipt);
});

test("is silenced, and its cookies go, of every domain it may have used", () => {
  reportLead(id, "AbCdEfGhIjKlMnOpQrStUv");
  forgetAdPixel();
  expect(calls().at(-1)).toBe("consent revoke");
  expect(stored.size).toBe(0);
  expect(jar).toEqual([
    "_fbp=; Path=/; Max-Age=0",
    "_fbp=; Path=/; Max-Age=0; Domain=www.lab.example",
    "_fbp=; Path=/; Max-Age=0; Domain=lab.example",
    "_fbp=; Path=/; Max-Age=0; Domain=example",
  ]);
});

test("withdrawn before its script came, it is told nothing of before; agreed to again, it begins again", () => {
  reportView(id);
  forgetAdPixel();
  expect(calls()).toEqual(["consent revoke"]);
  reportView(id);
  expect(calls().slice(1)).toEqual(["set autoConfig", `init ${id}`, "consent grant", "track PageView"]);
});

test("agreed to again after its script came, it goes on", () => {
  reportView(id);
  const { fbq } = window;
  if (fbq) fbq.callMethod = (...call) => fbq.queue.push(call);
  forgetAdPixel();
  reportView(id);
  expect(calls().slice(4)).toEqual(["consent revoke", "consent grant", "track PageView"]);
});

test("where it never was, there is nothing to load", () => {
  forgetAdPixel();
  expect(scripts).toEqual([]);
});
