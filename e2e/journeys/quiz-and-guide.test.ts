import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as guideEn } from "../../app/guide/words.en.ts";
import { words as guideFr } from "../../app/guide/words.fr.ts";
import { words as quizFr } from "../../app/quiz/words.fr.ts";
import { words as formsFr } from "../../app/shell/form/words.fr.ts";
import { readingLink, readReadingLink } from "../../domain/guide/guide-link.server.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { breaches } from "./breaches.ts";
import { wordsOfOtherLanguage } from "./one-language.ts";
import { eventually, isAlive, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";

const guidePath = "/lancer-votre-startup-en-30-jours";
const confirmationPath = `${guidePath}-confirmation`;

let crm: ActiveCampaignPeer;
const { promise: crmIsUp, resolve: tellCrmIsUp } = Promise.withResolvers<void>();
beforeAll(async () => {
  crm = await startActiveCampaignPeer();
  tellCrmIsUp();
});
afterAll(() => crm.close());

const { visit, leadsOf, mailsTo, site } = visitorsOfOwnSite(() =>
  crmIsUp.then(() => ({ ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key })),
);

const field = (page: Page, name: string) => page.locator(`main form:has([name="lastName"]) [name="${name}"]`);
const submit = (page: Page) => page.locator('main form:has([name="lastName"]) button[type="submit"]');
const main = async (page: Page) => spaced(await page.locator("main").textContent());
const focused = (page: Page) => page.evaluate(() => document.querySelector("main :focus")?.textContent ?? "");
async function isInSight(page: Page, text: string) {
  const box = await page.getByText(text).boundingBox();
  expect([text, box && box.y > 0 && box.y < 900]).toEqual([text, true]);
}
const toastTitle = (page: Page) => page.locator(".toast .font-semibold");

async function answerFrom(page: Page, first: number) {
  for (let number = first; number <= 10; number += 1) {
    await page.getByText(`Question ${number} sur 10`, { exact: true }).waitFor();
    await page
      .locator(".quiz-answer")
      .nth(number % 3)
      .click();
  }
  await page.getByRole("heading", { name: "Dernière étape !" }).waitFor();
}

async function fillIn(page: Page, email: string) {
  await field(page, "firstName").fill("Anaïs");
  await field(page, "lastName").fill("O’Brien");
  await field(page, "email").fill(email);
}

const tagsOf = (email: string) =>
  crm.contactTags
    .filter((link) => link.contact === crm.contacts.get(email)?.id)
    .map((link) => crm.tags.find(({ id }) => id === link.tag)?.tag);

const readingAddress = (mail: string | undefined) =>
  /http:\S+\/guide\/[\w-]{49}\/1\?lang=fr/.exec(mail ?? "")?.[0] ?? "";

describe("with script", () => {
  test("the quiz is alive without a move, within 130 KB, and a network that goes away is not missed", async () => {
    const page = await visit();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script")
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/quiz");
    await eventually(() => isAlive(page)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(130 * 1024);
    await page.context().setOffline(true);
    await answerFrom(page, 1);
  });

  test("from the quiz to its result, to the guide, to its first mail, to its pages; then the mails are stopped", async () => {
    const page = await visit();
    const email = newEmail("quiz");
    await page.goto("/quiz");
    await eventually(() => isAlive(page)).toBe(true);
    const begun = page.waitForRequest((request) => request.url().includes("begun"));
    for (const number of [1, 2, 3]) {
      await page
        .locator(".quiz-answer")
        .nth(number % 3)
        .click();
      await page.getByText(`Question ${number + 1} sur 10`, { exact: true }).waitFor();
    }
    const counted = await begun;
    expect([counted.method(), counted.url()]).toEqual(["HEAD", `${site().url}/quiz?begun=1`]);
    expect((await counted.allHeaders())["referer"]).toBe(`${site().url}/quiz`);
    expect(await page.locator("#question").evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.locator('main [role="progressbar"]').getAttribute("aria-valuenow")).toBe("3");
    await page.reload();
    await eventually(() => isAlive(page)).toBe(true);
    await answerFrom(page, 4);
    await fillIn(page, email);
    await submit(page).click();
    await page.getByRole("heading", { name: "Ton résultat" }).waitFor();
    await eventually(() => main(page)).toContain(quizFr.success.title);
    const shown = await main(page);
    expect(shown).toMatch(/\d+ \/ 19/);
    for (const part of ["Ton objectif", "Prochaines étapes", quizFr.success.text]) expect(shown).toContain(part);
    expect(await page.locator(".quiz-steps li").count()).toBe(3);
    expect(await wordsOfOtherLanguage(page, "fr")).toEqual([]);
    await eventually(() => leadsOf(email)).toEqual([
      expect.stringMatching(/\tquiz\t.*crm: delivered, mail: delivered/),
    ]);
    const profile = await page.locator(".quiz-profile").textContent();
    const level = { "Le Curieux / Explorateur": 1, "Le Starter / Le Doer": 2, "Le Prêt·e à Lancer": 3 }[profile ?? ""];
    expect(tagsOf(email)).toEqual([`Quiz${level}`]);
    await page.reload();
    expect(await page.locator(".quiz-profile").textContent()).toBe(profile);

    await page.getByText("Recevoir le guide maintenant").click();
    await page.waitForURL(`**${guidePath}*`);
    expect(await Promise.all(["firstName", "lastName", "email"].map((name) => field(page, name).inputValue()))).toEqual(
      ["Anaïs", "O’Brien", email],
    );
    expect(await page.locator('[name="phoneConsent"]').isChecked()).toBe(false);
    await submit(page).click();
    await page.waitForURL(`**${confirmationPath}`);
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await eventually(() => leadsOf(email)).toEqual([
      expect.stringMatching(/\tguide\t.*crm: delivered, mail: delivered/),
      expect.stringMatching(/\tquiz\t/),
    ]);
    expect(tagsOf(email)).toEqual([`Quiz${level}`, "lead-magnet"]);
    await page.reload();
    await page.getByRole("heading", { name: "Merci" }).waitFor();

    const mail = mailsTo(email).find((each) => readingAddress(each));
    await page.goto(readingAddress(mail));
    await page.getByRole("heading", { level: 1, name: "Écris le problème et dis qui le vit" }).waitFor();
    expect(await wordsOfOtherLanguage(page, "fr")).toEqual([]);
    await page.getByRole("button", { name: guideFr.nextDays.action }).click();
    await page.getByText(guideFr.nextDays.done).waitFor();
    await page.getByRole("button", { name: guideFr.dayPage.markDone }).click();
    await page.getByText(guideFr.dayPage.doneNote).waitFor();
    await page.getByRole("link", { name: guideFr.dayPage.overview }).click();
    await page.getByText("1 jour fait sur 30").first().waitFor();
    await page.getByRole("link", { name: guideFr.reading.mails.manage }).click();
    await page.getByRole("button", { name: guideFr.mails.stop }).press("Enter");
    await page.getByRole("heading", { name: guideFr.mails.stopped }).waitFor();
    // A second press of Enter must not press the new button, which resumes the mails.
    await page.keyboard.press("Enter");
    await eventually(() => focused(page)).toContain(guideFr.mails.stopped);
    await page.getByRole("link", { name: guideFr.mails.resume }).click();
    await page.getByRole("button", { name: guideFr.mails.resume }).click();
    await page.getByRole("heading", { name: guideFr.mails.title }).waitFor();
  });

  test("an answer is changed by starting again: from a question, from the last step, from the result", async () => {
    const page = await visit();
    const again = page.getByRole("link", { name: quizFr.restart });
    const startsAgain = async () => {
      await again.click();
      await page.getByText("Question 1 sur 10", { exact: true }).waitFor();
      expect(page.url()).toBe(`${site().url}/quiz`);
      expect(await again.count()).toBe(1);
    };
    for (const answers of ["2", "2012010120"]) {
      await page.goto(`/quiz?answers=${answers}`);
      await startsAgain();
    }
    await page.goto("/quiz?answers=2012010120");
    await eventually(() => isAlive(page)).toBe(true);
    await fillIn(page, newEmail("quiz"));
    await submit(page).click();
    await page.getByRole("heading", { name: "Ton résultat" }).waitFor();
    await startsAgain();
  });

  test("an answer that is not stored shows the result all the same, and is sent again as one lead", async () => {
    const page = await visit({ provoked: /Failed to load resource/ });
    const email = newEmail("quiz");
    await page.goto("/quiz?answers=2012010120");
    await eventually(() => isAlive(page)).toBe(true);
    await fillIn(page, email);
    await page.route("**/quiz/send", (route) => route.fetch().then(() => route.abort("connectionreset")));
    await submit(page).click();
    await eventually(() => toastTitle(page).textContent()).toBe("Erreur");
    await page.getByRole("heading", { name: "Ton résultat" }).waitFor();
    expect(await main(page)).toContain("Une erreur est survenue. Nous affichons quand même ton résultat.");
    expect(await field(page, "email").inputValue()).toBe(email);
    await page.unroute("**/quiz/send");
    await page.getByRole("button", { name: quizFr.retry }).click();
    await eventually(() => main(page)).toContain(quizFr.success.title);
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tquiz\t/)]);
  });

  test("a request for the guide that is not stored still leads to the confirmation, says so, and keeps what was typed", async () => {
    const page = await visit({ provoked: /Failed to load resource/ });
    const email = newEmail("guide");
    await page.goto(guidePath);
    await fillIn(page, email);
    await field(page, "phone").fill("04 67 00 00 00");
    await field(page, "phoneConsent").check();
    await page.route(`**${guidePath}/send`, (route) => route.fetch().then(() => route.abort("connectionreset")));
    await submit(page).click();
    await page.waitForURL(`**${confirmationPath}`);
    await page.getByRole("heading", { name: "Ta demande n'a pas pu être enregistrée" }).waitFor();
    expect(await main(page)).not.toContain("Merci");
    expect(await Promise.all(["firstName", "email", "phone"].map((name) => field(page, name).inputValue()))).toEqual([
      "Anaïs",
      email,
      "04 67 00 00 00",
    ]);
    expect(await field(page, "phoneConsent").isChecked()).toBe(true);
    await page.unroute(`**${guidePath}/send`);
    await page.getByRole("button", { name: guideFr.retry }).click();
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tguide\t.*mail: delivered/)]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("a request for the guide without a network stays where it was typed, and leaves once there is one", async () => {
    const page = await visit({ provoked: /Failed to load resource/ });
    const email = newEmail("guide");
    await page.goto(guidePath);
    await fillIn(page, email);
    await eventually(() => isAlive(page)).toBe(true);
    await page.context().setOffline(true);
    await submit(page).click();
    await eventually(() => main(page)).toContain(spaced(guideFr.failure.text));
    expect([new URL(page.url()).pathname, await field(page, "email").inputValue()]).toEqual([guidePath, email]);
    await page.context().setOffline(false);
    await submit(page).click();
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tguide\t.*mail: delivered/)]);
  });

  test("a request for the guide that comes too often leads there too, and says when to try again", async () => {
    const page = await visit({ provoked: /Failed to load resource/ });
    const email = newEmail("guide");
    await page.goto(guidePath);
    await fillIn(page, email);
    await page.route(`**${guidePath}/send`, (route) =>
      route.fulfill({ status: 429, json: { status: "limited", minutes: 7, values: {} } }),
    );
    await submit(page).click();
    await page.waitForURL(`**${confirmationPath}`);
    await page.getByRole("heading", { name: "Ta demande n'a pas pu être enregistrée" }).waitFor();
    await eventually(() => focused(page)).toBe(guideFr.lost.title);
    for (const part of [formsFr.limited.title, formsFr.limited.text(7), guideFr.lost.text])
      expect(await main(page)).toContain(spaced(part));
    expect(await main(page)).not.toContain("Merci");
    expect(await field(page, "email").inputValue()).toBe(email);
    await page.unroute(`**${guidePath}/send`);
    await page.getByRole("button", { name: guideFr.retry }).click();
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await eventually(() => focused(page)).toMatch(/^Merci/);
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tguide\t/)]);
  });

  test("the form’s labels say what is required, with the star on the last word’s line", async () => {
    const page = await visit({ viewport: { width: 320, height: 640 } });
    await page.goto(guidePath);
    const labels = page.locator('main form:has([name="lastName"]) .field-label');
    expect(await labels.allTextContents()).toEqual([
      ...["Ton prénom *", "Ton nom *", "Ton email *"],
      "Ton téléphone (optionnel)",
    ]);
    const lines = await labels.first().evaluate((label) => {
      label.style.width = "max-content";
      const { width, height } = label.getBoundingClientRect();
      label.style.width = `${width - 2}px`;
      const text = label.firstChild as Text;
      const range = new Range();
      range.setStart(text, text.length - 1);
      range.setEnd(text, text.length);
      const taller = label.getBoundingClientRect().height > height;
      return [taller, range.getBoundingClientRect().top, label.lastElementChild?.getBoundingClientRect().top];
    });
    expect(lines).toEqual([true, lines[1], lines[1]]);
  });

  test("axe finds nothing in the steps, the result and the guide's pages, at 320 px nothing is cut", async () => {
    const page = await visit({ viewport: { width: 320, height: 640 }, provoked: /410/ });
    const email = newEmail("axe");
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      const wrong = await breaches(page);
      if (wrong.length > 0) found[state] = wrong;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > 320) found[`${state}, width`] = [String(wide)];
    };
    await page.goto("/quiz?answers=20120&lang=fr");
    await look("question");
    await page.goto("/quiz?answers=2012010120");
    await look("last step");
    await fillIn(page, email);
    await submit(page).click();
    await page.getByRole("heading", { name: "Ton résultat" }).waitFor();
    await look("result");
    await page.goto(guidePath);
    await fillIn(page, email);
    await submit(page).click();
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await look("thanks");
    await eventually(() => mailsTo(email).some(readingAddress)).toBe(true);
    const day = readingAddress(mailsTo(email).find(readingAddress));
    await page.goto(day);
    await look("day");
    await page.goto(day.replace("/1?", "?"));
    await look("overview");
    await page.getByRole("button", { name: guideFr.nextDays.action }).click();
    await page.getByText(guideFr.nextDays.done).waitFor();
    await page.getByRole("link", { name: guideFr.reading.mails.manage }).click();
    await page.getByRole("button", { name: guideFr.mails.stop }).waitFor();
    await look("mails");
    const secret = readFileSync(join(site().dataDir, "auth-secret"), "utf8").trim();
    const link = /guide\/([\w-]+)/.exec(day)?.[1];
    const { guideId = "" } = readReadingLink(link, secret) ?? {};
    await page.goto(`/guide/${readingLink(guideId, secret, new Date(Date.now() - 32 * 86_400_000))}`);
    await look("expired");
    await page.getByRole("button", { name: guideFr.expired.renew }).click();
    await eventually(() => focused(page)).toContain(guideFr.expired.sent.title);
    await look("renewed");
    expect(found).toEqual({});
  });
});

