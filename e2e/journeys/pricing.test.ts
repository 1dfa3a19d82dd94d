import { expect, test } from "vitest";
import { breaches } from "./breaches.ts";
import { eventually, isAlive, spaced, visitors } from "./visitors.ts";

const { visit } = visitors();

test.each([true, false])(
  "the yearly price is one press away, and the plan goes along (script: %s)",
  async (javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto("/pricing?lang=fr");
    const plans = async () => spaced(await page.locator(".plans").textContent());
    expect(await plans()).toContain("99€/mois");
    if (javaScriptEnabled) {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await eventually(() => isAlive(page)).toBe(true);
    }
    await page.getByRole("link", { name: "Annuelle" }).click();
    await page.waitForURL(/\/pricing\?billing=yearly/);
    await eventually(plans).toContain("82€/mois");
    for (const part of ["Économise 204€/an", "984 €", "29€/mois"]) expect(await plans()).toContain(part);
    expect(await page.getByRole("link", { name: "Annuelle" }).getAttribute("aria-current")).toBe("page");
    await page.getByRole("link", { name: "Commencer mon mois gratuit" }).click();
    await page.waitForURL(/\/auth\/signup\?plan=elite$/);
  },
);

test("the yearly page: axe finds nothing and nothing is cut, in both languages", async () => {
  const found: Record<string, unknown> = {};
  const page = await visit();
  for (const lang of ["fr", "en"]) {
    await page.goto(`/pricing?billing=yearly&lang=${lang}`);
    const wrong = await breaches(page, { at: [320, 1440], text: true });
    if (wrong.length > 0) found[lang] = wrong;
  }
  expect(found).toEqual({});
});
