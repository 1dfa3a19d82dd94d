import { expect, test } from "vitest";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, isAlive, visitors } from "./visitors.ts";

const { visit, site } = visitors();

async function enter(javaScriptEnabled: boolean) {
  const { cookie } = await signInAs(site(), "founder", { firstName: "Zoé", lang: "fr" });
  const page = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

test.each([false, true])("scans, saves a cap table and scans again (script: %s)", async (javaScriptEnabled) => {
  const page = await enter(javaScriptEnabled);
  const scan = page.locator('button[value="scan"]');
  await page.goto("/startup/dashboard/score");
  await page.getByText("Pas encore évalué").first().waitFor();
  await scan.click();
  await page.getByText("0, ton premier score").waitFor();

  await page.goto("/startup/table-de-capitalisation");
  await page.getByLabel("Détenteur 1", { exact: true }).fill("Zoé");
  await page.getByLabel("Actions du détenteur 1").fill("6 000");
  await page.getByRole("button", { name: "Ajouter des lignes" }).click();
  await page.getByLabel("Détenteur 8", { exact: true }).fill("Ali");
  await page.getByLabel("Actions du détenteur 8").fill("3 000");
  if (javaScriptEnabled) await page.getByText(/^66,7\s%$/).waitFor();
  await page.getByRole("button", { name: "Enregistrer la table" }).click();
  await page.getByText("Table enregistrée").waitFor();
  expect(await page.getByLabel("Détenteur 2", { exact: true }).inputValue()).toBe("Ali");
  if (javaScriptEnabled) expect(await breaches(page)).toEqual([]);

  await page.goto("/startup/dashboard/score");
  await page.getByText("Ce que lit le scan a changé depuis").waitFor();
  // Before hydration, the browser would submit the form without script and show no progress.
  if (javaScriptEnabled) await eventually(() => isAlive(page)).toBe(true);
  const pressed = Date.now();
  await scan.click();
  if (javaScriptEnabled) await page.getByText("Scan en cours…").waitFor();
  await page.getByText("8, +8").waitFor();
  if (javaScriptEnabled) expect(Date.now() - pressed).toBeGreaterThanOrEqual(3_000);
  if (javaScriptEnabled) expect(await breaches(page)).toEqual([]);
});
