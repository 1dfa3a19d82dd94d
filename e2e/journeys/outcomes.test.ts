import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words as simulatorFr } from "../../app/simulator/words.fr.ts";
import { freePort } from "../peers/postgres.ts";
import { eventually, isAlive, newEmail, spaced, visitors, visitorsOfOwnSite } from "./visitors.ts";

const failure = "An error occurred Please try again or contact us if the problem persists";
const saved = "Contact saved Your information has been saved. We'll be in touch soon!";
const provoked = /Failed to load resource/;

const field = (page: Page, name: string) => page.locator(`.simulator [name="${name}"]`);
const submit = (page: Page) => page.locator('.simulator button[type="submit"]');
const lines = (page: Page) =>
  page
    .locator("main .status-line")
    .allTextContents()
    .then((all) => all.map(spaced));

async function fillIn(page: Page, email: string) {
  await field(page, "monthlyRevenue").pressSequentially("12000");
  await field(page, "email").fill(email);
  await field(page, "companyName").fill("Étang SAS");
}

async function watchToasts(page: Page) {
  await page.evaluate(() => {
    const seen = { titles: [] as string[], most: 0 };
    Object.assign(window, { seenToasts: seen });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll(".toast")];
      seen.most = Math.max(seen.most, shown.length);
      const title = shown.at(-1)?.querySelector(".font-semibold")?.textContent;
      if (title && seen.titles.at(-1) !== title) seen.titles.push(title);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenToasts: { titles: string[]; most: number } }).seenToasts);
}

describe("the CRM does not answer", () => {
  const { visit, leadsOf, mailsTo } = visitorsOfOwnSite(async () => ({
    ACTIVECAMPAIGN_URL: `http://127.0.0.1:${await freePort()}`,
    ACTIVECAMPAIGN_KEY: "key",
  }));

  test("an error, then what is true: it is saved", async () => {
    const page = await visit();
    await page.goto("/");
    await fillIn(page, newEmail("saved"));
    const toasts = await watchToasts(page);
    await submit(page).click();
    await eventually(async () => (await toasts()).titles).toEqual(["An error occurred", "Contact saved"]);
    expect((await toasts()).most).toBe(1);
    expect(await lines(page)).toEqual([failure, saved]);
    expect(spaced(await page.locator(".simulator output").textContent())).toContain("€48,000");
  });

  test("without script the receipt says so, in French too; the lead and its mail are there", async () => {
    const page = await visit({ javaScriptEnabled: false });
    const email = newEmail("recu");
    await page.goto("/?lang=fr");
    await fillIn(page, email);
    await submit(page).click();
    await page.waitForURL("**/receipts/*");
    const pair = [simulatorFr.failure, simulatorFr.saved].map(({ title, text }) => spaced(`${title} ${text}`));
    await eventually(() => lines(page)).toEqual(pair);
    await eventually(() => leadsOf(email)).toEqual([
      expect.stringMatching(/\tsimulator\t.*crm: (retrying|queued), mail: delivered/),
    ]);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe("nothing was stored, or nobody can say", () => {
  const { visit, leadsOf, mailsTo } = visitors();

  const failures: [string, (route: Route) => Promise<void>][] = [
    [
      "the server answers 503",
      (route) =>
        route.fulfill({ status: 503, headers: { "Retry-After": "5" }, json: { status: "unavailable", values: {} } }),
    ],
    [
      "something before the server answers 502 in words of its own",
      (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    ],
    ["the network is cut before the server is reached", (route) => route.abort("internetdisconnected")],
    [
      "the network is cut before the answer is back",
      async (route) => route.fetch().then(() => route.abort("connectionreset")),
    ],
  ];

  test.each(failures)(
    "%s: the error only, what was typed is kept, and the retry makes one lead",
    async (_name, fail) => {
      const page = await visit({ provoked });
      await page.goto("/");
      const email = newEmail("retry");
      await fillIn(page, email);
      const toasts = await watchToasts(page);
      await page.route("**/simulator/send", fail);
      await submit(page).click();
      await eventually(() => lines(page)).toEqual([failure]);
      await eventually(async () => (await toasts()).titles).toEqual(["An error occurred"]);
      expect(await submit(page).textContent()).toBe("Try again");
      expect([await field(page, "email").inputValue(), await field(page, "companyName").inputValue()]).toEqual([
        email,
        "Étang SAS",
      ]);
      expect(spaced(await page.locator(".simulator output").textContent())).toContain("€48,000");

      await page.unroute("**/simulator/send");
      await submit(page).click();
      await eventually(() => lines(page)).toEqual([
        "Growth plan sent! Perfect! Your growth projection has been calculated and sent to your email.",
      ]);
      expect((await toasts()).titles).toEqual(["An error occurred"]);
      await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/mail: delivered/)]);
      expect(mailsTo(email)).toHaveLength(1);
    },
  );

  test("the network is gone with the first send: the page stays with what was typed, and the next send arrives", async () => {
    const page = await visit({ provoked });
    await page.goto("/");
    const email = newEmail("offline");
    await fillIn(page, email);
    await eventually(() => isAlive(page)).toBe(true);
    // Waits until the page has finished its own requests, because they would fail offline and be reported as errors.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await submit(page).click();
    await eventually(() => lines(page)).toEqual([failure]);
    expect(await field(page, "email").inputValue()).toBe(email);
    await page.context().setOffline(false);
    await submit(page).click();
    await eventually(() => lines(page)).toEqual([expect.stringContaining("Growth plan sent!")]);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("stored, and then the network is cut: it is saved, and nothing is claimed of its mail", async () => {
    const page = await visit({ provoked });
    await page.goto("/");
    const email = newEmail("unasked");
    await fillIn(page, email);
    const toasts = await watchToasts(page);
    await page.route("**/receipts/*/outcome", (route) => route.abort("internetdisconnected"));
    await submit(page).click();
    await page.locator("main .status-line").first().waitFor();
    expect((await lines(page)).join("|")).toContain("Contact saved");
    expect((await toasts()).titles).not.toContain("Growth plan sent!");
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("the same form sent too often for one e-mail: it says when to come back", async () => {
    const page = await visit({ provoked });
    await page.goto("/");
    const email = newEmail("often");
    for (let sent = 0; sent < 4; sent += 1) {
      await fillIn(page, email);
      await submit(page).click();
      if (sent < 3) {
        await page.getByRole("button", { name: /^Change / }).click();
        await field(page, "monthlyRevenue").fill("");
      }
    }
    await eventually(() => lines(page)).toEqual([
      expect.stringMatching(/^Too many messages Nothing was recorded\. Please try again in \d+ minutes\.$/),
    ]);
    expect(await field(page, "companyName").inputValue()).toBe("Étang SAS");
  });
});
