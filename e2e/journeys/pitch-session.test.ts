import { afterAll, beforeAll, expect, test } from "vitest";
import { words as application } from "../../app/pitch-session/application-words.fr.ts";
import { words as en } from "../../app/pitch-session/notify-words.en.ts";
import { words as fr } from "../../app/pitch-session/notify-words.fr.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { eventually, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";

let crm: ActiveCampaignPeer;
const { promise: crmIsUp, resolve: tellCrmIsUp } = Promise.withResolvers<void>();
beforeAll(async () => {
  crm = await startActiveCampaignPeer();
  tellCrmIsUp();
});
afterAll(() => crm.close());

const { visit, leadsOf, mailsTo } = visitorsOfOwnSite(() =>
  crmIsUp.then(() => ({ ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key })),
);

async function expectDelivered(email: string, form: string, tag: string) {
  await eventually(() => leadsOf(email)).toEqual([
    expect.stringMatching(new RegExp(`\\t${form}\\t.*crm: delivered, mail: delivered`)),
  ]);
  const contact = crm.contacts.get(email);
  const tagged = crm.contactTags
    .filter((link) => link.contact === contact?.id)
    .map((link) => crm.tags.find(({ id }) => id === link.tag)?.tag);
  expect(tagged).toEqual([tag]);
  expect(mailsTo(email)).toHaveLength(1);
  return contact;
}

test("who asks for the next date on the card is told that it is noted, and gets a mail that says so", async () => {
  const page = await visit();
  await page.goto("/pitch-session");
  const card = page.locator(".session-card");
  const email = newEmail("notify");
  await card.locator('[name="email"]').fill(email);
  await card.locator('button[type="submit"]').click();
  await card.getByRole("status").waitFor();
  const success = spaced(`${en.success.title} ${en.success.text}`);
  expect(spaced(await card.getByRole("status").textContent())).toBe(success);
  expect(await page.locator(".toast").count()).toBe(0);
  await expectDelivered(email, "notify-me", "Pitch-session");
});

test("without script the same question leads to its own page and then to a receipt", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
  await page.goto("/pitch-session?lang=fr");
  const email = newEmail("notify");
  await page.locator('.session-card [name="email"]').fill("pas@une-adresse");
  await page.locator('.session-card button[type="submit"]').click();
  await page.getByText(fr.errors.emailInvalid.detail).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pitch-session/notify");
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL("**/receipts/*");
  expect(spaced(await page.locator("main").textContent())).toContain(spaced(fr.success.text));
  await expectDelivered(email, "notify-me", "Pitch-session");
});

test("an application without script: what is missing is said, what was typed stays, the receipt follows", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
  await page.goto("/pitch-session?lang=fr");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator('main a[target="_blank"]').first().click(),
  ]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toBe("/pitch-session/apply");
  const field = (name: string) => tab.locator(`main [name="${name}"]`);
  const email = newEmail("pitch");
  await field("fullName").fill("Anaïs O’Brien");
  await field("email").fill(email);
  await field("startupName").fill("Étang SAS");
  await field("website").fill("étang");
  await field("stage").selectOption("seed");
  await field("sector").selectOption("cleantech");
  await field("annualRevenue").selectOption("under-100k");
  await field("lookingFor").selectOption("feedback");
  await tab.locator('main button[type="submit"]').click();
  await tab.getByText(application.errors.websiteInvalid.detail).waitFor();
  expect(await Promise.all(["startupName", "stage", "lookingFor"].map((name) => field(name).inputValue()))).toEqual([
    "Étang SAS",
    "seed",
    "feedback",
  ]);
  await field("website").fill("etang.example");
  await tab.locator('main button[type="submit"]').click();
  await tab.waitForURL("**/receipts/*");
  expect(spaced(await tab.locator("main").textContent())).toContain(
    spaced(`${application.success.title} ${application.success.text}`),
  );
  const contact = await expectDelivered(email, "pitch-application", "Pitch-application");
  expect(contact?.fields.get("startupName")).toBe("Étang SAS");
});
