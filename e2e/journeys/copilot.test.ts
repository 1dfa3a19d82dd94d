import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { words as whole } from "../../app/founder/copilot/conversation-words.fr.ts";
import { words } from "../../app/founder/copilot/talk-words.fr.ts";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { type FakeModel, startModel } from "../peers/model.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, visitorsOfOwnSite } from "./visitors.ts";

let model: FakeModel;
const { visit, site } = visitorsOfOwnSite(async () => {
  model = await startModel();
  return { COPILOT_URL: model.url, COPILOT_KEY: "key", COPILOT_MODEL: "fake" };
});
afterAll(() => model?.stop());

const tab = pathOf("founder-dashboard");

function asCookie(header: string) {
  const [name = "", value = ""] = header.split("=");
  return { name, value, url: site().url };
}

async function eliteFounder() {
  const [admin, founder] = [await signInAs(site(), "admin"), await signInAs(site(), "founder", { lang: "fr" })];
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site(), admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  return asCookie(founder.cookie);
}

const said = (page: Page) => page.getByRole("log").locator(".talk-answer");

test("the chat: told of the model first; asked, stopped, asked again, copied, reported and erased by keyboard", async () => {
  const page = await visit({ provoked: /message channel|ERR_ABORTED/ });
  const context = page.context();
  await context.addCookies([await eliteFounder()]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(tab);
  await page.getByRole("button", { name: words.told.with, exact: true }).press("Enter");
  const field = page.getByLabel(words.question, { exact: true });
  await field.waitFor();
  const send = page.getByRole("button", { name: words.send, exact: true });
  await eventually(() => send.isDisabled()).toBe(true);

  model.state.mode = "hang";
  await field.focus();
  await page.keyboard.type("mon runway");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("et mon burn");
  expect(await field.inputValue()).toBe("mon runway\net mon burn");
  await page.keyboard.press("Enter");
  await page.getByText(words.typing).waitFor();
  expect(await field.isDisabled()).toBe(true);
  await page.getByRole("button", { name: words.stop, exact: true }).press("Enter");
  await page.getByText(words.failures.stopped).waitFor();
  await eventually(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe("mon runway\net mon burn");

  Object.assign(model.state, { mode: "answers", says: "**Coupe** d’abord tes dépenses." });
  await page.getByRole("button", { name: words.retry, exact: true }).press("Enter");
  await said(page).last().getByText("Coupe", { exact: true }).waitFor();
  expect(await said(page).last().locator("strong").textContent()).toBe("Coupe");
  await page.getByRole("button", { name: words.copy, exact: true }).last().press("Enter");
  await page.getByRole("button", { name: words.copied, exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Coupe");
  await page.getByText(words.report.open, { exact: true }).last().press("Enter");
  const report = page.getByLabel(words.report.label, { exact: true }).last();
  const isInWindow = (field: Element) =>
    field.getBoundingClientRect().bottom <= (field.closest("[role=log]")?.getBoundingClientRect().bottom ?? 0);
  await eventually(() => report.evaluate(isInWindow)).toBe(true);
  expect(await breaches(page, { at: [390, 1440] })).toEqual([]);

  await page.goto(pathOf("founder-tools"));
  const panel = page.getByRole("region", { name: words.assistant.title });
  await panel.getByLabel(words.assistant.question, { exact: true }).fill("et ensuite ?");
  model.state.says = "Appelle trois clients.";
  await panel.getByRole("button", { name: words.send, exact: true }).press("Enter");
  await panel.getByText("Appelle trois clients.").waitFor();

  await page.goto(pathOf("founder-copilot"));
  await page.getByText(words.report.open, { exact: true }).last().press("Enter");
  await page.getByLabel(words.report.label, { exact: true }).last().fill("Ce n’est pas mon cas");
  await page.getByRole("button", { name: words.report.send, exact: true }).last().press("Enter");
  await page.getByText(whole.reported.title, { exact: true }).waitFor();
  await page.getByText(words.report.done, { exact: true }).waitFor();
  expect(await breaches(page, { at: [390, 1440], text: true })).toEqual([]);
  const desk = await visit();
  await desk.context().addCookies([asCookie((await signInAs(site(), "admin")).cookie)]);
  await desk.goto(pathOf("admin-copilot"));
  await desk.getByText("Ce n’est pas mon cas").waitFor();
  expect(await breaches(desk, { at: [390, 1440], text: true })).toEqual([]);
  await page.getByRole("button", { name: whole.forget, exact: true }).press("Enter");
  await page.getByText(whole.forgotten.title, { exact: true }).waitFor();
  await page.getByText(whole.none, { exact: true }).waitFor();
});

test("without script, the assistant of another tab asks and shows the answer there, unfolded", async () => {
  const page = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.context().addCookies([await eliteFounder()]);
  await page.goto(pathOf("founder-tools"));
  await page.getByRole("button", { name: words.told.without, exact: true }).click();
  await page.getByLabel(words.assistant.question, { exact: true }).fill("c’est quoi un BSA AIR ?");
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await page.getByText("l’investisseur paie aujourd’hui").waitFor();
  expect(new URL(page.url()).pathname).toBe(pathOf("founder-tools"));
});
