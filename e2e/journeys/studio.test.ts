import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words as fr } from "../../app/studio/words.fr.ts";
import { wordsOfOtherLanguage } from "./one-language.ts";
import { eventually, isAlive, newEmail, spaced, visitors } from "./visitors.ts";

const { visit, leadsOf, mailsTo } = visitors();

const said = ({ title, text }: { title: string; text: string }) => spaced(`${title} ${text}`);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Réservez votre audit gratuit" });
const book = (page: Page) => page.getByRole("link", { name: "Réservez mon audit" }).first();
const langOf = (page: Page) => page.locator("html").getAttribute("lang");

async function fillIn(page: Page, email: string) {
  const form = page.locator("form.contact-form").last();
  await form.locator('[name="projectName"]').fill("Étang");
  await form.locator('[name="idea"]').fill("Des huîtres livrées le matin même");
  await form.locator('[name="email"]').fill(email);
  return form.getByRole("button", { name: "Envoyer ma demande" });
}

describe("the audit, from the dialog", () => {
  test("the first click opens it; sent, it closes and says what happens next; the second step joins the lead", async () => {
    const page = await visit({ provoked: /422/ });
    await page.goto("/studio");
    expect(await langOf(page)).toBe("fr");
    await book(page).click();
    await dialog(page).waitFor();
    expect(page.url()).toMatch(/\/studio$/);
    const email = newEmail("audit");
    const send = await fillIn(page, email);
    await dialog(page).locator('[name="email"]').fill("a@b");
    await send.click();
    await dialog(page).getByText(fr.audit.errors.emailInvalid.detail).waitFor();
    expect(await dialog(page).locator('[name="idea"]').inputValue()).toBe("Des huîtres livrées le matin même");
    await dialog(page).locator('[name="email"]').fill(email);
    await send.click();
    await dialog(page).waitFor({ state: "detached" });
    const line = page.locator(".book .status-line");
    await eventually(async () => spaced(await line.textContent())).toBe(said(fr.audit.success));
    await eventually(() => book(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tstudio-audit\t.*mail: delivered/)]);
    expect(mailsTo(email)[0]).toContain("Subject: =?UTF-8?");

    await page.getByRole("link", { name: fr.audit.more }).click();
    await page.waitForURL("**/studio/audit/requests/*");
    await page.locator('[name="targetUsers"]').fill("Les restaurants de Sète");
    await page.getByRole("button", { name: fr.details.submit, exact: true }).click();
    await eventually(async () => spaced(await page.locator("form .status-line").textContent())).toBe(
      said(fr.details.success),
    );
    await page.reload();
    expect(await page.locator('[name="targetUsers"]').inputValue()).toBe("Les restaurants de Sète");
    expect(await leadsOf(email)).toHaveLength(1);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("nothing stored: it stays open with the text, and the retry makes one lead", async () => {
    const page = await visit({ provoked: /Failed to load resource/ });
    await page.goto("/studio");
    await page.getByRole("link", { name: "RÉSERVER MON AUDIT GRATUIT" }).first().click();
    await dialog(page).waitFor();
    const email = newEmail("audit");
    const send = await fillIn(page, email);
    await page.route("**/studio/audit/send", (route) => route.fetch().then(() => route.abort("connectionreset")));
    await send.click();
    await eventually(async () => spaced(await dialog(page).locator(".status-line").textContent())).toBe(
      said(fr.audit.failure),
    );
    expect(await dialog(page).locator('[name="projectName"]').inputValue()).toBe("Étang");
    await page.unroute("**/studio/audit/send");
    await send.click();
    await dialog(page).waitFor({ state: "detached" });
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("holds the focus, closes with Escape and gives the focus back", async () => {
    const page = await visit();
    await page.goto("/studio");
    await book(page).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await eventually(isInside).toBe(true);
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press("Tab");
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await eventually(() => book(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("whose code cannot be fetched gives way to its page", async () => {
    const page = await visit({ provoked: /Failed to (load resource|fetch)|preload/i });
    await page.goto("/studio");
    await page.mouse.move(20, 30);
    await eventually(() => isAlive(page)).toBe(true);
    await page.route("**/assets/*.js", (route) => route.abort());
    await book(page).click();
    await page.waitForURL("**/studio/audit");
  });

  test("in English says everything in English", async () => {
    const page = await visit();
    await page.goto("/studio?lang=en");
    await page.getByRole("link", { name: "Book my audit" }).first().click();
    await page.getByRole("dialog", { name: "Book your free audit" }).waitFor();
    expect(await wordsOfOtherLanguage(page, "en")).toEqual([]);
  });
});

test("the audit, from its page without script, with the second step", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
  await page.goto("/studio");
  await book(page).click();
  await page.waitForURL("**/studio/audit");
  const email = newEmail("audit");
  await (await fillIn(page, email)).click();
  await page.waitForURL("**/studio/audit/requests/*");
  expect(await langOf(page)).toBe("fr");
  expect(spaced(await page.locator("main").textContent())).toContain(said(fr.audit.success));
  await page.getByRole("button", { name: fr.details.submit, exact: true }).click();
  await page.locator(".field-error", { hasText: fr.details.errors.detailsRequired.detail }).waitFor();
  await page.locator('[name="objective"]').fill("Vendre à dix restaurants");
  await page.getByRole("button", { name: fr.details.submit, exact: true }).click();
  await page.waitForURL("**/studio/audit/requests/*");
  expect(spaced(await page.locator("main").textContent())).toContain(said(fr.details.given));
  await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tstudio-audit\t.*mail: delivered/)]);
});

test("the audit, from its page with script", async () => {
  const page = await visit();
  await page.goto("/studio/audit");
  const email = newEmail("audit");
  await (await fillIn(page, email)).click();
  await eventually(async () => spaced(await page.locator("form .status-line").textContent())).toBe(
    said(fr.audit.success),
  );
  await page.getByRole("link", { name: fr.audit.more }).waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
});

test("an investor leafs through a past session from the site and asks for a deck, in the page's language", async () => {
  const page = await visit();
  await page.goto("/pitch-session");
  expect(await langOf(page)).toBe("en");
  await page
    .locator(".gallery li", { hasText: "Pitch Session #4" })
    .getByRole("link", { name: "See the startups" })
    .click();
  await page.waitForURL("**/pitch-session-4");
  await eventually(() => langOf(page)).toBe("fr");
  expect(await wordsOfOtherLanguage(page, "fr")).toEqual([]);
  await page.getByRole("link", { name: "Demander le deck Brique" }).click();
  await page.waitForURL("**/decks/brique");
  const email = newEmail("deck");
  await page.locator('[name="fullName"]').fill("Anaïs O’Brien");
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.locator(".status-good").waitFor();
  await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tdeck-request\t.*mail: delivered/)]);
});
