import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as meetEn } from "../../app/founder/pitch/meet-words.en.ts";
import { words as cardEn } from "../../app/founder/pitch/card-words.en.ts";
import { words as closeEn } from "../../app/desk/sessions/close-words.en.ts";
import { words as runEn } from "../../app/desk/sessions/day-words.en.ts";
import { words as orderEn } from "../../app/desk/sessions/order-words.en.ts";
import { words as boardEn } from "../../app/desk/sessions/session-words.en.ts";
import { words as leadsEn } from "../../app/desk/leads/words.en.ts";
import { words as wishEn } from "../../app/investor/sessions/wish-words.en.ts";
import { words as seatEn } from "../../app/investor/sessions/words.en.ts";
import { words as en } from "../../app/session-day/words.en.ts";
import { words as pageEn } from "../../app/session-page/words.en.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { applicationFields, post, somebody } from "../http/ask.ts";
import { signInAs } from "../peers/sign-in.ts";
import { eventually, spaced, visitorsOfOwnSite } from "./visitors.ts";

const { visit, site, mailsTo } = visitorsOfOwnSite();
const today = parisDay(new Date());
const phone = { viewport: { width: 390, height: 844 } };

/** The record of a session; the tests restart the site with another date to simulate passing days. */
const at = (id: string, name: string, startsOn: string, startTime: string, endTime: string): Event => ({
  ...{ kind: "event", id, name: { en: name, fr: name }, place: { en: "Lattes", fr: "Lattes" } },
  ...{ startsOn, endsOn: startsOn, startTime, endTime, applicationsCloseOn: null },
  ...{ format: "quarterly", capacity: 8, selected: null, pitched: null, confirm: false },
});

