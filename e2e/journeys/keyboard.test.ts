import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words as en } from "../../app/shell/words.en.ts";
import { focusNow, walk } from "./focus.ts";
import { eventually, isAlive, newEmail, spaced, visitors } from "./visitors.ts";

const { visit } = visitors();

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe("the focus", () => {
  test.each([
    ["/", narrow],
    ["/", wide],
    ["/about", narrow],
    ["/about", wide],
  ] as const)("is seen at every stop of %s in %o, never under the bar", async (path, viewport) => {
    const page = await visit({ viewport });
    await page.goto(path);
    // Typing would focus the field, but the walk by Tab must begin at the top of the page.
    await page
      .locator('[name="monthlyRevenue"]')
      .evaluateAll((fields) => fields.forEach((field) => ((field as HTMLInputElement).value = "12000")));
    const { stops, wrong } = await walk(page);
    expect(stops[0]).toContain(en.skip);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(150);
    expect(wrong).toEqual([]);
  });

  test("goes back up the page without hiding, beside the offer of French too", async () => {
    const page = await visit({ viewport: narrow, locale: "fr-FR" });
    await page.goto("/");
    await page.locator("footer a").last().focus();
    const wrong: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      const focus = await page.evaluate(focusNow);
      if (!focus) break;
      wrong.push(...focus.wrong.map((flaw) => `${focus.name}: ${flaw}`));
    }
    expect(wrong).toEqual([]);
  });
});

