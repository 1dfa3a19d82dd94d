import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words as en } from "../../app/simulator/words.en.ts";
import { words as fr } from "../../app/simulator/words.fr.ts";
import { eventually, hold, isAlive, newEmail, slowNetwork, spaced, visitors } from "./visitors.ts";

const { visit, leadsOf, mailsTo } = visitors();

const field = (page: Page, name: string) => page.locator(`.simulator [name="${name}"]`);
const valueOf = async (page: Page, name: string) => spaced(await field(page, name).inputValue());
const submit = (page: Page) => page.locator('.simulator button[type="submit"]');
const figure = (page: Page) => page.locator(".simulator output");
const said = (page: Page) => page.locator(".simulator .status-line");

const saying = ({ message, detail }: { message: string; detail: string }) => `${message} ${detail}`;

async function errorUnder(page: Page, name: string) {
  const described = await field(page, name).getAttribute("aria-describedby");
  const error = page.locator(`[id="${described?.split(" ").at(-1)}"].field-error`);
  return (await error.count()) > 0
    ? { text: await error.textContent(), icon: await error.locator("svg").isVisible() }
    : null;
}

describe.each([
  { lang: "en", words: en, typed: "12,000", low: "€36,000", central: "€48,000", high: "€60,000" },
  { lang: "fr", words: fr, typed: "12 000", low: "36 000 €", central: "48 000 €", high: "60 000 €" },
])("with script ($lang)", ({ lang, words, typed, low, central, high }) => {
  test("revenue gives the month-18 figure at once; an address and a company bring the plan by mail", async () => {
    const page = await visit({ provoked: /422/ });
    await page.goto(`/?lang=${lang}`);
    expect(await field(page, "email").isVisible()).toBe(false);
    await field(page, "monthlyRevenue").pressSequentially("12x000€");
    await eventually(() => valueOf(page, "monthlyRevenue")).toBe(typed);
    expect(spaced(await figure(page).textContent())).toContain(central);
    const panel = spaced(await page.locator(".projection").textContent());
    for (const part of [low, high, words.panel.central("×4")]) expect(panel).toContain(spaced(part));

    await submit(page).click();
    await eventually(() => errorUnder(page, "email")).toEqual({ text: saying(words.errors.emailRequired), icon: true });
    expect(await errorUnder(page, "companyName")).toEqual({ text: saying(words.errors.companyRequired), icon: true });
    await eventually(() => page.locator(".wrong-answers:focus a").allTextContents()).toEqual([
      words.errors.emailRequired.message,
      words.errors.companyRequired.message,
    ]);

    await field(page, "email").fill("somebody");
    await field(page, "companyName").fill("É");
    await submit(page).click();
    await eventually(() => page.locator(".wrong-answers a").allTextContents()).toEqual([
      words.errors.emailInvalid.message,
      words.errors.companyTooShort.message,
    ]);
    await field(page, "companyName").fill("");
    await submit(page).click();
    await eventually(() => errorUnder(page, "companyName")).toEqual({
      text: saying(words.errors.companyRequired),
      icon: true,
    });
    await field(page, "email").fill("");

    await field(page, "email").pressSequentially("somebody@nowhere");
    expect(await errorUnder(page, "email")).toBeNull();
    expect(await errorUnder(page, "companyName")).not.toBeNull();
    await field(page, "companyName").pressSequentially(" É ");
    await field(page, "companyName").press("Enter");
    await eventually(() => errorUnder(page, "email")).toEqual({ text: saying(words.errors.emailInvalid), icon: true });
    expect(await errorUnder(page, "companyName")).toEqual({ text: saying(words.errors.companyTooShort), icon: true });

    const email = newEmail("projection");
    await field(page, "email").fill(email);
    await field(page, "companyName").fill("Étang & Cie");
    const release = await hold(page, "**/simulator/send");
    await submit(page).dblclick();
    await eventually(async () => ({
      text: await submit(page).textContent(),
      enabled: await submit(page).isEnabled(),
    })).toEqual({ text: words.sending, enabled: false });
    release();
    await said(page).waitFor();
    const notice = spaced(`${words.success.title} ${words.success.text}`);
    expect((await said(page).allTextContents()).map(spaced)).toEqual([notice]);
    expect(await page.locator(".toast").count()).toBe(0);
    const apply = page.locator(".next-step a.button");
    expect(spaced(await apply.textContent())).toBe(words.next.apply);
    const to = await apply.getAttribute("href");
    expect(spaced(await figure(page).textContent())).toContain(central);
    expect(await submit(page).isVisible()).toBe(false);

    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tsimulator\t.*mail: delivered/)]);
    const [mail = "", ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(spaced(mail)).toContain(central);
    expect(mail).toContain(`lang="${lang}"`);

    const applying = await visit();
    await applying.goto(`${to}&lang=${lang}`);
    const answer = async (name: string) =>
      spaced(await applying.locator(`#application-form [name="${name}"]`).inputValue());
    expect([await answer("email"), await answer("companyName"), await answer("monthlyRevenue")]).toEqual([
      email,
      "Étang & Cie",
      typed,
    ]);
  });

  test("clearing the revenue resets the projection; another revenue asks again", async () => {
    const page = await visit();
    await page.goto(`/?lang=${lang}`);
    const revenue = field(page, "monthlyRevenue");
    await revenue.pressSequentially("12000");
    await eventually(async () => spaced((await figure(page).textContent()) ?? "")).toMatch(/48[ ,]000/);
    await revenue.press("ControlOrMeta+a");
    await revenue.press("Backspace");
    await eventually(async () => spaced((await figure(page).textContent()) ?? "")).toMatch(/^(€0|0 €)/);
    const example = words.panel.example(lang === "en" ? "€10,000" : "10 000 €");
    expect(spaced(await page.locator(".projection .mark").textContent())).toBe(spaced(example));
    expect(await submit(page).isVisible()).toBe(false);
    await revenue.pressSequentially("12000");
    await revenue.press("Home");
    await revenue.press("ArrowRight");
    await revenue.pressSequentially("5");
    expect((await valueOf(page, "monthlyRevenue")).replace(/\D/g, "")).toBe("152000");
    await revenue.pressSequentially("7");
    expect((await valueOf(page, "monthlyRevenue")).replace(/\D/g, "")).toBe("1572000");
  });
});

