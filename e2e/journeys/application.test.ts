import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pathOf, sendPathOf } from "../../app/paths.ts";
import { applicationSubmission } from "../../domain/application/application.table.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { parisLocal } from "../../platform/language/paris-time.ts";
import { ask, post, programmeFields, somebody } from "../http/ask.ts";
import { answersLeaveAtOnce } from "../peers/answer-terms.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { coveredControls } from "./text-flaws.ts";
import { eventually, hold, isAlive, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";
import { words as formEn } from "../../app/application/words.en.ts";
import { words as formFr } from "../../app/application/words.fr.ts";
import { words as fileEn } from "../../app/application/file-words.en.ts";
import { words as fileFr } from "../../app/application/file-words.fr.ts";
import { words as resumeEn } from "../../app/application/resume-words.en.ts";
import { words as resumeFr } from "../../app/application/resume-words.fr.ts";

const en = { ...formEn, ...fileEn, resume: resumeEn };
const fr = { ...formFr, ...fileFr, resume: resumeFr };
const calendar = "https://calendar.example/the-lab";
const { visit, mailsTo, leadsOf, site } = visitorsOfOwnSite(() => ({ SCHEDULER_URL: calendar }), [answersLeaveAtOnce]);

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const statusLine = (page: Page) => page.locator(".status-line");

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const each = field(page, name);
    if (await each.evaluate((element) => element instanceof HTMLSelectElement)) await each.selectOption(value);
    else await each.fill(value);
  }
}

const valuesOf = async (page: Page, fields: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(fields).map(async (name) => {
        const value = await field(page, name).inputValue();
        return [name, name === "monthlyRevenue" ? value.replace(/[\s,]/g, " ") : value];
      }),
    ),
  ) as Record<string, string>;

async function mailedLink(email: string, page: string) {
  const link = () =>
    mailsTo(email)
      .map((mail) => new RegExp(`${site().url}(/application/${page}/[\\w-]{44}\\?lang=\\w\\w)`).exec(mail)?.[1])
      .findLast(Boolean);
  await eventually(link).toBeTruthy();
  return link() ?? "";
}

async function apply(lang: "en" | "fr" = "en", change: Record<string, string> = {}) {
  const page = await visit();
  const email = newEmail("application");
  await page.goto(`/application?lang=${lang}`);
  await fillIn(page, programmeFields(email, change));
  await button(page, (lang === "en" ? en : fr).submit).click();
  await page.waitForURL("**/receipts/*");
  await statusLine(page).waitFor();
  return { page, email };
}

test("a draft is back after a reload, with the first paint, and in a new window after a crash", async () => {
  const page = await visit();
  const half = { fullName: "Zoé Martin", stage: "seed", pitch: "Salt,\nfor rest" };
  await page.goto("/application");
  await fillIn(page, half);
  await page.getByText(en.draft.browser).waitFor();
  await page.getByText("586 characters left").waitFor();
  await field(page, "monthlyRevenue").fill("12000");
  await field(page, "monthlyRevenue").press("Tab");
  await eventually(() => field(page, "monthlyRevenue").inputValue()).toBe("12,000");
  const release = await hold(page, "**/assets/*.js");
  await page.reload();
  expect(await valuesOf(page, half)).toEqual(half);
  expect(await isAlive(page)).toBe(false);
  // Lets the page load its scripts; the draft's buttons must appear without any interaction by the visitor.
  release();
  await page.getByText("586 characters left").waitFor();
  await button(page, en.draft.erase).waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.goto("/candidature?lang=fr");
  expect(await valuesOf(again, half)).toEqual(half);
  await again.getByText(/Votre brouillon du .* est de retour/).waitFor();
  await button(again, fr.draft.erase).click();
  await again.getByText(fr.draft.erased).waitFor();
  await again.reload();
  expect(await valuesOf(again, half)).toEqual({ fullName: "", stage: "none", pitch: "" });
});

test("who sends for an intake that has closed meanwhile sees it told, wherever on the page they are", async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, provoked: /status of 409/ });
  await page.goto("/application?lang=fr");
  await fillIn(page, programmeFields(newEmail("closed")));
  await field(page, "intake").evaluate((hidden: HTMLInputElement) => (hidden.value = "2026-01"));
  await button(page, fr.submit).click();
  await eventually(() => page.locator(".toast").allTextContents()).toEqual([expect.stringContaining(fr.closed.title)]);
  expect(spaced(await statusLine(page).textContent())).toContain(fr.closed.title);
});

