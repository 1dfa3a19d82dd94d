import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Role } from "../../domain/person/viewer.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, isAlive, visitors } from "./visitors.ts";

const { visit, site } = visitors();

type Options = { javaScriptEnabled?: boolean; width?: number; provoked?: RegExp; isNew?: boolean };

async function enter(role: Role, { javaScriptEnabled = true, width = 1440, provoked, isNew = false }: Options = {}) {
  const { cookie } = await signInAs(site(), role, {
    firstName: "Zoé",
    lastName: "Exemple",
    approved: false,
    lang: "fr",
    isNew,
  });
  const page = await visit({ javaScriptEnabled, viewport: { width, height: 900 }, ...(provoked && { provoked }) });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const statusTexts = (page: Page, place = "dialog") => page.locator(`${place} .status-line`).allInnerTexts();

const answers: readonly Record<string, string>[] = [
  { startup_name: "Saline", founder_name: "Zoé", creation_date: "2024-05-01", description: "Du sel pour les tables." },
  {},
  {},
  { funding_use: "Deux recrutements." },
];
const choices: readonly Record<string, string>[] = [
  { region: "occitanie", sector: "foodtech" },
  { team_size: "2-3", business_model: "marketplace" },
  { current_stage: "first-customers" },
  { funding_amount_needed: "250k-500k" },
];

test.each([true, false])(
  "a founder who leaves a required field empty is led to it and finishes (script: %s)",
  async (javaScriptEnabled) => {
    const page = await enter("founder", { javaScriptEnabled });
    await page.goto("/startup/dashboard");
    expect(await page.getByRole("progressbar").getAttribute("aria-label")).toMatch(/^Profil complété à 0\s%$/);
    await page.getByRole("link", { name: "Mon Profil", exact: true }).click();
    await page.getByRole("dialog", { name: "Mon Profil" }).waitFor();
    for (const step of [1, 2, 3, 4]) {
      await page
        .getByRole("navigation", { name: "Étapes du profil" })
        .getByRole("link")
        .nth(step - 1)
        .click();
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await eventually(() => field(page, "step").inputValue()).toBe(String(step));
      for (const [name, text] of Object.entries(answers[step - 1] ?? {})) await field(page, name).fill(text);
      for (const [name, value] of Object.entries(choices[step - 1] ?? {})) await field(page, name).selectOption(value);
      if (step === 4) break;
      await press(page, "Sauvegarder cette section");
      await page.waitForURL(/done=saved/);
      await eventually(() => statusTexts(page)).toEqual([expect.stringContaining("✅ Section sauvegardée !")]);
    }
    await press(page, "Finaliser mon profil");
    await page.waitForURL(/step=2&.*done=finishing/);
    await eventually(() => statusTexts(page)).toEqual([expect.stringContaining("Un champ obligatoire est vide")]);
    await eventually(() => field(page, "target_market").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await field(page, "target_market").fill("Les restaurants.");
    await press(page, "Sauvegarder cette section");
    await page.waitForURL(/done=saved/);
    await page.goto("/startup/profil?step=4");
    expect(await field(page, "funding_use").inputValue()).toBe("Deux recrutements.");
    await press(page, "Finaliser mon profil");
    await page.waitForURL(/\/startup\/dashboard\?.*done=profile/);
    await eventually(async () => (await statusTexts(page, "main")).join("\n")).toContain(
      "🎉 Profil startup mis à jour !",
    );
    await page.getByRole("link", { name: "Saisir mes chiffres" }).first().waitFor();
  },
);

test("what was typed and not saved is not left behind unasked", async () => {
  const page = await enter("founder");
  await page.goto("/startup/profil");
  await eventually(() => isAlive(page)).toBe(true);
  await field(page, "startup_name").fill("Saline");
  const asked: string[] = [];
  let leave = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (leave ? dialog.accept() : dialog.dismiss());
  });
  const second = page.getByRole("navigation", { name: "Étapes du profil" }).getByRole("link").nth(1);
  await second.click();
  await eventually(() => asked.length).toBe(1);
  expect([page.url(), await field(page, "startup_name").inputValue()]).toEqual([
    expect.stringMatching(/\/startup\/profil$/),
    "Saline",
  ]);
  await page.keyboard.press("Escape");
  await eventually(() => asked.length).toBe(2);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  leave = true;
  await second.click();
  await page.waitForURL(/step=2/);
});