test("refused without script, the forms come back with what is wrong in sight of a small phone", async () => {
  const page = await visit({ javaScriptEnabled: false, provoked: /422/, viewport: { width: 390, height: 664 } });
  for (const path of ["/quiz?answers=2012010120", guidePath, "/conference", "/studio/audit", "/decks/brique"]) {
    await page.goto(path);
    const form = page.locator("main form").first();
    await form.locator("[type=submit]").click();
    const wrong = page.locator(".wrong-answers");
    await wrong.waitFor();
    const { y = 0 } = (await wrong.boundingBox()) ?? {};
    expect([path, y > 0 && y < 664]).toEqual([path, true]);
  }
});

test("without script, in English: the quiz, its result, the guide, its confirmation and its mail", async () => {
  const page = await visit({ javaScriptEnabled: false });
  const email = newEmail("plain");
  await page.goto("/quiz?lang=en");
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText(`Question ${number} of 10`, { exact: true }).waitFor();
    await page.locator(".quiz-answer").nth(2).click();
  }
  await fillIn(page, email);
  await submit(page).click();
  await page.waitForURL("**/quiz?receipt=*");
  await page.getByRole("heading", { name: "Your result" }).waitFor();
  expect(await wordsOfOtherLanguage(page, "en")).toEqual([]);
  await page.getByText("Get the guide now").click();
  expect(await field(page, "email").inputValue()).toBe(email);
  await submit(page).click();
  await page.waitForURL(`**${confirmationPath}?receipt=*`);
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  await eventually(() => mailsTo(email).length).toBe(2);
  const address = /http:\S+\/guide\/[\w-]{49}\/1\?lang=en/.exec(mailsTo(email).join("\n"))?.[0] ?? "";
  await page.goto(address);
  await page.getByRole("button", { name: guideEn.nextDays.action }).click();
  await isInSight(page, guideEn.nextDays.done);
  await page.getByRole("button", { name: guideEn.dayPage.markDone }).click();
  await isInSight(page, guideEn.dayPage.doneNote);
  expect(site().mails().length).toBeGreaterThan(1);
});

