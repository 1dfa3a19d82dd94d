import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Lang } from "../../platform/language/language.ts";
import { wordsOfOtherLanguage } from "./one-language.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { canonicalPaths, programmeFields, simulatorFields } from "../http/ask.ts";
import { eventually, hold, newEmail, spaced, visitors } from "./visitors.ts";
import { words as simulatorEn } from "../../app/simulator/words.en.ts";
import { words as simulatorFr } from "../../app/simulator/words.fr.ts";

const { visit, mailsTo, site } = visitors({ reducedMotion: "no-preference" });

const barButton = (page: Page, lang: Lang) => page.locator(`.bar-end button[name="lang"][value="${lang}"]`);
const langOf = (page: Page) => page.locator("html").getAttribute("lang");
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "lang");
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const offer = (page: Page) => page.locator(".offer");
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

describe("EN and FR switch the page in place", () => {
  test("the month that was chosen and the question that was opened stay so", async () => {
    const page = await visit();
    await page.goto("/");
    const month = page.locator(".home-hero input[type=radio]").nth(1);
    const question = page.locator("#closing details").nth(1);
    await month.check();
    await question.locator("summary").click();
    for (const lang of ["fr", "en"] as const) {
      await barButton(page, lang).click();
      await eventually(() => langOf(page)).toBe(lang);
      await eventually(() => wordsOfOtherLanguage(page, lang)).toEqual([]);
      expect([await month.isChecked(), await question.getAttribute("open")]).toEqual([true, ""]);
      expect(await page.locator("#closing details[open]").count()).toBe(1);
    }
  });

  test("what was typed stays, and the revenue takes the other language's separators", async () => {
    const page = await visit();
    await page.goto("/?utm_source=letter");
    await mark(page);
    await field(page, "monthlyRevenue").pressSequentially("12000");
    await field(page, "email").fill("marie@startup.example");
    await field(page, "companyName").fill("Étang SAS");
    await field(page, "marketing").check();
    const scrolled = await page.evaluate(() => scrollY);
    const there = page.url();
    await barButton(page, "fr").click();
    await eventually(() => langOf(page)).toBe("fr");
    await eventually(() => page.title()).toMatch(/accélérez/);
    await eventually(async () => spaced(await field(page, "monthlyRevenue").inputValue())).toBe("12 000");
    expect(await field(page, "email").inputValue()).toBe("marie@startup.example");
    expect(await field(page, "companyName").inputValue()).toBe("Étang SAS");
    expect(await field(page, "marketing").isChecked()).toBe(true);
    expect(spaced(await page.locator(".simulator output").textContent())).toContain("48 000 €");
    expect([await isSameDocument(page), page.url()]).toEqual([true, there]);
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(400);
    expect(await barButton(page, "fr").getAttribute("aria-pressed")).toBe("true");
    expect(await wordsOfOtherLanguage(page, "fr")).toEqual([]);

    await barButton(page, "en").click();
    await eventually(() => langOf(page)).toBe("en");
    await eventually(() => field(page, "monthlyRevenue").inputValue()).toBe("12,000");
    expect(await field(page, "email").inputValue()).toBe("marie@startup.example");
    expect(await isSameDocument(page)).toBe(true);
    expect(await wordsOfOtherLanguage(page, "en")).toEqual([]);
  });

  test("a message half written stays too", async () => {
    const page = await visit();
    await page.goto("/about");
    await mark(page);
    await field(page, "message").fill("Hello,\nhalf a mess");
    await field(page, "topic").selectOption("investor");
    await barButton(page, "fr").click();
    await eventually(() => langOf(page)).toBe("fr");
    expect([await field(page, "message").inputValue(), await field(page, "topic").inputValue()]).toEqual([
      "Hello,\nhalf a mess",
      "investor",
    ]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("errors on the screen change language with the page", async () => {
    const page = await visit({ provoked: /422/ });
    await page.goto("/");
    await field(page, "monthlyRevenue").pressSequentially("12000");
    await page.locator('.simulator button[type="submit"]').click();
    await page.getByText(simulatorEn.errors.emailRequired.detail).waitFor();
    await barButton(page, "fr").click();
    await page.getByText(simulatorFr.errors.emailRequired.detail).waitFor();
    expect(await wordsOfOtherLanguage(page, "fr")).toEqual([]);
  });

  test("before the scripts have come: the click is kept, and so is what was typed", async () => {
    const page = await visit();
    await page.goto("/");
    await mark(page);
    const release = await hold(page, "**/assets/*.js");
    await field(page, "monthlyRevenue").pressSequentially("12000");
    await field(page, "companyName").fill("Étang SAS");
    await barButton(page, "fr").click();
    expect(await langOf(page)).toBe("en");
    release();
    await eventually(() => langOf(page)).toBe("fr");
    await eventually(async () => spaced(await field(page, "monthlyRevenue").inputValue())).toBe("12 000");
    expect(await field(page, "companyName").inputValue()).toBe("Étang SAS");
    expect(await isSameDocument(page)).toBe(true);
    expect((await cookieOf(page))?.value).toBe("fr");
  });
});

describe("the choice", () => {
  test("is kept in a cookie for a year and holds on every page, whatever its path's language", async () => {
    const page = await visit({ provoked: /404/ });
    await page.goto("/");
    await barButton(page, "fr").click();
    await eventually(() => langOf(page)).toBe("fr");
    const cookie = await cookieOf(page);
    expect(cookie).toMatchObject({ value: "fr", path: "/", sameSite: "Lax", httpOnly: false, secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(Math.round(days)).toBe(365);
    for (const path of ["/", "/about", "/a-propos", "/privacy", "/no-such-page"]) {
      await page.goto(path);
      expect(await langOf(page), path).toBe("fr");
    }
  });

  test("comes by address: the first valid value counts, and it stays", async () => {
    const page = await visit();
    const answer = await page.goto("/a-propos?lang=de&lang=fr&lang=en");
    expect([answer?.status(), await langOf(page), (await cookieOf(page))?.value]).toEqual([200, "fr", "fr"]);
    await page.goto("/about");
    expect(await langOf(page)).toBe("fr");
    await page.goto("/about?lang=en");
    await page.goto("/a-propos");
    expect([await langOf(page), (await cookieOf(page))?.value]).toEqual(["en", "en"]);
  });

  test("without it a path never chooses: the default is English", async () => {
    const page = await visit();
    await page.goto("/a-propos");
    expect([await langOf(page), await cookieOf(page)]).toEqual(["en", undefined]);
  });

  test("works without script, and comes back to the page it was made on", async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto("/about");
    await barButton(page, "fr").click();
    await eventually(() => langOf(page)).toBe("fr");
    expect(new URL(page.url()).pathname).toBe("/about");
    expect([await langOf(page), (await cookieOf(page))?.value]).toEqual(["fr", "fr"]);
    await page.goto("/privacy?lang=fr");
    await barButton(page, "en").click();
    await eventually(() => langOf(page)).toBe("en");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/privacy");
  });
});

describe("one language a page", () => {
  test("a page taken for one in the other language is found out", async () => {
    const page = await visit();
    for (const [lang, other] of [
      ["en", "fr"],
      ["fr", "en"],
    ] as const) {
      await page.goto(`/?lang=${lang}`);
      expect((await wordsOfOtherLanguage(page, other)).length).toBeGreaterThan(100);
    }
  });

  test.each<Lang>(["en", "fr"])("every page is wholly %s", async (lang) => {
    const page = await visit({ javaScriptEnabled: false, provoked: /404/ });
    const wrong: Record<string, string[]> = {};
    for (const path of [...canonicalPaths, "/no-such-page"]) {
      await page.goto(`${path}?lang=${lang}`);
      const found = await wordsOfOtherLanguage(page, lang);
      if (found.length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
  });

  test("so is what a form leads to, what its mail leads to, and a search", async () => {
    const send = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const { headers } = await fetch(`${site().url}${path}`, { method: "POST", body, redirect: "manual" });
      return headers.get("location") ?? "";
    };
    const mailed = async (email: string, path: string) => {
      const link = () => new RegExp(`${site().url}(${path}/[\\w-]{44})`).exec(mailsTo(email).join("\n"))?.[1] ?? "";
      await eventually(link).not.toBe("");
      return link();
    };
    const [intake] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
    const [founder, reader] = [newEmail("founder"), newEmail("reader")];
    const receipt = await send("/simulator", simulatorFields(founder));
    await send("/application", programmeFields(founder, { intake: intake?.id ?? "" }));
    await send("/newsletter", { email: reader });
    const paths = [
      receipt,
      await mailed(founder, "/application/status"),
      await mailed(reader, "/newsletter/confirm"),
      "/blog?q=plafond",
      "/blog?q=zzzz",
      "/blog?q=zzzz&category=growth",
    ];
    const page = await visit({ javaScriptEnabled: false });
    const wrong: Record<string, string[]> = {};
    for (const path of paths)
      for (const lang of ["en", "fr"] as const) {
        const answer = await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        expect(answer?.status(), path).toBe(200);
        const found = await wordsOfOtherLanguage(page, lang);
        if (found.length > 0) wrong[`${path} ${lang}`] = found;
      }
    expect(wrong).toEqual({});
  });
});

describe("French is offered", () => {
  test("in one line, to a French browser that has not chosen; either answer is a choice and ends it", async () => {
    for (const [button, lang] of [
      ["Lire cette page en français", "fr"],
      ["Stay in English", "en"],
    ] as const) {
      const page = await visit({ locale: "fr-FR" });
      await page.goto("/about");
      expect([await langOf(page), await offer(page).isVisible()]).toEqual(["en", true]);
      await page.getByRole("button", { name: button }).click();
      await offer(page).waitFor({ state: "hidden" });
      await eventually(() => langOf(page)).toBe(lang);
      expect((await cookieOf(page))?.value).toBe(lang);
      await page.goto("/");
      expect([await langOf(page), await offer(page).isVisible()]).toEqual([lang, false]);
    }
  });

  test("to nobody else", async () => {
    const page = await visit({ locale: "de-DE" });
    await page.goto("/");
    expect(await offer(page).isVisible()).toBe(false);
    const french = await visit({ locale: "fr-FR" });
    await french.goto("/?lang=fr");
    expect(await offer(french).isVisible()).toBe(false);
    await french.goto("/?lang=en");
    expect(await offer(french).isVisible()).toBe(false);
  });
});
