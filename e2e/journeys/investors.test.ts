import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as investorEn } from "../../app/investor-registration/words.en.ts";
import { words as joinFr } from "../../app/join/words.fr.ts";
import { eventually, newEmail, spaced, visitors } from "./visitors.ts";

const { visit, leadsOf, mailsTo } = visitors();

const submit = (page: Page, form: string) => page.locator(`${form} button[type="submit"]`);
const field = (page: Page, form: string, name: string) => page.locator(`${form} [name="${name}"]`);
const tick = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`).check();

test("an investor registers from the investors' page and is told what happens next, by mail too", async () => {
  const page = await visit({ provoked: /422/ });
  await page.goto("/investors");
  const [form] = await Promise.all([
    page.waitForEvent("popup"),
    page
      .getByRole("link", { name: /^Register as an investor/ })
      .first()
      .click(),
  ]);
  await form.waitForLoadState();
  const email = newEmail("investor");
  const own = "main form";
  await field(form, own, "fullName").fill("Anaïs O’Brien");
  await field(form, own, "email").fill(email);
  await tick(form, "investorType", "business-angel");
  await field(form, own, "ticket").selectOption("25k-100k");
  await field(form, own, "risk").check();
  await submit(form, own).click();
  await form.getByText(investorEn.errors.stagesRequired.detail).waitFor();
  await eventually(() => form.locator(".wrong-answers:focus").count()).toBe(1);
  await form.locator(".wrong-answers a").first().press("Enter");
  await eventually(() => form.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("stages");
  await tick(form, "stages", "seed");
  await tick(form, "sectors", "saas");
  await tick(form, "sectors", "fintech");
  await submit(form, own).click();
  await form.locator(".status-good").waitFor();
  expect(spaced(await form.locator(".status-line").textContent())).toBe(
    spaced(`${investorEn.success.title} ${investorEn.success.text}`),
  );
  expect(await field(form, own, "fullName").inputValue()).toBe("");
  await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tinvestor-registration\t.*mail: delivered/)]);
  const [mail = ""] = mailsTo(email);
  expect(mail).toContain("Subject: We have received your investor registration");
});

test("without script a mentor offers help from the about page, in French, and gets a receipt", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
  await page.goto("/a-propos?lang=fr");
  const email = newEmail("mentor");
  const own = "#join form";
  await field(page, own, "fullName").fill("Anaïs O’Brien");
  await field(page, own, "email").fill(email);
  await tick(page, "joinAs", "mentor");
  await field(page, own, "contribution").fill(" ");
  await submit(page, own).click();
  await page.locator(".field-error", { hasText: joinFr.errors.contributionRequired.detail }).waitFor();
  expect(await page.locator('[name="joinAs"][value="mentor"]').isChecked()).toBe(true);
  await field(page, own, "contribution").fill("Vingt ans de vente,\nle vendredi.");
  await submit(page, own).click();
  await page.waitForURL("**/receipts/*");
  expect(spaced(await page.locator("main").textContent())).toContain(
    spaced(`${joinFr.success.title} ${joinFr.success.text}`),
  );
  await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tjoin\t.*mail: delivered/)]);
});