test("a profile stands over the cockpit: a click beside it keeps it, its button gives the focus back", async () => {
  const page = await enter("founder");
  await page.goto("/startup/dashboard");
  await eventually(() => isAlive(page)).toBe(true);
  const opener = page.getByRole("link", { name: "Mon Profil", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Mon Profil" });
  await dialog.waitFor();
  await page.mouse.click(1400, 20);
  expect([await dialog.isVisible(), new URL(page.url()).pathname]).toEqual([true, "/startup/profil"]);
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.waitForURL(/\/startup\/dashboard$/);
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("what opens by itself at the first visit is gone once it was passed over, for founders and investors", async () => {
  for (const [role, title, own] of [
    ["founder", "Bienvenue dans ton cockpit", "/startup/dashboard"],
    ["investor", "Complétez votre profil d'investissement", "/investisseur/dashboard"],
  ] as const) {
    const page = await enter(role, { isNew: true });
    await page.goto(own);
    await page.getByRole("dialog", { name: title }).waitFor();
    expect((await breaches(page, { at: [390, 1440] })).join("\n")).toBe("");
    await press(page, "Passer pour l'instant");
    await page.waitForURL(`**${own}`);
    await page.reload();
    await eventually(() => isAlive(page)).toBe(true);
    expect([new URL(page.url()).pathname, await page.getByRole("dialog").count()]).toEqual([own, 0]);
  }
});

test.each([1440, 390])("a profile stays where it is while its window comes alive, at %i px", async (width) => {
  const page = await enter("investor", { width });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/investor-profile?step=3");
  // A late text font would move the checkbox, whose position the test compares.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Instrument Sans") && status === "loaded"),
  );
  const tick = page.getByLabel("Seed", { exact: true });
  const asleep = await tick.boundingBox();
  await tick.check();
  scripts.resolve();
  await eventually(() => isAlive(page)).toBe(true);
  expect([await tick.boundingBox(), await tick.isChecked()]).toEqual([asleep, true]);
});

test("an investor fills in a step, and reads that approval is pending", async () => {
  const page = await enter("investor", { provoked: /422/ });
  await page.goto("/investisseur/dashboard");
  await page.getByText("Votre compte attend d’être validé").waitFor();
  await page.getByRole("link", { name: "Compléter mon profil" }).click();
  await page.getByRole("link", { name: "Stades et tickets" }).click();
  await field(page, "ticket_size_min").waitFor();
  await page.getByLabel("Seed", { exact: true }).check();
  await field(page, "ticket_size_min").fill("25k");
  await field(page, "ticket_size_max").fill("150 000 €");
  await press(page, "Sauvegarder cette section");
  await page.waitForURL(/done=saved/);
  await eventually(() => statusTexts(page)).toContain("Section sauvegardée.");
  await field(page, "ticket_size_min").fill("beaucoup");
  await press(page, "Sauvegarder cette section");
  await page.locator('[name="ticket_size_min"][aria-invalid="true"]').waitFor();
  expect(await statusTexts(page)).not.toContain("Section sauvegardée.");
  await field(page, "ticket_size_min").fill("25k");
  await press(page, "Sauvegarder cette section");
  await eventually(() => statusTexts(page)).toContain("Section sauvegardée.");
  await page.getByRole("link", { name: "Revenir au tableau de bord" }).click();
  await page.getByText(/25\s000\s€ à 150\s000\s€/).waitFor();
  await page.getByText("Votre compte attend d’être validé").waitFor();
});

test("the pages of founders and investors: axe finds nothing, and nothing is cut, in both languages", async () => {
  const found: Record<string, unknown> = {};
  for (const [role, paths] of [
    ["founder", ["/startup/dashboard", "/startup/profil", "/startup/profil?step=4", "/admin"]],
    ["investor", ["/investisseur/dashboard", "/investor-profile?step=3", "/investor-profile?step=4"]],
  ] as const) {
    const page = await enter(role, { provoked: /status of 403/ });
    for (const path of paths)
      for (const lang of ["fr", "en"]) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        const wrong = await breaches(page, { at: [320, 1440], text: true });
        if (wrong.length > 0) found[`${path} ${lang}`] = wrong;
      }
  }
  expect(found).toEqual({});
});