const text = async (page: Page) => spaced(await page.locator("main").textContent());
const says = (page: Page, words: string) => eventually(() => text(page)).toContain(spaced(words));
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each([true, false])(
  "an evening is played whole, from the session’s creation to its record (script: %s)",
  async (javaScriptEnabled) => {
    const name = javaScriptEnabled ? "Winter session" : "Plain session";
    async function enter({ cookie = "" }: { cookie?: string }, more: Parameters<typeof visit>[0] = {}) {
      const page = await visit({ javaScriptEnabled, ...more });
      const [session = "", ...value] = cookie.split("=");
      if (cookie) await page.context().addCookies([{ name: session, value: value.join("="), url: site().url }]);
      await page.context().addCookies([{ name: "lang", value: "en", url: site().url }]);
      return page;
    }
    const admin = await signInAs(site(), "admin", { lang: "en" });
    const desk = await enter(admin);

    await desk.goto("/admin/content/event/new");
    const typed = { "name.en": name, "name.fr": name, "place.en": "Lattes", "place.fr": "Lattes" };
    const when = { startsOn: daysLater(today, 20), endsOn: daysLater(today, 20), startTime: "18:00", endTime: "21:00" };
    for (const [field, value] of Object.entries({ ...typed, ...when }))
      await desk.locator(`[name="${field}"]`).fill(value);
    await desk.locator('[name="format"]').selectOption("quarterly");
    await desk.locator('[name="do"][value="publish"]').first().click();
    await desk.waitForURL(/\/admin\/content\/event\/(?!new)/);
    const id = new URL(desk.url()).pathname.split("/").at(-1) ?? "";
    const [board, seat, tab] = [
      `/admin/sessions/${id}`,
      `/investisseur/sessions/${id}`,
      "/startup/dashboard/pitch-session",
    ];
    await desk.goto(board);
    await desk.getByLabel(boardEn.change).fill("4");
    await press(desk, boardEn.save);
    await says(desk, boardEn.taken(0, 4));

    const investors = [];
    for (const lastName of ["Aber", "Brise", "Crique", "Digue", "Estran"]) {
      const investor = await signInAs(site(), "investor", { approved: true, firstName: "Ines", lastName, lang: "en" });
      const page = await enter(investor);
      await page.goto(seat);
      await page.locator('[name="intent"][value="reserve"]').click();
      await says(page, investors.length < 4 ? seatEn.seated : seatEn.place(1, 1));
      investors.push({ ...investor, page });
    }
    const [a, b, , , e] = investors;
    if (!a || !b || !e) throw new Error("No investor");
    await desk.reload();
    await press(desk, boardEn.addLabel(1));
    await says(desk, boardEn.taken(5, 5));
    await eventually(() => mailsTo(e.email).filter((mail) => mail.includes("METHOD:REQUEST")).length).toBe(1);
    await e.page.reload();
    await says(e.page, seatEn.seated);
    for (const { page } of [a, b]) {
      await press(page, wishEn.show);
      await says(page, wishEn.hide);
    }

    const founders = [];
    for (const startupName of ["Amarre", "Bouée", "Cabestan"]) {
      const { email, address } = somebody();
      const asked = `${startupName} ${name}`;
      await post(site().port, "/pitch-session/apply", applicationFields(email, { startupName: asked }), address);
      const founder = await signInAs(site(), "founder", { email, lang: "en" });
      await desk.goto("/admin/sessions");
      await desk.getByRole("link", { name: asked }).first().click();
      await desk.waitForURL("**/admin/leads/*");
      const form = desk.locator("form", { hasText: name });
      await form.getByRole("button", { name: leadsEn.place.accept, exact: true }).click();
      await says(desk, leadsEn.place.takeBack);
      founders.push({ ...founder, startup: asked, page: await enter(founder) });
    }
    const [one, two, three] = founders;
    if (!one || !two || !three) throw new Error("No founder");
    await desk.goto(board);
    await press(desk, orderEn.upOf(three.startup));
    await says(desk, `2. ${three.startup}`);
    await press(desk, orderEn.send(3));
    await says(desk, orderEn.state(3, 0, 0));
    await one.page.goto(tab);
    await says(one.page, "18:00");
    await press(one.page, `${cardEn.show} ${name}`);
    await says(one.page, cardEn.shown);

    await site().restartWith([at(id, name, today, "12:00", "23:30")]);
    const sheet = await enter(admin, phone);
    await sheet.goto(`${board}/day`);
    await press(sheet, runEn.make);
    await says(sheet, runEn.made);
    const link = /\/day\/[\w-]{43}/.exec(await text(sheet))?.[0] ?? "";
    const helper = await enter({}, { ...phone, provoked: /Failed to load resource|net::ERR/ });
    if (javaScriptEnabled) await helper.clock.install();
    const taken: string[] = [];
    helper.on("response", (response) => {
      const sent = new URLSearchParams(response.request().postData() ?? "").get("tap");
      if (sent && response.status() === 303) taken.push(sent);
    });
    await helper.goto(link);
    const tap = async (who: string) => press(helper, en.markOf(who));
    const isMarked = (who: string) => helper.getByRole("button", { name: en.unmarkOf(who), exact: true }).waitFor();
    for (const { startup } of founders) {
      await tap(startup);
      await isMarked(startup);
    }
    await eventually(() => taken.length).toBe(javaScriptEnabled ? 3 : 0);
    const onServer = async () => {
      await sheet.goto(`${board}/day`);
      return /(\d of 5) investors there/.exec(await text(sheet))?.[1];
    };
    if (javaScriptEnabled) {
      await helper.context().setOffline(true);
      for (const who of ["Aber", "Brise", "Crique"]) await tap(`Ines ${who}`);
      await press(helper, en.unmarkOf("Ines Crique"));
      await tap("Ines Crique");
      await says(helper, en.kept(5));
      await helper.clock.fastForward("10:00");
      await says(helper, en.kept(5));
      expect([await onServer(), taken]).toEqual(["0 of 5", taken.slice(0, 3)]);
      await helper.context().setOffline(false);
      await eventually(onServer).toBe("3 of 5");
      await eventually(() => taken.length).toBe(8);
      expect(new Set(taken).size).toBe(8);
      await eventually(() => helper.evaluate((key) => localStorage.getItem(key), `session-taps-${id}`)).toBe("[]");
    } else
      for (const who of ["Aber", "Brise", "Crique"]) {
        await tap(`Ines ${who}`);
        await isMarked(`Ines ${who}`);
      }
    await eventually(onServer).toBe("3 of 5");
    await press(sheet, runEn.start(one.startup));
    await says(sheet, runEn.on(1, 3));
    await press(sheet, runEn.start(three.startup));
    await says(sheet, runEn.on(2, 3));
    await press(sheet, runEn.end);
    await says(sheet, runEn.nobodyOn);

    const want = (page: Page, words: string, who: string) => press(page, `${words} ${who}`);
    for (const { page } of [a, b]) await page.goto(seat);
    await want(a.page, wishEn.wish, one.startup);
    await says(a.page, wishEn.left(11));
    await want(b.page, wishEn.wish, two.startup);
    await says(b.page, wishEn.left(11));
    await want(b.page, wishEn.wish, one.startup);
    await says(b.page, wishEn.left(10));
    await want(b.page, wishEn.takeBack, one.startup);
    await says(b.page, wishEn.left(11));
    await one.page.goto(tab);
    await says(one.page, meetEn.count(1));
    await want(one.page, meetEn.wish, "Ines Aber");
    await says(one.page, meetEn.states.wished);
    expect(await text(one.page)).not.toContain(a.email);

    await site().restartWith([at(id, name, daysLater(today, -1), "18:00", "20:00")]);
    await eventually(() => mailsTo(a.email).filter((mail) => mail.includes(one.email)).length).toBeGreaterThan(0);
    await a.page.goto("/investisseur/relations");
    await says(a.page, one.email);
    await one.page.goto("/startup/mises-en-relation");
    await says(one.page, a.email);
    await two.page.goto("/startup/mises-en-relation");
    await says(two.page, "Ines Brise");
    expect(await text(two.page)).not.toContain(b.email);

    await site().restartWith([at(id, name, daysLater(today, -6), "18:00", "21:00")]);
    await desk.goto(board);
    await desk.getByLabel(three.startup, { exact: true }).uncheck();
    await press(desk, closeEn.submit);
    await says(desk, closeEn.closedText(3, 2));
    const reader = await enter({}, phone);
    await reader.goto(`/pitch-sessions/${id}`);
    const figures = await reader.locator("dd .figure").allTextContents();
    expect(figures.slice(0, 6)).toEqual(["3", "3", "2", "3", "3", "1"]);
    await reader.getByRole("heading", { name: one.startup }).waitFor();
    for (const { email } of [...investors, ...founders]) expect(await text(reader)).not.toContain(email);
    expect(await text(reader)).not.toContain(pageEn.counting);
    await a.page.goto(seat);
    await says(a.page, seatEn.introductions(1));
  },
  120_000,
);