test("begun on one device, its link asked for during a save, sent from another, followed to its status page; the first device keeps nothing", async () => {
  const phone = await visit({ viewport: { width: 390, height: 844 } });
  const email = newEmail("devices");
  const all = programmeFields(email);
  const { pitch, stage, ...first } = all;
  await phone.goto("/application");
  const pressed = Promise.withResolvers<void>();
  await phone.route(`**${pathOf("draft-save")}`, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const saving = phone.waitForRequest((request) => request.url().endsWith(pathOf("draft-save")));
  await fillIn(phone, first);
  await saving;
  await button(phone, en.draft.elsewhere).click();
  pressed.resolve();
  await statusLine(phone).waitFor();
  await phone.getByText(/and on our side since/).waitFor();
  expect(spaced(await statusLine(phone).textContent())).toContain(en.draft.asked);
  const isInSight = (answer: HTMLElement) => answer.getBoundingClientRect().bottom <= innerHeight;
  await eventually(() => statusLine(phone).evaluate(isInSight)).toBe(true);

  const laptop = await visit();
  await laptop.goto(await mailedLink(email, "resume"));
  await button(laptop, en.resume.open).click();
  await laptop.waitForURL("**/application/drafts/*");
  expect(await valuesOf(laptop, first)).toEqual(first);
  await button(laptop, en.draft.erase).waitFor();
  await fillIn(laptop, { pitch, stage });
  await button(laptop, en.submit).click();
  await laptop.waitForURL("**/receipts/*");
  await laptop.getByRole("heading", { level: 1, name: "Thank you, Zoé" }).waitFor();
  expect(spaced(await statusLine(laptop).textContent())).toBe(spaced(`${en.success.title} ${en.success.text}`));
  await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tapplication\t.*mail: delivered/)]);

  await laptop.goto(await mailedLink(email, "status"));
  const page = spaced(await laptop.locator("main").textContent());
  for (const part of ["Étang", "Salt for restaurants.", "€12,000", en.status.firstAnswer, en.status.finalDecision])
    expect(page).toContain(part);
  expect(await laptop.evaluate(() => localStorage.length)).toBe(0);

  await phone.reload();
  await phone.keyboard.press("Tab");
  await phone.getByText(en.draft.sent.elsewhere).waitFor();
  expect(await phone.evaluate(() => localStorage.length)).toBe(0);
});

test("changes are unsent until they are sent, and keep through a reload; a call is asked for; it is withdrawn", async () => {
  const { email } = await apply("fr");
  const page = await visit({ provoked: /net::ERR_FAILED/ });
  await page.goto(await mailedLink(email, "status"));
  await page.getByRole("link", { name: fr.status.change }).click();
  await page.getByRole("heading", { level: 1, name: fr.change.title }).waitFor();
  expect(await statusLine(page).count()).toBe(0);
  await page.route(`**${pathOf("draft-save")}`, (route) => route.abort());
  await field(page, "pitch").fill("Du sel pour tous.");
  await page.getByText(fr.status.unsent).waitFor();
  await page.getByText(fr.change.notKept.text).waitFor();
  await page.unroute(`**${pathOf("draft-save")}`);
  await page.getByText(/Brouillon gardé chez nous/).waitFor();
  await page.reload();
  await page.getByText(fr.status.unsent).waitFor();
  expect(await field(page, "pitch").inputValue()).toBe("Du sel pour tous.");
  const release = await hold(page, "**/assets/*.js");
  await page.reload();
  await field(page, "pitch").selectText();
  await page.keyboard.type("Du sel tous.");
  for (let back = 0; back < "tous.".length; back += 1) await page.keyboard.press("ArrowLeft");
  expect(await isAlive(page)).toBe(false);
  release();
  await eventually(() => isAlive(page)).toBe(true);
  const keptOnLeaving = page.waitForResponse((response) => response.url().endsWith(pathOf("draft-save")));
  await page.keyboard.type("pour toutes et ");
  await page.getByRole("link", { name: fr.change.back }).click();
  expect((await keptOnLeaving).status()).toBe(200);
  await page.getByRole("link", { name: fr.status.change }).click();
  await page.getByRole("heading", { level: 1, name: fr.change.title }).waitFor();
  expect(await field(page, "pitch").inputValue()).toBe("Du sel pour toutes et tous.");
  await field(page, "pitch").fill("Du sel pour tous.");
  await button(page, fr.change.submit).click();
  await page.waitForURL(/\/application\/status\/[\w-]{44}$/);
  const main = page.locator("main");
  expect(await main.textContent()).toContain("Du sel pour tous.");
  expect(await main.textContent()).not.toContain(fr.status.unsent);

  await field(page, "slots").fill("Mardi matin");
  await button(page, fr.callRequest.submit).click();
  await page.getByText(fr.callRequest.askedText).waitFor();

  await page.getByText(fr.status.withdraw, { exact: true }).click();
  await button(page, fr.status.withdrawNow).click();
  await page.getByText(fr.status.withdrawnText).waitFor();
  expect(await page.locator('[name="slots"]').count()).toBe(0);
});

