import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, spaced, visitors } from "./visitors.ts";

const { visit, site } = visitors();
const due = closedMonth(parisDay(new Date()));
const before = monthFrom(due, -1).slice(0, 7);

async function enter(javaScriptEnabled: boolean, provoked?: RegExp) {
  const { cookie } = await signInAs(site(), "founder", { firstName: "Zoé", lang: "fr" });
  const page = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 }, ...(provoked && { provoked }) });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const statusText = async (page: Page) => spaced((await page.locator("main .status-line").allInnerTexts()).join(" "));

async function type(page: Page, values: readonly string[]) {
  await field(page, "mrr").focus();
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
}

test.each([false, true])("a first check-in, the next one and a correction (script: %s)", async (javaScriptEnabled) => {
  const page = await enter(javaScriptEnabled, /status of 422/);
  await page.goto(`/startup/chiffres?month=${before}`);
  for (const name of ["mrr", "churnRate"]) {
    const box = await field(page, name).boundingBox();
    expect([name, (box?.y ?? 0) + (box?.height ?? 0) < 844]).toEqual([name, true]);
  }
  await type(page, ["10 982", "62 500", "10 000", "140", "4,6"]);
  await page.waitForURL(/done=check-in/);
  await expect.poll(() => statusText(page), { timeout: 20_000 }).toContain("Runway : 6,2 mois.");
  await page.goto("/startup/chiffres");
  await type(page, ["12 300", "52 000", "", "150", "4,5"]);
  await page.getByText("Saisis un nombre").waitFor();
  expect(await field(page, "cash").inputValue()).toBe("52 000");
  if (javaScriptEnabled) {
    await page.getByText("Ta trésorerie baisse de 10 500 €.").waitFor();
    await page.getByRole("button", { name: "Reprendre 10 500" }).click();
    expect(await field(page, "burnRate").inputValue()).toMatch(/^10\s500$/);
    await page.getByText("avec ces chiffres").waitFor();
  }
  await type(page, ["12 300", "52 000", "10 500", "150", "4,5"]);
  await page.waitForURL(/done=check-in/);
  await expect.poll(() => statusText(page), { timeout: 20_000 }).toContain("Runway : 5 mois, −1,2.");
  expect(await page.getByText("Tu corriges un mois déjà saisi").count()).toBe(0);
  await page.goto("/startup/chiffres");
  await page.getByText("Tu corriges un mois déjà saisi").waitFor();
  await field(page, "cash").fill("26 000");
  await press(page, "Enregistrer");
  await page.getByRole("heading", { name: "D’où vient la différence" }).waitFor();
  await field(page, "difference").fill("Une machine.");
  await press(page, "Enregistrer avec cette explication");
  await page.waitForURL(/done=check-in/);
  await expect.poll(() => statusText(page), { timeout: 20_000 }).toContain("Runway : 2,5 mois, −2,5.");
});

test.each([false, true])("a chart reads out a month to the pointer and the arrow keys (script: %s)", async (script) => {
  const page = await enter(script);
  for (const [back, mrr, cash] of [
    [-1, "8 200", "72 500"],
    [0, "9 100", "62 500"],
  ] as const) {
    await page.goto(`/startup/chiffres?month=${monthFrom(due, back).slice(0, 7)}`);
    await type(page, [mrr, cash, "10 000", "140", "4,6"]);
    await page.waitForURL(/done=check-in/);
  }
  for (const path of ["/startup/chiffres", "/startup/dashboard"]) {
    await page.goto(path);
    const chart = page.getByRole("slider", { name: "MRR" });
    if (!script) {
      expect(await chart.count()).toBe(0);
      continue;
    }
    const told = async () => spaced(await chart.innerText());
    await chart.focus();
    await eventually(told).toContain("9 100 € +900 €");
    expect(spaced((await chart.getAttribute("aria-valuetext")) ?? "")).toContain("9 100 € (+900 €)");
    await page.keyboard.press("ArrowLeft");
    await eventually(told).toMatch(/8 200 €$/);
    await page.keyboard.press("Escape");
    await eventually(told).toBe("");
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width - 2, y: height / 2 } });
    await eventually(told).toContain("9 100 €");
    await chart.hover({ position: { x: 2, y: height / 2 } });
    await eventually(told).toContain("8 200 €");
  }
});

test("the check-in and the tabs that read it: axe finds nothing, and nothing is cut, in both languages", async () => {
  const page = await enter(true);
  for (const month of [-1, 0]) {
    await page.goto(`/startup/chiffres?month=${monthFrom(due, month).slice(0, 7)}`);
    await type(page, month ? ["10 982", "62 500", "10 000", "140", "4,6"] : ["12 300", "52 000", "10 500", "150", "5"]);
    await page.waitForURL(/done=check-in/);
  }
  const rows = "Mois;MRR;Trésorerie;Burn;CAC;Churn\n2026-01;1;2;3;4;5\n2026-02;1;=x;3;4;5";
  const found: Record<string, unknown> = {};
  for (const lang of ["fr", "en"]) {
    await page.goto(`/startup/chiffres/import?lang=${lang}`);
    for (const state of ["form", "preview"]) {
      const wrong = await breaches(page, { at: [320, 1440], text: true });
      if (wrong.length > 0) found[`import ${state} ${lang}`] = wrong;
      if (state === "form") {
        await page.locator("main textarea").fill(rows);
        await page.locator("main button").click();
        await page.locator("main table").waitFor();
      }
    }
  }
  for (const lang of ["fr", "en"])
    for (const path of [
      `/startup/chiffres?lang=${lang}&burn-a=2000&cash-b=x`,
      "/startup/dashboard",
      "/startup/dashboard/pitch-session",
      "/startup/dashboard/acceleration",
      "/startup/table-de-capitalisation",
    ]) {
      await page.goto(path);
      const wrong = await breaches(page, { at: [320, 1440], text: true });
      if (wrong.length > 0) found[`${path} ${lang}`] = wrong;
    }
  expect(found).toEqual({});
});

test("a tab or an answer that is long in coming says so, and a page that is there says nothing", async () => {
  const page = await enter(true);
  const held = Promise.withResolvers<void>();
  await page.route(/\/score\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => addEventListener("alive", () => Object.assign(window, { isAlive: true })));
  await page.goto("/startup/dashboard");
  await eventually(() => page.evaluate(() => "isAlive" in window)).toBe(true);
  const line = page.locator("[role=status].loading-line");
  expect(await line.innerText()).toBe("");
  await page.getByRole("link", { name: "Score Readiness", exact: true }).first().click();
  await eventually(() => line.innerText()).toBe("Chargement...");
  expect(page.url()).toMatch(/\/startup\/dashboard$/);
  held.resolve();
  await page.waitForURL(/\/score$/);
  await eventually(() => line.innerText()).toBe("");

  const answered = Promise.withResolvers<void>();
  await page.route(/\/score/, async (route) => {
    if (route.request().method() === "POST") await answered.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Scanner ma startup" }).first().click();
  await eventually(() => line.innerText()).toBe("Chargement...");
  answered.resolve();
  await eventually(() => line.innerText()).toBe("");
});
