import { expect, test } from "vitest";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, spaced, visitors } from "./visitors.ts";

const { visit, site } = visitors();

async function enter(javaScriptEnabled: boolean) {
  const { cookie, id } = await signInAs(site(), "founder", { firstName: "Zoé", lang: "fr" });
  const admin = await signInAs(site(), "admin");
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site(), admin.cookie, `/admin/people/${id}`, grant);
  const page = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const alsoInFrench = [
  ...["/startup/documents/roadmap?", "/startup/documents/pitch-deck?", "/startup/actions/runway?"],
  ...["/startup/dashboard/aides/publiques?", "/startup/outils/modeles-juridiques/nda?", "/startup/outils/term-sheet?"],
];

test.each([false, true])("two rounds are modelled, kept and opened again (script: %s)", async (javaScriptEnabled) => {
  const page = await enter(javaScriptEnabled);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto("/startup/dashboard/outils?category=cap-table");
  await page.getByRole("link", { name: "Accéder : Simulateur de dilution" }).click();
  for (const [name, typed] of [
    ["name1", "Zoé"],
    ["shares1", "100 000"],
    ["investor1", "Sel"],
    ["amount1", "500 000"],
    ["valuation1", "2 000 000"],
  ] as const)
    await field(name).fill(typed);
  await field("valuation1").press("Enter");
  await page.getByText("gardent 80,0").waitFor();
  await press("Ajouter un tour");
  await field("investor2").fill("Marais");
  await field("amount2").fill("2 500 000");
  await field("valuation2").fill("10 000 000");
  await press("Calculer");
  await page.getByText("gardent 64,0").waitFor();
  await field("name").fill("Deux tours");
  await press("Enregistrer");
  await page.getByText("Scénario enregistré").waitFor();
  expect(spaced(await page.locator("#scenarios").innerText())).toMatch(/Deux tours.*64,0 %/s);
  if (!javaScriptEnabled) return;
  const found: Record<string, unknown> = {};
  for (const lang of ["fr", "en"])
    for (const path of [
      "/startup/dashboard/outils?",
      `${new URL(page.url()).pathname}${new URL(page.url()).search}&`,
      "/startup/outils/valorisation?most=500000&idea=50&average=1000000&revenue=x&",
      "/startup/outils/runway?cash=52000&revenue=12300&costs=22800&raised-b=300000&raised-in-b=2&",
      "/startup/outils/previsionnel?cash=52000&revenue=12300&growth-1=7&running=22800&",
      // The pages in `alsoInFrench` are tested only in French, because the French texts are longer than the English
      // ones.
      ...(lang === "fr" ? alsoInFrench : []),
    ]) {
      await page.goto(`${path}lang=${lang}`);
      const wrong = await breaches(page, { at: [320, 1440], text: true });
      if (wrong.length > 0) found[`${path}${lang}`] = wrong;
    }
  expect(found).toEqual({});
});

test.each([false, true])("a document that was made is said where the page opens (script: %s)", async (scripted) => {
  const page = await enter(scripted);
  for (const [version, [width, height]] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ].entries()) {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await page.goto("/startup/documents/business-plan");
    await page.locator('main [name="text-company"]').fill(`Créée à ${width} px`);
    await page.getByRole("button", { name: "Générer", exact: true }).last().click();
    const notice = page.getByRole("status").filter({ hasText: `La version ${version + 1} est prête` });
    await notice.waitFor();
    await eventually(() =>
      notice.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const hit = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return hit.every((found) => found !== null && element.contains(found));
      }),
    ).toBe(true);
  }
});
