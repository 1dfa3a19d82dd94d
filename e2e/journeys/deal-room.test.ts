import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, visitors } from "./visitors.ts";

const { visit, site, mailsTo } = visitors();

/** A usual User-Agent, because readings by headless browsers are not counted. */
const read = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function enter(cookie: string) {
  const page = await visit({ locale: "fr-FR", userAgent: read });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const mailed = (email: string) => mailsTo(email).map((mail) => mail.replaceAll("=\n", ""));

function meetingOf(email: string) {
  const files = mailsTo(email).flatMap((mail) => /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(mail) ?? []);
  return files.map((file) => {
    const calendar = new ICAL.Component(ICAL.parse(file.replaceAll("\n", "\r\n")) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    return `${calendar.getFirstPropertyValue("method")} ${event.startDate.toJSDate().toISOString()} ${event.uid}`;
  });
}

test("a deck is shared by name and read, the reader asks to meet, and both have the meeting in their calendars", async () => {
  const owner = await founderToPublish(site());
  const publishing = { intent: "publish", customers: "B2B", deepTech: "no", shown: "description" };
  await sendAs(site(), owner.cookie, pathOf("founder-visibility"), publishing);
  await saysYes(site(), owner);
  const reader = await signInAs(site(), "investor", { approved: true, lang: "fr", firstName: "Ida", lastName: "Roux" });

  const founder = await enter(owner.cookie);
  await founder.goto(pathOf("founder-deck"));
  const buffer = samplePdf({ pages: [written("Ambre"), written("Chiffres"), written("Merci")] });
  await founder.locator("input[type=file]").setInputFiles({ name: "deck.pdf", mimeType: "application/pdf", buffer });
  await press(founder, "Envoyer le deck");
  await reads(founder, /Version 1, 3\s?pages/);
  await founder.getByLabel("E-mail du lecteur").fill(reader.email);
  await founder.locator('button[name="intent"][value="share"]').first().click();
  await reads(founder, "Lien créé.");
  await eventually(() => mailed(reader.email).some((mail) => /\/d\/[\w-]{44}/.test(mail))).toBe(true);
  const link = mailed(reader.email).flatMap((mail) => /\/d\/[\w-]{44}/.exec(mail) ?? [])[0] ?? "";

  const investor = await enter(reader.cookie);
  await investor.goto(link);
  expect(await breaches(investor, { at: [390, 1280] })).toEqual([]);
  const sizeOf = (heading: string) =>
    investor.locator(`main ${heading}`).evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
  expect(await sizeOf("h2")).toBeLessThan(await sizeOf("h1"));
  await press(investor, "Ouvrir et montrer ma lecture");
  await investor.getByRole("img", { name: /1.*3/ }).waitFor();
  await investor.keyboard.press("ArrowRight");
  await investor.waitForURL(/\/deck\/2$/);
  await investor.goto(`${link}/ma-lecture`);
  await reads(investor, "lecture montrée");
  await founder.reload();
  await reads(founder, /Ouvert par 1\s?personne/);

  const tab = await investor.context().newPage();
  await tab.clock.install();
  const reported = tab.waitForResponse((answer) => answer.url().endsWith("/lecture"));
  await tab.goto(`${link}/deck/2`);
  expect((await reported).status()).toBe(204);
  const stale = await founder.context().newPage();
  await stale.goto(pathOf("founder-deck"));
  await press(founder, /^Désactiver le lien/);
  await reads(founder, "Lien désactivé.");
  // The tab `stale` was opened before the founder ended the link, so it still shows the button that ends the link.
  await press(stale, /^Désactiver le lien/);
  const refused = stale.getByRole("alert").filter({ hasText: "Ce lien a déjà pris fin" });
  await eventually(() => refused.evaluate((line) => line === document.activeElement)).toBe(true);
  await stale.close();
  await tab.clock.runFor(15_000);
  await reads(tab, "Ce lien n’ouvre rien");
  await tab.close();

  await investor.goto(pathOf("investor-startup", { startup: owner.id }));
  await investor
    .getByLabel("Votre message")
    .fill("Nous suivons le froid du dernier kilomètre : parlons de vos tournées.");
  await press(investor, "Envoyer la demande");
  await reads(investor, "Votre demande est envoyée");
  const isInView = (line: Element) =>
    line.getBoundingClientRect().top > 0 && line.getBoundingClientRect().top < innerHeight;
  await eventually(() => investor.getByText("Votre demande est envoyée").evaluate(isInView)).toBe(true);
  await press(investor, /^Suivre/);
  await eventually(() => investor.getByText("Vous suivez cette startup, qui").evaluate(isInView)).toBe(true);
  await investor.locator("#desk [name=stage]").selectOption("talking");
  await press(investor, "Enregistrer");
  await eventually(() => investor.getByText("Votre suivi est enregistré").evaluate(isInView)).toBe(true);

  await founder.goto(pathOf("founder-introductions"));
  await reads(founder, "Ida Roux veut te rencontrer");
  await founder
    .locator("summary", { hasText: /créneaux/i })
    .first()
    .click();
  const days = [3, 4].map((days) => daysLater(parisDay(new Date()), days));
  for (const [index, day] of days.entries()) await founder.locator(`[name=slot${index + 1}]`).fill(`${day}T10:00`);
  await founder.locator('button[name="verdict"][value="yes"]').click();
  await reads(founder, reader.email);

  await investor.goto(pathOf("investor-introductions"));
  await reads(investor, owner.email);
  expect(await breaches(investor, { at: [390, 1280] })).toEqual([]);
  await investor.locator('button[name="slot"]').nth(1).click();
  await reads(investor, "Le rendez-vous est réservé");
  await founder.reload();
  await reads(founder, /Rendez-vous le/);
  await eventually(() => [owner.email, reader.email].map((email) => meetingOf(email).length)).toEqual([1, 1]);
  const [[own = ""] = [], [theirs = ""] = []] = [meetingOf(owner.email), meetingOf(reader.email)];
  expect(own).toMatch(new RegExp(`^REQUEST ${days[1]}T0[89]:00:00.000Z `));
  expect(theirs.split(" ").slice(0, 2)).toEqual(own.split(" ").slice(0, 2));
});
