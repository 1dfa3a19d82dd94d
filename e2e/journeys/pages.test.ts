import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servedAt } from "../../app/server/route-rules.server.ts";
import { languages } from "../../platform/language/language.ts";
import { canonicalPaths } from "../http/ask.ts";
import { breaches } from "./breaches.ts";
import { textFlaws } from "./text-flaws.ts";
import { eventually, isAlive, newEmail, scriptsOf, spaced, visitors } from "./visitors.ts";

const { visit, site } = visitors();

const missing = "/no-such-page";
const articlePath = "/blog/dilution-trois-tours";
const everywhere = [...canonicalPaths, missing].flatMap((path) => languages.map((lang) => ({ path, lang })));
const narrow = { width: 390, height: 844 };

const unfold = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.setProperty("--calm", "0s");
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details, footer details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });

async function narrowFlaws(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  if (new URL(page.url()).pathname === "/") {
    await page.locator('.simulator [name="monthlyRevenue"]').fill("123456789012");
    await eventually(async () => spaced(await page.locator(".projection-figure").textContent())).toBe(
      "493 827 156 048 €",
    );
  }
  const wrong = (await page.evaluate(textFlaws)).map((flaw) => `320 px: ${flaw}`);
  await page.evaluate(lengthen, "Anticonstitutionnellement".repeat(4).slice(0, 80));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${width} px: is ${wide} px wide with long words`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wrong;
}

function lengthen(word: string) {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && !node.parentElement?.closest("script, style, select, svg, [aria-hidden=true]"))
      texts.push(node);
  for (const text of texts) text.textContent = word;
}

const flaws = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    for (const id of new Set(ids))
      if (ids.filter((other) => other === id).length > 1) wrong.push(`id ${id} is there twice`);
    for (const id of ids) if (!id || /\s/.test(id)) wrong.push(`id "${id}" is not valid`);
    for (const name of ["for", "aria-labelledby", "aria-describedby", "aria-controls", "list"])
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? "").split(/\s+/))
          if (!document.getElementById(id)) wrong.push(`${name}="${id}" leads nowhere`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      if (!document.getElementById(link.hash.slice(1))) wrong.push(`${link.hash} leads nowhere`);
    for (const name of ["h1", "main", "title", 'meta[name="description"]', "html[lang]"]) {
      const count = document.querySelectorAll(name).length;
      if (count !== 1) wrong.push(`${count} times ${name}`);
    }
    for (const name of ["header", "footer"])
      if (document.querySelectorAll(name).length !== 1 || !document.querySelector(`body > ${name}`))
        wrong.push(`not one ${name}`);
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]));
    if (levels[0] !== 1) wrong.push("does not begin with its h1");
    return wrong;
  });

/** Returns the kilobytes transferred for the page's scripts and for the route lists that its links need. */
async function weight(page: Page) {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\.js$|\/routes\.json/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    );
  await eventually(async () => (await loaded()).some(({ name }) => name.includes(".json"))).toBe(true);
  return (await loaded()).reduce((sum, { size }) => sum + size, 0) / 1024;
}

describe("every public page", () => {
  test.each(languages)(
    "in %s: no flaw, no script before the first move, at most 120 KB after it, nothing for axe in both themes at 390 and 1440 px, no text cut on a phone",
    { timeout: 300_000 },
    async (lang) => {
      const found: Record<string, string[]> = {};
      const page = await visit({ provoked: /404/ });
      for (const path of [...canonicalPaths, articlePath, missing]) {
        const wrong: string[] = [];
        const answer = await page.goto(`${path}?lang=${lang}`);
        expect(answer?.status()).toBe(path === missing ? 404 : 200);
        wrong.push(...(await flaws(page)));
        await page.evaluate(async () => {
          scrollTo(0, document.body.scrollHeight);
          for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
        });
        if (servedAt(path)?.route.atOnce) await eventually(() => isAlive(page)).toBe(true);
        else wrong.push(...(await scriptsOf(page)).map((script) => `${script} before the first move`));
        await page.keyboard.press("Tab");
        await eventually(() => isAlive(page)).toBe(true);
        if ((await scriptsOf(page)).length === 0) wrong.push("no script after the first move");
        const loaded = await weight(page);
        if (loaded > (servedAt(path)?.route.atOnce ? 132 : 120)) wrong.push(`${loaded.toFixed(1)} KB of script`);
        wrong.push(...(await flaws(page)));
        await unfold(page);
        wrong.push(...(await breaches(page, { at: [390, 1440] })));
        if (lang === "fr") wrong.push(...(await narrowFlaws(page)));
        if (wrong.length > 0) found[path] = wrong;
      }
      expect(found).toEqual({});
    },
  );

  test("axe finds nothing in the states that a visitor brings about", async () => {
    const page = await visit({ viewport: narrow, provoked: /422/ });
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      const wrong = await breaches(page);
      if (wrong.length > 0) found[state] = wrong;
    };
    await page.goto("/?lang=fr");
    await page.locator(".menu summary").click();
    await look("menu");
    await page.locator(".menu summary").click();
    const field = (name: string) => page.locator(`.simulator [name="${name}"]`);
    await field("monthlyRevenue").pressSequentially("12000");
    await page.locator('.simulator button[type="submit"]').click();
    await page.locator(".field-error").first().waitFor();
    await look("errors");
    await field("email").fill(newEmail("axe"));
    await field("companyName").fill("Étang SAS");
    await page.locator('.simulator button[type="submit"]').click();
    await page.locator(".next-step").waitFor();
    await look("sent");
    await page.goto("/investors/register?lang=fr");
    await page.locator('[name="fullName"]').fill("Anaïs Durand");
    await page.locator('[name="email"]').fill(newEmail("axe"));
    await page.locator('[name="investorType"]').first().check();
    await page.locator('[name="ticket"]').selectOption({ index: 1 });
    await page.locator('[name="risk"]').check();
    await page.locator('main button[type="submit"]').click();
    await page.locator(".field-error").first().waitFor();
    await look("choices that lack one");
    await page.goto("/studio?lang=fr");
    await page.getByRole("link", { name: "Réservez mon audit" }).first().click();
    await page.locator('[role="dialog"] [name="idea"]').waitFor();
    await look("audit dialog");
    const receipt = await visit({ javaScriptEnabled: false });
    await receipt.goto("/");
    await receipt.locator('.simulator [name="monthlyRevenue"]').fill("12000");
    await receipt.locator('.simulator [name="email"]').fill(newEmail("axe"));
    await receipt.locator('.simulator [name="companyName"]').fill("Étang SAS");
    await receipt.locator('.simulator button[type="submit"]').click();
    await receipt.waitForURL("**/receipts/*");
    await page.goto(receipt.url());
    expect(await flaws(page).then((wrong) => wrong.filter((flaw) => !flaw.includes("description")))).toEqual([]);
    await look("receipt");
    expect(found).toEqual({});
  });

  test("every link inside the site leads somewhere, to the place that it names", async () => {
    const links = new Map<string, string>();
    for (const { path, lang } of everywhere) {
      const html = await (await fetch(`${site().url}${path}?lang=${lang}`)).text();
      const addresses = [
        ...html.matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g),
        ...html.matchAll(/<meta property="og:image" content="([^"]*)"/g),
      ];
      for (const [, address = ""] of addresses) {
        const { href, origin } = new URL(address.replaceAll("&amp;", "&"), `${site().url}${path}?lang=${lang}`);
        if (origin === site().url) links.set(href, path);
      }
    }
    const wrong: string[] = [];
    for (const [href, from] of links) {
      const { pathname, search, hash } = new URL(href);
      const response = await fetch(`${site().url}${pathname}${search}`, { redirect: "manual" });
      if (response.status !== 200 && pathname !== missing) wrong.push(`${from}: ${href} answers ${response.status}`);
      const body = await response.text();
      if (hash && !body.includes(`id="${hash.slice(1)}"`))
        wrong.push(`${from}: ${href} names a place that is not there`);
    }
    expect(links.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

async function facesOf(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test.each([true, false])("a page's text comes in its own face, with script: %s", async (javaScriptEnabled) => {
  const page = await visit({ javaScriptEnabled });
  await page.goto("/", { waitUntil: "networkidle" });
  await eventually(() => facesOf(page, ".home-hero .lead")).toEqual(["Instrument Sans"]);
});

test.each(languages)(
  "the home page, the list and an article on a phone need no letters but the first file of each face, in %s",
  async (lang) => {
    for (const path of ["/", "/blog", articlePath]) {
      const page = await visit({ viewport: narrow });
      const faces: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") faces.push(new URL(request.url()).pathname);
      });
      await page.goto(`${path}?lang=${lang}`, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      expect(faces.length).toBeGreaterThan(1);
      expect(faces.filter((face) => /-(rest|ext)-/.test(face))).toEqual([]);
    }
  },
);