describe("while the CRM fails", () => {
  const failing = visitorsOfOwnSite(async () => ({
    ACTIVECAMPAIGN_URL: "http://127.0.0.1:9",
    ACTIVECAMPAIGN_KEY: "key",
  }));

  const said = (trouble: { title: string; text: string }, { saved }: typeof quizFr | typeof guideFr) =>
    [trouble, saved].map(({ title, text }) => spaced(`${title} ${text}`));
  const lines = async (page: Page) => (await page.locator("main .status-line").allTextContents()).map(spaced);

  test("the quiz: its result with the error and what is true, and its mail is there", async () => {
    const page = await failing.visit();
    const email = newEmail("quiz");
    await page.goto("/quiz?answers=2012010120");
    await eventually(() => isAlive(page)).toBe(true);
    await fillIn(page, email);
    await submit(page).click();
    await page.getByRole("heading", { name: "Ton résultat" }).waitFor();
    await eventually(() => lines(page)).toEqual(said(quizFr.failure, quizFr));
    expect(await main(page)).toContain("Recevoir le guide maintenant");
    await eventually(() => failing.leadsOf(email)).toEqual([
      expect.stringMatching(/\tquiz\t.*crm: (retrying|queued), mail: delivered/),
    ]);
  });

  test("the guide without the quiz: the error, then what is true, and the first mail is there", async () => {
    const page = await failing.visit();
    const email = newEmail("guide");
    await page.goto(guidePath);
    await fillIn(page, email);
    await submit(page).click();
    await page.waitForURL(`**${confirmationPath}`);
    await eventually(() => lines(page)).toEqual(said(formsFr.trouble, guideFr));
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    await eventually(() => failing.leadsOf(email)).toEqual([
      expect.stringMatching(/\tguide\t.*crm: (retrying|queued), mail: delivered/),
    ]);
    expect(readingAddress(failing.mailsTo(email)[0])).not.toBe("");
  });
});
