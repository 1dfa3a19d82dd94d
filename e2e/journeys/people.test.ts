import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as peopleEn } from "../../app/desk/people/words.en.ts";
import { words as todayEn } from "../../app/desk/today/words.en.ts";
import { words as accountEn } from "../../app/auth/account-words.en.ts";
import { words as authEn } from "../../app/auth/words.en.ts";
import { words as founderEn } from "../../app/founder/words.en.ts";
import { words as investorEn } from "../../app/investor/words.en.ts";
import { pathOf } from "../../app/paths.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { formats } from "../../platform/language/format.ts";
import { monthsLater } from "../../platform/language/paris-day.ts";
import { languages } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { signInAs, type Somebody } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { tabTo } from "./focus.ts";
import { textFlaws } from "./text-flaws.ts";
import { eventually, isAlive, spaced, visitorsOfOwnSite } from "./visitors.ts";

const { visit, mailsTo, site } = visitorsOfOwnSite();

async function signedIn(role: Role, who: Somebody, more: Parameters<typeof visit>[0] = {}) {
  const page = await visit(more);
  const { id, email, cookie } = await signInAs(site(), role, who);
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site().url }]);
  return { page, id, email };
}

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test("an investor waits, an administrator approves with the keyboard alone, and the investor sees it", async () => {
  const { page: theirs, email } = await signedIn("investor", { firstName: "Inès", lastName: "Roselière", lang: "fr" });
  await theirs.goto(`${pathOf("investor-dashboard")}?lang=en`);
  await says(theirs, investorEn.pending.title);

  const { page } = await signedIn("admin", { firstName: "Ada", lastName: "Salin" });
  await page.goto(`${pathOf("admin-people")}?role=investor&state=waiting`);
  await tabTo(page, /^a Inès Roselière/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Inès Roselière" }).waitFor();
  await tabTo(page, /^textarea/);
  await page.keyboard.type("Known from the last session.");
  await tabTo(page, /^button intent Approve/);
  await page.keyboard.press("Enter");
  await says(page, peopleEn.approval.yes);
  await says(page, "Known from the last session.");

  await theirs.reload();
  await theirs.getByRole("heading", { level: 1 }).waitFor();
  expect(await theirs.getByText(investorEn.pending.title).count()).toBe(0);
  await eventually(() => mailsTo(email).some((mail) => /Votre compte investisseur est/.test(spaced(mail)))).toBe(true);

  await page.goto(pathOf("admin-audit"));
  await page.getByRole("row", { name: /^Decided on an investor.*Inès Roselière/ }).waitFor();
  // The rows of this table are not links, so the arrow keys must scroll the page.
  await eventually(() => isAlive(page)).toBe(true);
  const link = page.locator("tbody td a").first();
  await link.focus();
  const scrolls = () =>
    link.evaluate((here) =>
      here.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true })),
    );
  expect(await scrolls()).toBe(true);
});

test("a founder asks for a plan, an administrator finds them on Today and grants the month, and the founder sees it", async () => {
  const { page: theirs, email } = await signedIn("founder", { firstName: "Maël", lastName: "Salicorne", lang: "fr" });
  await theirs.goto(`${pathOf("sign-up", { plan: "visible" })}&lang=en`);
  await theirs.getByRole("button", { name: authEn.planRequest.submit }).click();
  await says(theirs, accountEn.done["plan"] ?? "");

  const { page } = await signedIn("admin", { firstName: "Ada", lastName: "Salin" });
  await page.goto(pathOf("admin"));
  await page.getByRole("link", { name: todayEn.one.plans }).click();
  await page.getByRole("heading", { level: 1, name: "Maël Salicorne" }).waitFor();
  const form = page.locator("form", { has: page.locator('[name="starts_on"]') });
  const until = monthsLater(await form.locator('[name="starts_on"]').inputValue(), 1);
  await form.locator('[name="ends_on"]').fill(until);
  await form.locator('[name="reason"]').fill("First month.");
  await page.getByRole("button", { name: peopleEn.grant.submit }).click();
  await says(page, "First month.");

  await theirs.goto(`${pathOf("founder-dashboard")}?lang=en`);
  await says(theirs, founderEn.plan.until(formats.en.date(until)));
  await eventually(() => mailsTo(email).some((mail) => /Votre offre The Lab : Visible/.test(spaced(mail)))).toBe(true);
});

test("a role is changed only after the box was ticked, without script too", async () => {
  const { id } = await signInAs(site(), "founder", { firstName: "Paul", lastName: "Sel" });
  const { page } = await signedIn("admin", {}, { javaScriptEnabled: false, provoked: /422/ });
  await page.goto(`${pathOf("admin-people")}/${id}`);
  await page.getByText(peopleEn.role.title, { exact: true }).click();
  const form = page.locator("form", { has: page.locator('[name="role"]') });
  expect(await form.locator('[name="role"]:checked').count()).toBe(0);
  await form.locator('[name="role"][value="investor"]').check();
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await form.getByRole("button").click();
  await says(page, peopleEn.errors["confirmRequired"] ?? "");
  expect(await page.locator('[name="role"]:checked').inputValue()).toBe("investor");
  await page.locator('[name="confirm"]').check();
  await page
    .locator("form", { has: page.locator('[name="role"]') })
    .getByRole("button")
    .click();
  await says(page, peopleEn.role.done("Paul Sel", "Investor"));
  await says(page, peopleEn.approval.waiting);
});

test("people, the log and the figures are whole at 390 px and 320 px and pass axe, in both languages and themes", async () => {
  const { id } = await signInAs(site(), "investor", { firstName: "Bartholomé-Alexandre", lastName: "de La Fontaine" });
  const founder = await signInAs(site(), "founder", { firstName: "Bartholomé", lastName: "de La Fontaine" });
  const paths = [
    pathOf("admin-people"),
    `${pathOf("admin-people")}/${founder.id}`,
    pathOf("admin-privacy"),
    `${pathOf("admin-people")}/${id}`,
    pathOf("admin-audit"),
    pathOf("admin-figures"),
  ];
  const { page } = await signedIn("admin", {}, { viewport: { width: 390, height: 844 } });
  const entered = await page.request.post(`${site().url}${pathOf("admin-privacy")}`, {
    form: {
      intent: "enter",
      received_on: parisDay(new Date()),
      kind: "rectification",
      email: founder.email,
      via: "post",
      note: "Une lettre de Bartholomé.",
    },
    headers: { origin: site().url },
    maxRedirects: 0,
  });
  expect(entered.status()).toBe(303);
  paths.push((entered.headers()["location"] ?? "").replace(/\?.*/, ""));
  for (const lang of languages)
    for (const path of paths) {
      await page.goto(`${path}?lang=${lang}`);
      expect(await breaches(page, { at: [390] }), `${path} ${lang}`).toEqual([]);
      if (lang === "en") continue;
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(textFlaws), path).toEqual([]);
    }
});