test("the messages are those of the specification", () => {
  const { emailRequired, emailInvalid, companyRequired, companyTooShort } = en.errors;
  expect(
    [emailRequired, emailInvalid, companyRequired, companyTooShort].map(
      ({ message, detail }) => `${message}: ${detail}`,
    ),
  ).toEqual([
    "Email required: Please enter your email address to see the projection",
    "Invalid email format: Please enter a valid email address",
    "Company name required: Please enter your company name",
    "Company name too short: Company name must be at least 2 characters long",
  ]);
  expect(`${en.success.title} ${en.success.text}`).toBe(
    "Growth plan sent! Perfect! Your growth projection has been calculated and sent to your email.",
  );
});

describe("while the scripts are on their way", () => {
  const posts = (page: Page) => {
    const seen: string[] = [];
    page.on("request", (request) => request.method() === "POST" && seen.push(new URL(request.url()).pathname));
    return seen;
  };

  async function typeAndSend(page: Page, email: string) {
    await field(page, "monthlyRevenue").pressSequentially("12000");
    await field(page, "email").pressSequentially(email);
    await field(page, "companyName").pressSequentially("Étang SAS");
    await submit(page).click();
    await submit(page).click();
  }

  test("what was typed and sent too early is sent once, when the page is alive", async () => {
    const page = await visit();
    const sent = posts(page);
    await page.goto("/");
    const release = await hold(page, "**/assets/*.js");
    const email = newEmail("early");
    await typeAndSend(page, email);
    expect([await isAlive(page), sent]).toEqual([false, []]);
    release();
    await said(page).waitFor();
    expect(await said(page).textContent()).toContain(en.success.title);
    expect(sent).toEqual(["/simulator/send"]);
    expect(spaced(await figure(page).textContent())).toContain("€48,000");
    expect(await valueOf(page, "monthlyRevenue")).toBe("12,000");
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("after three seconds the browser sends it alone, once", async () => {
    const page = await visit();
    const sent = posts(page);
    await page.goto("/");
    await page.route("**/assets/*.js", () => {});
    const email = newEmail("later");
    await typeAndSend(page, email);
    await page.waitForURL("**/receipts/*");
    const text = spaced(await page.locator("main").textContent());
    expect(text).toContain(en.success.title);
    expect(text).toContain("€48,000");
    expect(sent).toEqual(["/simulator"]);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("typing on while the page comes alive loses no character", async () => {
    const page = await visit();
    await page.goto("/?lang=fr");
    await slowNetwork(page, 150, 200_000);
    await field(page, "monthlyRevenue").pressSequentially("123");
    await field(page, "companyName").focus();
    let typed = "";
    for (let after = 0; after < 5 && typed.length < 160;) {
      const letter = "abcdefghij"[typed.length % 10] ?? "";
      await page.keyboard.type(letter, { delay: 20 });
      typed += letter;
      if (await isAlive(page)) after += 1;
    }
    expect(await isAlive(page)).toBe(true);
    expect(await field(page, "companyName").inputValue()).toBe(typed);
    await eventually(async () => spaced(await figure(page).textContent())).toContain("492 €");
  });

  test("digits typed while the page comes alive make one number", async () => {
    const page = await visit();
    await page.goto("/");
    await slowNetwork(page, 150, 200_000);
    const digits = "123456789012";
    for (const digit of digits) await field(page, "monthlyRevenue").pressSequentially(digit, { delay: 150 });
    await eventually(() => isAlive(page)).toBe(true);
    await eventually(() => valueOf(page, "monthlyRevenue")).toBe("123,456,789,012");
    await eventually(async () => spaced(await figure(page).textContent())).toContain("€493,827,156,048");
  });
});

describe.each([
  { lang: "en", words: en, central: "€48,000", typed: "12000" },
  { lang: "fr", words: fr, central: "48 000 €", typed: "12 000" },
])("without script ($lang)", ({ lang, words, central, typed }) => {
  test("a mistake keeps what was typed; a good form leads to the receipt, once", async () => {
    const page = await visit({ javaScriptEnabled: false, provoked: /422/ });
    await page.goto(`/?lang=${lang}`);
    expect(await field(page, "email").isVisible()).toBe(false);
    await field(page, "monthlyRevenue").fill(typed);
    await field(page, "email").fill("somebody@nowhere");
    await field(page, "companyName").fill("Étang <b>");
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(refused.status()).toBe(422);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect([
      await valueOf(page, "monthlyRevenue"),
      await valueOf(page, "email"),
      await valueOf(page, "companyName"),
    ]).toEqual([typed, "somebody@nowhere", "Étang <b>"]);
    expect(await errorUnder(page, "email")).toEqual({ text: saying(words.errors.emailInvalid), icon: true });

    const email = newEmail("plain");
    await field(page, "email").fill(email);
    const [stored] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      submit(page).click(),
    ]);
    expect(stored.status()).toBe(303);
    await page.waitForURL("**/receipts/*");
    const receipt = page.url();
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    const text = spaced(await page.locator("main").textContent());
    for (const part of [words.success.title, words.success.text, central]) expect(text).toContain(spaced(part));

    await page.goto("/");
    await field(page, "monthlyRevenue").fill(typed);
    await field(page, "email").fill(email);
    await field(page, "companyName").fill("Étang <b>");
    await submit(page).click();
    await page.waitForURL("**/receipts/*");
    expect(page.url()).toBe(receipt);
    await eventually(() => leadsOf(email)).toEqual([expect.stringMatching(/\tsimulator\t.*mail: delivered/)]);
    expect(mailsTo(email)).toHaveLength(1);
  });
});
