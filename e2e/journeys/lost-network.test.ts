import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { words as content } from "../../app/desk/content/words.fr.ts";
import { words as en } from "../../app/shell/words.en.ts";
import { words as fr } from "../../app/shell/words.fr.ts";
import { pathOf } from "../../app/paths.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { eventually, isAlive, visitors } from "./visitors.ts";

const { visit, site } = visitors();
const provoked = /Failed to load resource|net::ERR|502/;

async function enter(role: Role, lang: "en" | "fr", isNew = false) {
  const { id, cookie } = await signInAs(site(), role, { firstName: "Zoé", lastName: "Exemple", lang, isNew });
  if (role === "founder") {
    const admin = await signInAs(site(), "admin");
    const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
    await sendAs(site(), admin.cookie, pathOf("admin-person", { id }), grant);
  }
  const page = await visit({ provoked });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const losses: Record<string, (route: Route) => Promise<void>> = {
  "no network": (route) => route.abort("internetdisconnected"),
  "no answer of the server": (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
};

async function lose(page: Page, how: (route: Route) => Promise<void>) {
  await page.route("**/*", (route) => (route.request().method() === "POST" ? how(route) : route.continue()));
}

type Form = {
  role: Role;
  at: string;
  typed: Record<string, string>;
  press: string;
  says?: RegExp;
  isNew?: boolean;
};

const lost = new RegExp(RegExp.escape(fr.lost.text));
const forms: Record<string, Form> = {
  "a step of a founder's profile": {
    role: "founder",
    at: pathOf("founder-profile"),
    typed: { startup_name: "Saline", description: "Du sel\npour les tables." },
    press: "[name=intent][value=next]",
  },
  "the first steps of a founder": {
    role: "founder",
    at: pathOf("founder-welcome"),
    typed: { startup_name: "Étang" },
    press: "[name=intent][value=next]",
    says: /Réessaie dans un instant/,
    isNew: true,
  },
  "the wizard of an investor": {
    role: "investor",
    at: pathOf("investor-profile"),
    typed: { company_name: "Fonds du Lez" },
    press: "[name=intent][value=next]",
    says: /Une erreur inattendue est survenue\./,
  },
  "the monthly numbers": {
    role: "founder",
    at: pathOf("founder-check-in"),
    typed: { mrr: "4200", cash: "81 000" },
    press: ".check-in-form button[type=submit]",
  },
  "the cap table": {
    role: "founder",
    at: pathOf("founder-cap-table"),
    typed: { name1: "Zoé", shares1: "600" },
    press: ".cap-table button[type=submit]:not([formaction])",
  },
  "a term sheet": {
    role: "founder",
    at: pathOf("tool-term-sheet"),
    typed: { text: "Liquidation préférentielle : 1x non participante." },
    press: ".document-form button[type=submit]",
  },
  "a document": {
    role: "founder",
    at: pathOf("founder-document", { kind: "business-plan" }),
    typed: {},
    press: "[name=intent][value=save]",
  },
  "what one is notified of": {
    role: "founder",
    at: pathOf("notifications"),
    typed: {},
    press: "[name=intent][value=mail]",
  },
  "a record of the desk": {
    role: "admin",
    at: pathOf("admin-record", { kind: "faq", id: "home-cost" }),
    typed: { "question.fr": "Combien ça coûte vraiment ?" },
    press: "main [name=do][value=publish]:visible",
    says: new RegExp(RegExp.escape(content.refused.lost)),
  },
  "what one account is told of": {
    role: "founder",
    at: pathOf("account"),
    typed: { email: "neuve@exemple.fr", current_password: "pas encore" },
    press: "[name=intent][value=email]",
  },
};

const textsOf = (page: Page, names: string[]) =>
  Promise.all(names.map((name) => page.locator(`main [name="${name}"]`).first().inputValue()));

test.each(Object.entries(forms))(
  "%s keeps its page and its text without network, and can be sent again",
  async (_, form) => {
    const { role, at, typed, press, says = lost, isNew } = form;
    const page = await enter(role, "fr", isNew);
    await page.goto(at);
    await page.keyboard.press("Shift");
    await eventually(() => isAlive(page)).toBe(true);
    const names = Object.keys(typed);
    for (const [name, text] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).first().fill(text);
    const before = await textsOf(page, names);
    const button = page.locator(press).first();
    for (const how of Object.values(losses)) {
      await lose(page, how);
      await button.click();
      const told = page.locator("main form [role=alert]");
      await eventually(() => told.allInnerTexts()).toEqual([expect.stringMatching(says)]);
      await eventually(() => told.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await textsOf(page, names)).toEqual(before);
      await page.unrouteAll();
    }
    if (names.length > 0) {
      const asked: string[] = [];
      page.once("dialog", (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      if (await page.locator("dialog").count()) await page.keyboard.press("Escape");
      else await page.locator('main a[href^="/"]:visible').first().click();
      await eventually(() => asked).toEqual([fr.leave]);
      expect(await textsOf(page, names)).toEqual(before);
    }
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await button.click();
    expect((await answered).status()).toBeLessThan(500);
    await eventually(() => page.locator("main form [role=alert]").filter({ hasText: says }).count()).toBe(0);
  },
);

test("a lost send is told in English on an English page", async () => {
  const page = await enter("founder", "en");
  await page.goto(pathOf("founder-cap-table"));
  await page.keyboard.press("Shift");
  await eventually(() => isAlive(page)).toBe(true);
  await page.locator("main [name=name1]").fill("Ann");
  await page.context().setOffline(true);
  await page.locator(".cap-table button[type=submit]").first().click();
  await page.getByText(en.lost.text).waitFor();
  expect(await page.locator("main [name=name1]").inputValue()).toBe("Ann");
});
