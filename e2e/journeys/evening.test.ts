import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as applicationFr } from "../../app/application/words.fr.ts";
import { words as resume } from "../../app/application/resume-words.fr.ts";
import { words as myData } from "../../app/my-data/words.fr.ts";
import { pathOf } from "../../app/paths.ts";
import { words as forms } from "../../app/shell/form/words.fr.ts";
import { programmeFields, somebody } from "../http/ask.ts";
import { eventually, newEmail, visitors } from "./visitors.ts";

const { visit, leadsOf, mailsTo } = visitors();
const application = { ...applicationFr, resume };

const email = newEmail("evening");
/** The network address of the venue, shared by both devices and all other guests. */
const network = somebody().address;

/** The form on a page that contains this field. */
const formWith = (page: Page, name: string) => page.locator(`main form:has([name="${name}"])`).first();

async function fillIn(page: Page, by: string, fields: Record<string, string>) {
  const form = formWith(page, by);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
  return form;
}

async function nobodyRefuses(page: Page) {
  expect(await page.locator("body").innerText()).not.toContain(forms.limited.title);
}

async function send(page: Page, path: string, by: string, fields: Record<string, string>) {
  await page.goto(path);
  await (await fillIn(page, by, fields)).locator('button[type="submit"]').click();
  await page.locator("main .status-good").first().waitFor();
  await nobodyRefuses(page);
}

async function mailed(pattern: RegExp) {
  const found = () => mailsTo(email).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);
  await eventually(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? "";
}

test("an applicant's evening: everything on the site is asked for from one network, and nobody says too many", async () => {
  const phone = await visit({ extraHTTPHeaders: network, viewport: { width: 390, height: 844 } });
  const name = { firstName: "Anaïs", lastName: "O’Brien" };
  await send(phone, "/?lang=fr", "monthlyRevenue", { monthlyRevenue: "12000", email, companyName: "Étang" });

  await phone.goto("/lancer-votre-startup-en-30-jours");
  await (await fillIn(phone, "lastName", { ...name, email })).locator('button[type="submit"]').click();
  await phone.getByRole("heading", { name: "Merci" }).waitFor();

  await phone.goto("/quiz?answers=2012010120");
  await (await fillIn(phone, "lastName", { ...name, email })).locator('button[type="submit"]').click();
  await eventually(() => leadsOf(email)).toEqual(
    expect.arrayContaining([expect.stringContaining("\tguide\t"), expect.stringContaining("\tquiz\t")]),
  );
  await nobodyRefuses(phone);

  await send(phone, "/conference", "firstName", { firstName: "Anaïs", email });
  await send(phone, "/studio/audit", "projectName", { projectName: "Étang", idea: "Des huîtres du matin", email });
  await send(phone, "/newsletter", "email", { email });

  const { pitch, ...begun } = programmeFields(email);
  await phone.goto("/application");
  const saved = phone.waitForResponse((response) => response.url().endsWith(pathOf("draft-save")));
  await fillIn(phone, "pitch", begun);
  expect((await saved).status()).toBe(200);
  await phone.getByRole("button", { name: application.draft.elsewhere, exact: true }).click();
  await phone.locator(".status-good").first().waitFor();
  await nobodyRefuses(phone);

  const laptop = await visit({ extraHTTPHeaders: network });
  await laptop.goto(await mailed(/http:\/\/[^/]+(\/application\/resume\/[\w-]{44}\?lang=fr)/));
  await laptop.getByRole("button", { name: application.resume.open, exact: true }).click();
  await laptop.waitForURL("**/application/drafts/*");
  await fillIn(laptop, "pitch", { pitch });
  await laptop.getByRole("button", { name: application.submit, exact: true }).click();
  await laptop.waitForURL("**/receipts/*");
  await laptop.locator(".status-good").first().waitFor();
  await nobodyRefuses(laptop);

  await laptop.goto("/privacy/my-data");
  await laptop.getByLabel(myData.ask.email).fill(email);
  await laptop.getByRole("button", { name: myData.ask.submit }).click();
  await laptop.getByRole("heading", { name: myData.asked.title }).waitFor();
  await laptop.goto(await mailed(/http:\/\/[^/]+(\/privacy\/my-data\/link\/[\w-]+\?lang=fr)/));
  await laptop.getByRole("button", { name: myData.link.open }).click();
  await laptop.getByText(myData.open.lead(email)).waitFor();

  const forms = ["simulator", "guide", "quiz", "conference", "studio-audit", "application"];
  const leads = await leadsOf(email);
  expect(forms.filter((form) => !leads.some((line) => line.includes(`\t${form}\t`)))).toEqual([]);
});