test("without script: applied, resumed, changed and withdrawn", async () => {
  const page = await visit({ javaScriptEnabled: false });
  const email = newEmail("scriptless");
  await page.goto("/application");
  await fillIn(page, { email, companyName: "Étang" });
  await button(page, en.draft.elsewhere).click();
  await page.getByRole("heading", { level: 1, name: en.resume.asked }).waitFor();
  await page.goto(await mailedLink(email, "resume"));
  await button(page, en.resume.open).click();
  expect(await field(page, "companyName").inputValue()).toBe("Étang");
  await fillIn(page, programmeFields(email));
  await button(page, en.submit).click();
  await page.waitForURL("**/receipts/*");
  expect(spaced(await page.locator("main").textContent())).toContain(en.success.title);
  await page.goto(await mailedLink(email, "status"));
  await page.getByRole("link", { name: en.status.change }).click();
  await field(page, "pitch").fill("Salt for everybody.");
  await button(page, en.change.submit).click();
  await page.getByText("Salt for everybody.").waitFor();
  await page.getByText(en.status.withdraw, { exact: true }).click();
  await button(page, en.status.withdrawNow).click();
  await page.getByText(en.status.withdrawnText).waitFor();
});

test("what could not be stored says so, keeps the answers and can be sent again", async () => {
  const page = await visit({ provoked: /Failed to load resource/ });
  const email = newEmail("refused");
  const fields = programmeFields(email);
  await page.goto("/application");
  await fillIn(page, fields);
  const path = sendPathOf("application");
  await page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: { status: "unavailable", values: {} } }));
  await button(page, en.submit).click();
  await statusLine(page).waitFor();
  expect(spaced(await statusLine(page).textContent())).toBe(spaced(`${en.failure.title} ${en.failure.text}`));
  expect(await valuesOf(page, fields)).toEqual(fields);
  await page.unroute(`**${path}`);
  await button(page, en.retry).click();
  await page.getByText(en.success.title).first().waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
});

describe("another company's calendar", () => {
  test("is asked for nothing before the click that names it, and stands in the page after it", async () => {
    const { email } = await apply();
    const page = await visit({ provoked: /calendar\.example/ });
    const asked: string[] = [];
    await page.route("https://calendar.example/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Times</title>" });
    });
    await page.goto(await mailedLink(email, "status"));
    await page.keyboard.press("Tab");
    const show = button(page, en.callRequest.show("calendar.example"));
    await show.waitFor();
    expect(asked).toEqual([]);
    await eventually(() => isAlive(page)).toBe(true);
    await show.click();
    await eventually(() => asked).toEqual([calendar]);
    expect(await page.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height)).toBe(620);
    // The visitor's first click consented for six months, so the calendar loads without another click.
    await page.reload();
    await page.keyboard.press("Tab");
    await eventually(() => asked).toEqual([calendar, calendar]);
  });
});

test("refused without script, the long forms come back with the form in sight", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/, viewport: { width: 390, height: 844 } });
  for (const path of ["/application", "/pitch-session/apply", "/investors/register", "/contact", "/join"]) {
    await page.goto(`${path}?lang=fr`);
    await page.locator("main form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator("main form [type=submit]").first().click();
    const wrong = page.locator(".field-error").first();
    await wrong.waitFor();
    const { y = 0 } = (await wrong.boundingBox()) ?? {};
    expect([path, y > 0 && y < 844]).toEqual([path, true]);
  }
});

test("axe finds nothing on an applicant's pages at 320 and 1440 px, and nothing is cut in French", async () => {
  const { email, page: form } = await apply("fr", { companyName: "W".repeat(160) });
  const page = await visit({ provoked: /4(04|10|22)/ });
  const status = await mailedLink(email, "status");
  const stranger = await visit({ javaScriptEnabled: false });
  await stranger.goto("/application?lang=fr");
  await fillIn(stranger, programmeFields(email, { companyName: "Marais" }));
  await button(stranger, fr.submit).click();
  const revision = await mailedLink(email, "revisions");
  const found: Record<string, unknown> = {};
  for (const path of [status, status.replace("?", "/change?"), revision, `${revision.slice(0, 30)}?lang=fr`]) {
    await page.goto(path);
    const wrong = await breaches(page, { at: [320, 1440], text: true });
    if (wrong.length > 0) found[path] = wrong;
  }
  const wrong = await breaches(form);
  if (wrong.length > 0) found["sent"] = wrong;
  expect(found).toEqual({});
});

