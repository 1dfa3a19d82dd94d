import { expect, test } from "vitest";
import { contactFields, programmeFields } from "../http/ask.ts";
import { leadsIn } from "../http/stored.ts";
import { eventually, isAlive, newEmail, visitors } from "./visitors.ts";

const { visit, site } = visitors();

const article = "/blog/bsa-air-plafond";
const campaign = { utm_source: "radio", utm_campaign: "evening" };
const arriving = `${article}?${new URLSearchParams({ ...campaign, role: "admin" })}`;

const sourceOf = async (email: string) =>
  (await leadsIn(site())).find((lead) => lead["email"] === email)?.["source"] ?? null;

test("a campaign and the first page come with the form, over pages that load and pages that are drawn, and nothing is stored", async () => {
  const page = await visit();
  await page.goto(arriving);
  // Clicks before any script of the page has started, earlier than a person could.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a.brand[href="/"]')?.click());
  await page.waitForURL((address) => address.pathname === "/");
  // The page removes the campaign from the URL, so that a copied URL stays short.
  await eventually(() => new URL(page.url()).search).toBe("");
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await eventually(() => isAlive(page)).toBe(true);
  await page.locator('header a[href="/application"], main a[href="/application"]').first().click();
  await page.waitForURL((address) => address.pathname === "/application");
  const email = newEmail("arrival");
  for (const [name, value] of Object.entries(programmeFields(email))) {
    const field = page.locator(`main form [name="${name}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator('main form:has([name="pitch"]) button[type="submit"]').first().click();
  await page.waitForURL("**/receipts/*");
  await page.locator("main .status-good").first().waitFor();
  await eventually(() => sourceOf(email)).toEqual({ page: "/application", first: article, campaign });
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/radio|bsa-air/);
});

test("of a browser that objects to being counted only the page of the form is known", async () => {
  const page = await visit({ extraHTTPHeaders: { "Sec-GPC": "1" } });
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`/contact?${new URLSearchParams(campaign)}`);
  const email = newEmail("objects");
  const form = page.locator('main form:has([name="message"])').first();
  const { fullName, message } = contactFields(email);
  for (const [name, value] of Object.entries({ fullName, message, email }))
    await form.locator(`[name="${name}"]`).fill(value ?? "");
  await form.locator('button[type="submit"]').click();
  await page.locator("main .status-good").first().waitFor();
  expect(await sourceOf(email)).toEqual({ page: new URL(page.url()).pathname });
});
