import { checkField } from "../../app/shell/form/answer.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/contact/words.en.ts";
import { words as fr } from "../../app/contact/words.fr.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { eventually, hold, isAlive, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";

let crm: ActiveCampaignPeer;
const { promise: crmIsUp, resolve: tellCrmIsUp } = Promise.withResolvers<void>();
beforeAll(async () => {
  crm = await startActiveCampaignPeer();
  tellCrmIsUp();
});
afterAll(() => crm.close());

const { visit, leadsOf } = visitorsOfOwnSite(() =>
  crmIsUp.then(() => ({ ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key })),
);

const names = ["fullName", "email", "topic", "message"] as const;
const field = (page: Page, name: string) => page.locator(`#contact [name="${name}"]`);
const submit = (page: Page) => page.locator('#contact button[type="submit"]');
const toast = (page: Page) => page.locator(".toast");
const values = (page: Page) => Promise.all(names.map((name) => field(page, name).inputValue()));

async function fillIn(page: Page, email: string) {
  await field(page, "fullName").fill("Anaïs O’Brien");
  await field(page, "email").fill(email);
  await field(page, "topic").selectOption("coworking");
  await field(page, "message").fill("Bonjour,\nun bureau pour deux ?");
}

async function expectInCrm(email: string) {
  await eventually(() => leadsOf(email)).toEqual([
    expect.stringMatching(/\tcontact\t.*crm: delivered, mail: delivered/),
  ]);
  const contact = crm.contacts.get(email);
  const tagged = crm.contactTags
    .filter((link) => link.contact === contact?.id)
    .map((link) => crm.tags.find(({ id }) => id === link.tag)?.tag);
  const notes = crm.notes.filter((note) => note.email === email).map(({ note }) => note);
  expect(tagged).toEqual(["Coworking"]);
  expect(notes).toEqual([expect.stringContaining("topic: coworking")]);
  expect(contact?.fields.get("message")).toBe("Bonjour,\nun bureau pour deux ?");
}

describe.each([
  { lang: "en", words: en, path: "/about#contact" },
  { lang: "fr", words: fr, path: "/a-propos?lang=fr#contact" },
])("$path", ({ words, path }) => {
  test("a message reaches the CRM with its topic, and the form is empty again", async () => {
    const page = await visit();
    await page.goto(path);
    const empty = await values(page);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
    await page.keyboard.press("Tab");
    await eventually(() => isAlive(page)).toBe(true);
    await submit(page).click();
    await eventually(() => page.locator(".wrong-answers:focus a").allTextContents()).toEqual([
      words.errors.nameRequired.message,
      words.errors.emailRequired.message,
      words.errors.messageRequired.message,
    ]);
    // While the browser finds errors in the form, the script submits nothing: it only requests the server's checks.
    expect(posts.filter((sent) => !sent.includes(checkField))).toEqual([]);
    const email = newEmail("contact");
    await fillIn(page, email);
    const release = await hold(page, "**/contact/send");
    await submit(page).click();
    await eventually(async () => ({
      text: await submit(page).textContent(),
      enabled: await submit(page).isEnabled(),
    })).toEqual({ text: words.sending, enabled: false });
    release();
    await toast(page).waitFor();
    expect(spaced(await toast(page).textContent())).toBe(spaced(words.success.title + words.success.text));
    expect(await values(page)).toEqual(empty);
    expect(await submit(page).textContent()).toBe(words.submit);
    await eventually(() => submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expectInCrm(email);
  });
});

test("without script a mistake keeps the message, and a good one reaches the CRM too", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
  await page.goto("/a-propos?lang=fr#contact");
  const email = newEmail("contact");
  await fillIn(page, email);
  await field(page, "fullName").fill(" ");
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    submit(page).click(),
  ]);
  expect(refused.status()).toBe(422);
  await page.getByText(fr.errors.nameRequired.detail).waitFor();
  expect((await values(page)).slice(1)).toEqual([email, "coworking", "Bonjour,\nun bureau pour deux ?"]);
  await field(page, "fullName").fill("Anaïs O’Brien");
  await submit(page).click();
  await page.waitForURL("**/receipts/*");
  expect(spaced(await page.locator("main").textContent())).toContain(spaced(`${fr.success.title} ${fr.success.text}`));
  await expectInCrm(email);
});

test("the messages are those of the specification; a failure keeps the message", async () => {
  const page = await visit({ provoked: /Failed to load resource/ });
  await page.goto("/about#contact");
  const email = newEmail("contact");
  await fillIn(page, email);
  await page.route("**/contact/send", (route) =>
    route.fulfill({ status: 503, json: { status: "unavailable", values: {} } }),
  );
  await submit(page).click();
  await toast(page).waitFor();
  expect(spaced(await toast(page).textContent())).toBe(
    "ErrorThere was an error sending your message. Please try again.",
  );
  expect(await values(page)).toEqual(["Anaïs O’Brien", email, "coworking", "Bonjour,\nun bureau pour deux ?"]);
  await page.unroute("**/contact/send");
  await submit(page).click();
  await eventually(async () => spaced(await toast(page).textContent())).toBe(
    "Message sent successfully!We'll get back to you as soon as possible.",
  );
  expect(await leadsOf(email)).toHaveLength(1);
});