test("a step to another page goes on at its content, there and back", async () => {
  const page = await visit();
  await page.goto("/");
  await page.keyboard.press("Tab");
  await eventually(() => isAlive(page)).toBe(true);
  await page.locator('header a[href$="/program"]').first().press("Enter");
  await page.waitForURL("**/program");
  await eventually(() => focused(page, "main")).toBe(true);
  await page.keyboard.press("Tab");
  await eventually(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
  await page.goBack();
  await page.waitForURL(/\/$/);
  await eventually(() => focused(page, "main")).toBe(true);
});

test("the home page's own words stay as they came, lead on inside the site, and are drawn on the way back", async () => {
  const page = await visit();
  const words = () => page.locator("main").innerText();
  await page.goto("/?lang=fr");
  const sent = await words();
  await page.keyboard.press("Tab");
  await eventually(() => isAlive(page)).toBe(true);
  expect(await words()).toBe(sent);
  await page.evaluate(() => Object.assign(window, { first: true }));
  const isFirstDocument = () => page.evaluate(() => "first" in window);

  await page.locator(".home-hero .button-secondary").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/program*");
  expect(await isFirstDocument()).toBe(true);
  await page.goBack();
  await page.waitForURL("**/?lang=fr");
  await eventually(words).toBe(sent);
  expect(await isFirstDocument()).toBe(true);
  await page.locator(".home-hero .button-secondary").click({ modifiers: ["Shift"] });
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the home page is loaded anew where the code of its own words is gone with an older version", async () => {
  const page = await visit({ provoked: /404|Failed to fetch/ });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await eventually(() => isAlive(page)).toBe(true);
  await page.locator(".home-hero .button-secondary").press("Enter");
  await page.waitForURL("**/program*");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await page.locator(".home-hero").waitFor();
});

test("the skip link leads to the content", async () => {
  const page = await visit();
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await page.locator(".skip").evaluate((link) => getComputedStyle(link).clipPath)).toBe("none");
  await page.keyboard.press("Enter");
  await eventually(() => focused(page, "main")).toBe(true);
  await page.keyboard.press("Tab");
  await eventually(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the menu opens, lists the bar's entries, closes at Escape with the focus where it was, and at a chosen link", async () => {
  const page = await visit({ viewport: narrow });
  await page.goto("/");
  const menu = page.locator("details.menu");
  const isOpen = () => menu.evaluate((details) => (details as HTMLDetailsElement).open);
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await isOpen()).toBe(true);
  const entries = await menu.locator(".menu-entries a").allTextContents();
  expect(entries).toEqual(await page.locator(".bar-entries a").allTextContents());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(focusNow)).toMatchObject({ wrong: [] });
  await eventually(() => isAlive(page)).toBe(true);
  await page.keyboard.press("Escape");
  await eventually(isOpen).toBe(false);
  expect(await focused(page, ".menu summary")).toBe(true);

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  while (!(await focused(page, '[href="/about"]'))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/about");
  await eventually(isOpen).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("beyond the open menu the focus is never behind it", async () => {
  const page = await visit({ viewport: narrow });
  await page.goto("/");
  await page.locator("details.menu summary").focus();
  await page.keyboard.press("Enter");
  await eventually(() => isAlive(page)).toBe(true);
  const { stops, wrong } = await walk(page, 25);
  expect(stops.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test("a question opens, another one closes it, and it closes again", async () => {
  const page = await visit();
  await page.goto("/");
  const questions = page.locator('details[name="faq"]');
  const open = () => questions.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));
  expect(await open()).toEqual([false, false, false, false]);
  await questions.nth(0).locator("summary").focus();
  await page.keyboard.press("Space");
  expect(await open()).toEqual([true, false, false, false]);
  await page.keyboard.press("Tab");
  expect(await focused(page, "summary")).toBe(true);
  await page.keyboard.press("Enter");
  expect(await open()).toEqual([false, true, false, false]);
  await page.keyboard.press("Enter");
  expect(await open()).toEqual([false, false, false, false]);
});

test("the simulator is filled in and sent, and what one can do next takes the keyboard", async () => {
  const page = await visit();
  await page.goto("/");
  await page.locator('.simulator [name="monthlyRevenue"]').focus();
  await page.keyboard.type("12000");
  for (let preset = 0; preset < 5; preset += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newEmail("keyboard"));
  await page.keyboard.press("Tab");
  await page.keyboard.type("Étang SAS");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await eventually(() => focused(page, 'button[type="submit"]')).toBe(true);
  await page.keyboard.press("Space");
  await eventually(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toContain("Growth plan sent!");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Apply with these numbers");
});

test("F8 leads to the toast, which Escape closes", async () => {
  const page = await visit();
  await page.goto("/contact");
  await page.locator('main [name="fullName"]').fill("Zoé Sel");
  await page.locator('main [name="email"]').fill(newEmail("keyboard"));
  await page.locator('main [name="topic"]').selectOption({ index: 1 });
  await page.locator('main [name="message"]').fill("Bonjour");
  await page.locator('main button[type="submit"]').click();
  const toast = page.locator(".toast");
  await toast.waitFor();
  expect(spaced(await toast.textContent())).toContain("Message sent successfully!");
  expect(await page.evaluate(() => document.activeElement?.closest(".toast-area") ?? null)).toBeNull();
  await page.keyboard.press("F8");
  await eventually(() => page.evaluate(() => document.activeElement?.closest(".toast-area") !== null)).toBe(true);
  await page.keyboard.press("Tab");
  await eventually(() => page.evaluate(() => document.activeElement?.closest(".toast") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await toast.waitFor({ state: "detached" });
});

test("the pages' names and the top of the page follow the visitor from page to page and back", async () => {
  const page = await visit();
  await page.goto("/");
  const title = await page.title();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.locator('footer a[href="/privacy"]').focus();
  await eventually(() => isAlive(page)).toBe(true);
  const left = await place();
  expect(left).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/privacy");
  await eventually(() => page.title()).not.toBe(title);
  await eventually(place).toBe(0);
  await page.goBack();
  await eventually(() => page.title()).toBe(title);
  await eventually(async () => Math.abs((await place()) - left)).toBeLessThan(100);

  await page.reload();
  await page.keyboard.press("Shift");
  await eventually(() => isAlive(page)).toBe(true);
  await eventually(async () => Math.abs((await place()) - left)).toBeLessThan(100);
});
