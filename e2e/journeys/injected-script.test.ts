import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { post } from "../../domain/post/post.table.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { ask } from "../http/ask.ts";
import { launchBrowser } from "../peers/browser.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { isAlive } from "./visitors.ts";

const article = pathOf("article", { slug: "bsa-air-plafond" });
const evil = "window.injected=(window.injected??0)+1";
const injected = [
  `<script>${evil}</script>`,
  `<script data-now="">${evil}</script>`,
  `<script type="module">${evil}</script>`,
  `<script type="text/parked">${evil}</script>`,
  `<script src="data:text/javascript,${evil}"></script>`,
  '<script src="https://evil.example/evil.js"></script>',
  `<img src="/nothing" alt="x" onerror="${evil}">`,
].join("");

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  await site.stop();
  const { db, close } = await openPglite(join(site.dataDir, "database"));
  await db.update(post).set({ html: injected });
  await close();
  [browser] = await Promise.all([launchBrowser(), site.start()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.dispose();
});

const visitors = ["a stranger, whose page is kept", "somebody signed in, whose page has a nonce"];
const cookieOf = async (who: string) => (who === visitors[0] ? "" : (await signInAs(site, "founder")).cookie);

test.each(visitors)("a script that was put into an article has neither hash nor nonce: %s", async (who) => {
  const { text, headers } = await ask(site.port, article, { headers: { cookie: await cookieOf(who) } });
  expect(text).toContain(injected);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(who === visitors[0] ? /'sha256-/ : /'nonce-/);
  expect(policy).not.toContain(createHash("sha256").update(evil).digest("base64"));
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|data:|https:|strict-dynamic)/);
});

test.each(visitors)("and the browser runs none of it, while the page comes alive: %s", async (who) => {
  const [name = "", value = ""] = (await cookieOf(who)).split("=");
  const context = await browser.newContext({ baseURL: site.url });
  if (value) await context.addCookies([{ name, value, url: site.url }]);
  await context.addInitScript(() => {
    addEventListener("alive", () => Object.assign(window, { isAlive: true }));
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
      Object.assign(window, { refused: [...refusals(), `${violatedDirective} ${blockedURI}`] }),
    );
    const refusals = () => ("refused" in window ? (window.refused as string[]) : []);
  });
  const page = await context.newPage();
  await page.goto(article);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect.poll(() => isAlive(page), { timeout: 20_000 }).toBe(true);
  const refusals = () => page.evaluate(() => ("refused" in window ? (window.refused as string[]) : []));
  await expect.poll(async () => (await refusals()).length, { timeout: 20_000 }).toBe(7);
  expect((await refusals()).toSorted()).toEqual([
    "script-src-attr inline",
    "script-src-elem data",
    "script-src-elem https://evil.example/evil.js",
    ...Array<string>(4).fill("script-src-elem inline"),
  ]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await context.close();
});
