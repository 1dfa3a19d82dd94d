import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { words as en } from "../../app/my-data/words.en.ts";
import { words as fr } from "../../app/my-data/words.fr.ts";
import { inspect } from "../axe.ts";
import { storedIn } from "../http/stored.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { unzip } from "../peers/unzip.ts";
import { eventually, newEmail, visitorsOfOwnSite } from "./visitors.ts";

const folder = mkdtempSync(join(tmpdir(), "lab-my-data-"));
const clock = join(folder, "offset");
writeFileSync(clock, "0");
let crm: ActiveCampaignPeer;
const { visit, mailsTo, site } = visitorsOfOwnSite(async () => {
  crm = await startActiveCampaignPeer();
  return {
    ACTIVECAMPAIGN_URL: crm.url,
    ACTIVECAMPAIGN_KEY: crm.key,
    NODE_OPTIONS: `--import=${new URL("../faults/moved-clock.mjs", import.meta.url).href}`,
    CLOCK_OFFSET_FILE: clock,
  };
});
afterAll(async () => {
  await crm?.close();
  rmSync(folder, { recursive: true });
});

const words = { en, fr };

async function mailed(email: string, kind: "link" | "export" | "erasure", nth = 1) {
  const pattern = new RegExp(`http://[^/]+(/privacy/my-data/${kind}/[\\w-]+\\?lang=\\w\\w)`);
  const find = () => mailsTo(email).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);
  await eventually(() => find().length).toBeGreaterThan(nth - 1);
  return find().at(-1) ?? "";
}

async function askAndOpen(lang: "en" | "fr", javaScriptEnabled: boolean) {
  const own = words[lang];
  const email = newEmail("person");
  const page = await visit({
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
    provoked: /410/,
  });
  await page.goto(`/newsletter?lang=${lang}`);
  await page.locator("[name=email]").first().fill(email);
  await page.locator("form.contact-form button[type=submit]").click();
  await eventually(() => mailsTo(email).length).toBe(1);
  await page.goto(`/privacy?lang=${lang}`);
  await page.locator('main a[href="/privacy/my-data"]').first().click();
  await page.getByLabel(own.ask.email).fill(email);
  await page.getByRole("button", { name: own.ask.submit }).click();
  await page.getByRole("heading", { name: own.asked.title }).waitFor();
  await page.goto(await mailed(email, "link"));
  await page.getByRole("button", { name: own.link.open }).click();
  await page.getByText(own.open.lead(email)).waitFor();
  if (javaScriptEnabled) {
    expect(await inspect(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  return { page, email, own };
}

test.each([
  ["en", true],
  ["fr", false],
] as const)(
  "somebody without an account takes a copy of their data away (%s, script: %s)",
  async (lang, javaScriptEnabled) => {
    const { page, email, own } = await askAndOpen(lang, javaScriptEnabled);
    await page.getByRole("button", { name: own.open.copyAction }).click();
    await page.locator("#copy [role=status]").waitFor();
    await page.goto(await mailed(email, "export"));
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: own.export.action }).click();
    const files = unzip(readFileSync(await (await download).path()));
    expect(files.get("data.json")).toContain(email);
    expect([...files.keys()]).toEqual(expect.arrayContaining([own.archive.readme, "newsletter_subscription.csv"]));
    await page.goto(await mailed(email, "export"));
    await page.getByRole("heading", { name: own.link.used }).waitFor();
  },
);

test("somebody has everything erased: cancels once, asks again, and after seven days it is gone, in the CRM too", async () => {
  const { page, email, own } = await askAndOpen("fr", true);
  await page.context().request.post("/contact/send", {
    form: { fullName: "Zoé", topic: "coworking", message: "Bonjour", email },
    headers: { origin: site().url },
  });
  await eventually(() => crm.contacts.has(email)).toBe(true);
  const askErasure = async () => {
    await page.getByLabel(own.open.eraseSure).check();
    await page.getByRole("button", { name: own.open.eraseAction }).click();
    await page.locator("#erase [role=status]").waitFor();
  };
  await askErasure();
  await page.goto(await mailed(email, "erasure"));
  await page.getByRole("button", { name: own.erasure.action }).click();
  await page.getByRole("heading", { name: own.erasure.cancelled }).waitFor();
  await page.goto("/privacy/my-data/open");
  await askErasure();
  const cancel = await mailed(email, "erasure", 2);

  writeFileSync(clock, String(8 * 24 * 3_600_000));
  await expect.poll(() => crm.contacts.has(email), { timeout: 40_000, interval: 200 }).toBe(false);
  await expect
    .poll(async () => JSON.stringify(await storedIn(site())).includes(email), { timeout: 60_000, interval: 1_000 })
    .toBe(false);
  // The erasure also deletes the stored files of earlier mails to this person, so only the final mail is left.
  await eventually(() => mailsTo(email).length).toBe(1);
  expect(mailsTo(email)[0]).toContain("Vos données ont été effacées");
  await page.goto(cancel);
  await page.getByRole("heading", { name: own.erasure.done }).waitFor();
  expect(await page.locator("main a").getAttribute("href")).toBe("/");
});
