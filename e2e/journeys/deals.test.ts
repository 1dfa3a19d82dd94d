import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { founderToPublish } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, spaced, visitors } from "./visitors.ts";

const { visit, site } = visitors();

/** A usual User-Agent, because visits by headless browsers are not counted. */
const read = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function enter(cookie: string, javaScriptEnabled: boolean, provoked?: RegExp) {
  const page = await visit({ javaScriptEnabled, locale: "fr-FR", userAgent: read, ...(provoked && { provoked }) });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

test.each([false, true])(
  "a founder publishes, an investor looks, the count rises, and what is withdrawn is gone (script: %s)",
  async (javaScriptEnabled) => {
    const judge = async (page: Page) => {
      if (javaScriptEnabled) expect(await breaches(page, { at: [390, 1280] })).toEqual([]);
    };
    const { id, cookie, admin } = await founderToPublish(site());
    const investor = await signInAs(site(), "investor", { approved: true, lang: "fr" });
    const founder = await enter(cookie, javaScriptEnabled, /status of 422/);
    await founder.goto("/startup/dashboard/profil-investisseur");
    const views = async () => spaced(await founder.locator(".visibility-counts").first().innerText());
    expect(await views()).toMatch(/^Vues 0 /);
    // The window will end just below the checkbox "B2B", so only scrolling can show the message.
    const first = await founder.getByLabel("B2B", { exact: true }).boundingBox();
    await founder.setViewportSize({ width: 1280, height: Math.ceil((first?.y ?? 0) + (first?.height ?? 0)) + 50 });
    await founder.getByRole("switch").click();
    const missing = founder.getByText("Choisis au moins une réponse");
    await missing.waitFor();
    const isInWindow = (each: Element) => each.getBoundingClientRect().bottom <= innerHeight;
    await eventually(() => missing.evaluate(isInWindow)).toBe(true);
    await founder.getByLabel("B2B", { exact: true }).check();
    await founder.getByLabel("Non", { exact: true }).check();
    await founder.getByRole("switch").click();
    await founder.getByText("Nous relisons ton profil").waitFor();
    await judge(founder);
    await founder.getByRole("link", { name: "Voir ce que voit un investisseur" }).click();
    await founder.getByRole("heading", { name: "Marmelade" }).waitFor();

    const desk = await enter(admin.cookie, javaScriptEnabled);
    await desk.goto(`/admin/startups/${id}?lang=fr`);
    await desk.getByText("marmelade.example").first().waitFor();
    await judge(desk);
    await desk.getByRole("button", { name: "Montrer aux investisseurs" }).click();
    await desk.getByText("Les investisseurs validés la voient.").waitFor();

    const reader = await enter(investor.cookie, javaScriptEnabled, /status of 404/);
    await reader.goto("/investisseur/deals?order=newest");
    await judge(reader);
    await reader.locator(`a[href*="${id}"]`).click();
    await reader.getByRole("heading", { name: "Marmelade" }).waitFor();
    await reader.getByText("La startup ne partage pas").waitFor();
    await judge(reader);

    await founder.goto("/startup/dashboard/profil-investisseur");
    expect(await views()).toMatch(/^Vues 1 /);
    await founder.getByRole("switch").click();
    await founder.getByText("Ton profil est privé.").waitFor();
    const gone = await reader.reload();
    expect(gone?.status()).toBe(404);
  },
);

test.each([false, true])(
  "the filters are one line at 1440 and open behind one button at 390 (script: %s)",
  async (javaScriptEnabled) => {
    const { cookie } = await signInAs(site(), "investor", { approved: true, lang: "fr" });
    const page = await enter(cookie, javaScriptEnabled);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/investisseur/deals?stage=seed");
    const search = page.getByRole("search", { name: "Filtrer et trier" });
    const parts = await search.locator("select, button, a").all();
    const middles = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
      }),
    );
    expect(middles).toHaveLength(7);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    await page.setViewportSize({ width: 390, height: 844 });
    const choice = page.getByLabel("Secteur");
    expect(await choice.isVisible()).toBe(false);
    await page.getByText("Filtrer et trier (1)", { exact: true }).focus();
    await page.keyboard.press("Enter");
    await choice.selectOption("fintech");
    await search.getByRole("button", { name: "Filtrer" }).click();
    await page.waitForURL(/sector=fintech/);
    await page.getByText("Filtrer et trier (2)", { exact: true }).waitFor();
    await eventually(() => choice.isVisible()).toBe(false);
  },
);