test("axe finds nothing on a status page in its later states, and nothing is cut, in French at 320 px", async () => {
  const { cookie } = await signInAs(site(), "admin");
  const inDays = (days: number) => parisLocal(new Date(Date.now() + days * 24 * 3_600_000));
  const invite = {
    intent: "invite",
    time1: inDays(3),
    time2: inDays(4),
    where: "Chez nous",
    reason: "Oui",
    anyway: "on",
  };
  const decide = (verdict: string) => ({ intent: "decide", verdict, reason: "Vu", line: "Voici pourquoi." });
  const actions: Record<string, Record<string, string>[]> = {
    "call proposed": [invite],
    accepted: [{ ...invite, time1: inDays(5), time2: inDays(6) }, decide("yes")],
    waitlisted: [invite, decide("wait")],
    declined: [{ intent: "decide", verdict: "no", reason: "Trop tôt", line: "Revenez nous voir." }],
    withdrawn: [],
    late: [],
  };
  const [, intake = ""] = /name="intake" value="([\d-]+)"/.exec((await ask(site().port, "/application")).text) ?? [];
  const links: Record<string, string> = {};
  let accepted = "";
  for (const [state, all] of Object.entries(actions)) {
    const { email, address } = somebody();
    if (state === "accepted") accepted = email;
    const sent = programmeFields(email, { intake, companyName: `Marais ${state}` });
    expect((await post(site().port, "/application?lang=fr", sent, address)).status).toBe(303);
    links[state] = await mailedLink(email, "status");
    const headers = { cookie, origin: site().url };
    const found = await ask(site().port, `/admin/applications?q=${encodeURIComponent(email)}&view=all`, { headers });
    const [path = ""] = /\/admin\/applications\/[\da-f-]{36}/.exec(found.text) ?? [];
    for (const fields of all) {
      expect([state, (await post(site().port, path, fields, headers)).status]).toEqual([state, 303]);
      if (state !== "accepted" || !("time1" in fields)) continue;
      const [, time = ""] =
        /name="time"[^>]*value="([^"]+)"/.exec((await ask(site().port, links[state] ?? "")).text) ?? [];
      expect((await post(site().port, links[state] ?? "", { intent: "time", time })).status).toBe(303);
    }
  }
  expect((await post(site().port, links["withdrawn"] ?? "", { intent: "withdraw" })).status).toBe(303);
  await site().stop();
  const { db, close } = await openPglite(join(site().dataDir, "database"));
  const late = new Date(Date.now() - 5 * 24 * 3_600_000);
  await db
    .update(applicationSubmission)
    .set({ submittedAt: late })
    .where(sql`answers ->> 'companyName' = 'Marais late'`);
  await close();
  await site().start();
  const says: Record<string, RegExp> = {
    "call proposed": /présélectionné/,
    accepted: /admis/,
    waitlisted: /liste d’attente/,
    declined: /Revenez nous voir.*Ce qui s’est passé/s,
    withdrawn: /Retirée/,
    late: /retard/,
    account: /Repris de votre candidature/,
  };
  links["account"] = (links["accepted"] ?? "").replace("?", "/account?");
  const page = await visit();
  const found: Record<string, unknown> = {};
  for (const [state, link] of Object.entries(links)) {
    await page.goto(link);
    expect(await page.locator("main").innerText(), state).toMatch(says[state] ?? "");
    const wrong = await breaches(page, { at: [320], text: true });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Moves the ruler far over the heading, to test whether the ruler then covers a button.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>(".promises-heading")?.style.setProperty("--free", "22rem"),
      );
      const covered = await page.evaluate(coveredControls);
      wrong.push(...covered.map((flaw) => `${width} px: ${flaw}`));
    }
    if (wrong.length > 0) found[state] = wrong;
  }
  expect(found).toEqual({});
  await site().command("try-session", JSON.stringify({ role: "founder", email: accepted }));
  for (const lang of ["en", "fr"] as const) {
    await page.goto((links["accepted"] ?? "").replace(/lang=\w\w/, `lang=${lang}`));
    const text = await page.locator("main").innerText();
    expect(text).toContain({ en: fileEn, fr: fileFr }[lang].status.toAccount);
    expect(text).not.toContain({ en: fileEn, fr: fileFr }[lang].status.account);
  }
});
