import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as peopleEn } from "../../app/admin/people/words.en.ts";
import { words as investorEn } from "../../app/investor/words.en.ts";
import { pathOf } from "../../app/paths.ts";
import { languages } from "../../platform/language/language.ts";
import { inspect } from "../axe.ts";
import { signInAs, type Somebody } from "../peers/sign-in.ts";
import { tabTo } from "./focus.ts";
import { textFlaws } from "./text-flaws.ts";
import { eventually, spaced, visitors } from "./visitors.ts";

const { visit, mailsTo, site } = visitors();

async function signedIn(role: "admin" | "investor", who: Somebody, more: Parameters<typeof visit>[0] = {}) {
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
});

test("a role is changed only after the box was ticked, without script too", async () => {
  const { id } = await signInAs(site(), "founder", { firstName: "Paul", lastName: "Sel" });
  const { page } = await signedIn("admin", {}, { javaScriptEnabled: false, provoked: /422/ });
  await page.goto(`${pathOf("admin-people")}/${id}`);
  await page.getByText(peopleEn.role.title, { exact: true }).click();
  const form = page.locator("form", { has: page.locator('[name="role"]') });
  await form.locator("select").selectOption("investor");
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await form.getByRole("button").click();
  await says(page, peopleEn.errors["confirmRequired"] ?? "");
  expect(await page.locator('select[name="role"]').inputValue()).toBe("investor");
  await page.locator('[name="confirm"]').check();
  await page
    .locator("form", { has: page.locator('[name="role"]') })
    .getByRole("button")
    .click();
  await says(page, peopleEn.approval.waiting);
});

test("people, the log and the figures are whole at 390 px and 320 px and pass axe, in both languages and themes", async () => {
  const { id } = await signInAs(site(), "investor", { firstName: "Bartholomé-Alexandre", lastName: "de La Fontaine" });
  const paths = [
    pathOf("admin-people"),
    `${pathOf("admin-people")}/${id}`,
    pathOf("admin-audit"),
    pathOf("admin-figures"),
  ];
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await signedIn("admin", {}, { colorScheme, viewport: { width: 390, height: 844 } });
    for (const lang of languages)
      for (const path of paths) {
        await page.goto(`${path}?lang=${lang}`);
        const { violations } = await inspect(page, colorScheme === "dark" ? { rule: "color-contrast" } : {});
        expect(violations, `${path} ${lang}`).toEqual([]);
        if (colorScheme === "dark" || lang === "en") continue;
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        expect(await page.evaluate(textFlaws), path).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
      }
  }
});
