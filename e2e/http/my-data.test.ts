import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as audit } from "../../app/desk/audit/words.en.ts";
import { words as desk } from "../../app/desk/privacy/words.en.ts";
import { words as deskFr } from "../../app/desk/privacy/words.fr.ts";
import { words as waiting } from "../../app/desk/today/words.en.ts";
import { words as en } from "../../app/my-data/words.en.ts";
import { words as fr } from "../../app/my-data/words.fr.ts";
import { words as cockpitFr } from "../../app/founder/words.fr.ts";
import { words as welcome } from "../../app/founder/welcome/words.fr.ts";
import { words as visibility } from "../../app/founder/visibility/words.fr.ts";
import { pathOf, type RouteName } from "../../app/paths.ts";
import { words as erasure } from "../../app/shell/erasure-words.fr.ts";
import { erasureDelayDays } from "../../domain/privacy/privacy.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { formats } from "../../platform/language/format.ts";
import { daysLater, monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { unzip } from "../peers/unzip.ts";
import { ask, type Answer, contactFields, formBody, post, somebody, unmarked, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.dispose());

const center = "/privacy/my-data";
const open = `${center}/open`;
const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });
const text = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");

const mailedPath = (email: string, kind: "link" | "export" | "erasure", nth?: number) =>
  until(() =>
    site
      .mails()
      .filter((mail) => mail.includes(`To: ${email}\n`))
      .map((mail) => new RegExp(`http://[^/]+(${center}/${kind}/[\\w-]{44}\\?lang=\\w\\w)`).exec(mail)?.[1])
      .filter((path) => path !== undefined)
      .at(nth === undefined ? -1 : nth - 1),
  );

const cookieOf = ({ headers }: Answer) => String(headers["set-cookie"]).split(";")[0] ?? "";

async function visit(lang: "en" | "fr" = "en", who = somebody()) {
  await post(site.port, "/contact/send", contactFields(who.email, { marketing: "on" }), who.address);
  expect((await post(site.port, `${center}?lang=${lang}`, { email: who.email }, who.address)).status).toBe(303);
  const path = await mailedPath(who.email, "link");
  const opened = await post(site.port, path, {});
  return { ...who, path, opened, cookie: { cookie: `${cookieOf(opened)}; lang=${lang}` } };
}

async function erasedAfterTheDelay(email: string, cookie: { cookie: string }) {
  await post(site.port, open, { do: "erase", sure: "on" }, cookie);
  await mailedPath(email, "erasure");
  await site.stop();
  const { db, close } = await openPglite(join(site.dataDir, "database"));
  await db.execute(
    sql`update privacy_request set effective_at = effective_at - interval '8 days' where email = ${email}`,
  );
  await close();
  await site.start();
}

async function doneAbout(email: string) {
  const { privacy_request: requests = [], audit_entry: entries = [] } = await storedIn(site);
  const own = new Set(requests.filter((row) => row["email"] === email).map(({ id }) => id));
  return [...new Set(entries.filter((row) => own.has(row["object_id"])).map(({ action }) => action))].toSorted();
}

describe("one's own data", () => {
  test("the same answer for known and unknown addresses, and a mail to both", async () => {
    const [known, unknown] = [somebody(), somebody()];
    await post(site.port, "/contact/send", contactFields(known.email), known.address);
    const answers = await Promise.all(
      [known, unknown].map(({ email, address }) => post(site.port, center, { email }, address)),
    );
    const said = answers.map(({ status, headers, text }) => [status, headers["location"], headers["set-cookie"], text]);
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.slice(0, 2)).toEqual([303, `${center}/asked`]);
    await mailedPath(known.email, "link");
    const path = await mailedPath(unknown.email, "link");
    const opened = await post(site.port, path, {});
    expect((await get(open, { cookie: cookieOf(opened) })).text).toContain(en.open.holdings);
    expect((await get(`${center}/asked`)).text).toContain(en.asked.title);
  });

  test("a wrong address comes back with what was typed", async () => {
    const { address } = somebody();
    const refused = await post(site.port, `${center}?lang=fr`, { email: "nobody" }, address);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="nobody"');
    expect(text(refused.text)).toContain(fr.errors["emailInvalid"]?.message);
    expect(refused.text).toMatch(/<div[^>]* class="[^"]*wrong-answers"[^>]* autofocus=""/);
  });

  test.each([
    ["en", en],
    ["fr", fr],
  ] as const)("in %s: the link opens once, shows what is kept, and nobody else sees it", async (lang, words) => {
    const { email, path, opened, cookie } = await visit(lang);
    expect([opened.status, opened.headers["location"]]).toEqual([303, open]);
    expect(String(opened.headers["set-cookie"])).toMatch(
      /Path=\/privacy\/my-data; Max-Age=3600; HttpOnly; SameSite=Strict/,
    );
    const page = await get(open, cookie);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    for (const part of [words.open.lead(email), words.categories.forms, words.withdrawable.marketing, words.open.erase])
      expect(text(page.text)).toContain(part.replaceAll(/\s+/g, " "));
    expect(page.text).toContain('content="same-origin"');
    expect((await get(path)).status).toBe(410);
    expect((await post(site.port, path, {})).status).toBe(410);
    for (const cookies of ["", "my-data=", `my-data=${"A".repeat(44)}`]) {
      const refused = await get(open, { cookie: cookies });
      expect([refused.status, refused.headers["location"]]).toEqual([303, center]);
      expect((await post(site.port, open, { do: "export" }, { cookie: cookies })).headers["location"]).toBe(center);
    }
    const closed = await post(site.port, open, { do: "close" }, cookie);
    expect(String(closed.headers["set-cookie"])).toContain("Max-Age=0");
  });

  test("signing out ends the visit in its browser, and in the others if that is asked for", async () => {
    const owner = somebody();
    // Before the visit, which an account made at its address would end.
    await signInAs(site, "founder", { email: owner.email });
    const { email, cookie: elsewhere } = await visit("en", owner);
    async function signOut(fields: Record<string, string>) {
      const { cookie } = await signInAs(site, "founder", { email });
      return post(site.port, pathOf("sign-out"), fields, { cookie, "sec-fetch-site": "same-origin" });
    }
    const ended = `my-data=; Path=${center}; Max-Age=0; HttpOnly; SameSite=Strict`;
    expect((await signOut({})).headers["set-cookie"]).toContain(ended);
    expect((await get(open, elsewhere)).status).toBe(200);
    expect((await signOut({ everywhere: "yes" })).headers["set-cookie"]).toContain(ended);
    expect((await get(open, elsewhere)).status).toBe(303);
  });

  test("the copy: one mail, one archive, once", async () => {
    const { email, cookie } = await visit("fr");
    expect((await post(site.port, open, { do: "export" }, cookie)).headers["location"]).toBe(`${open}#copy`);
    await post(site.port, open, { do: "export" }, cookie);
    const path = await mailedPath(email, "export");
    const page = await get(path);
    expect(text(page.text)).toContain(fr.export.title);
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(page.text).toContain('<meta name="referrer" content="no-referrer"/>');
    const file = /action="([^"]+\/file)"/.exec(page.text)?.[1] ?? "";
    expect((await get(file)).status).toBe(303);
    const taken = await post(site.port, `${file}?lang=fr`, {});
    expect([taken.status, taken.headers["content-type"]]).toEqual([200, "application/zip"]);
    const files = unzip(taken.body);
    expect([...files.keys()].slice(0, 2)).toEqual(["lisez-moi.txt", "data.json"]);
    const all = JSON.parse(files.get("data.json") ?? "") as Record<string, { email: string }[]>;
    expect(all["lead"]?.map((row) => row.email)).toEqual([email]);
    expect(all["job"]?.length).toBeGreaterThan(2);
    expect(files.get("lead.csv")).toMatch(/^\uFEFF"id";"form";"email"/);
    expect(files.get("lisez-moi.txt")).toContain(`lead.csv`);
    expect((await post(site.port, file, {})).status).toBe(303);
    expect((await get(path)).status).toBe(410);
    expect(await doneAbout(email)).toEqual(["privacy.export", "privacy.export-taken"]);
  });

  test("the erasure: only with the tick, cancelled from the page or from the mail", async () => {
    const { email, cookie } = await visit();
    const unsure = await post(site.port, open, { do: "erase" }, cookie);
    expect(unsure.status).toBe(422);
    expect(unsure.text).toContain(en.open.eraseUnsure);
    expect(unsure.text).toMatch(/<input[^>]* name="sure"[^>]* autofocus=""|<input[^>]* autofocus=""[^>]* name="sure"/);
    const asked = await post(site.port, open, { do: "erase", sure: "on" }, cookie);
    expect(asked.headers["location"]).toBe(`${open}#erase`);
    expect((await get(open, cookie)).text).toContain(en.open.cancelAction);
    await post(site.port, open, { do: "keep" }, cookie);
    const kept = (await get(open, cookie)).text;
    for (const part of [en.open.eraseAction, en.erasure.cancelledText]) expect(kept).toContain(part);
    await post(site.port, open, { do: "erase", sure: "on" }, cookie);
    const path = await mailedPath(email, "erasure", 2);
    expect((await get(path)).text).toContain(en.erasure.action);
    const cancelled = await post(site.port, path, {});
    expect(cancelled.text).toContain(en.erasure.cancelledText);
    expect(await doneAbout(email)).toEqual(["privacy.erasure", "privacy.erasure-cancelled"]);
    const unknown = await get(`${center}/erasure/${"A".repeat(44)}`);
    expect(unknown.status).toBe(410);
    for (const { text } of [cancelled, unknown])
      expect(text).toMatch(new RegExp(`<a [^>]*href="${center}"[^>]*>${en.link.open}`));
  });

  test("while an erasure waits every screen of the account says so, and nothing of it is published", async () => {
    const founder = await founderToPublish(site);
    const [investor, admin] = [
      await signInAs(site, "investor", { lang: "fr" }),
      await signInAs(site, "admin", { lang: "fr" }),
    ];
    const cockpit = [
      "founder-dashboard",
      "founder-readiness",
      "founder-visibility",
      "founder-visibility-preview",
      "founder-profile",
      "founder-welcome",
      "founder-check-in",
    ] as const;
    const tab = pathOf("founder-visibility");
    const screens = [
      ...cockpit.map((name) => [founder, name]),
      ...(["account", "notifications"] as const).map((name) => [founder, name]),
      ...(["investor-dashboard", "investor-profile", "notifications"] as const).map((name) => [investor, name]),
      [admin, "admin"],
    ] as [{ cookie: string }, RouteName][];
    const on = formats.fr.date(daysLater(parisDay(new Date()), erasureDelayDays));
    // The sentence about the erasure depends on the page: in French, the cockpit addresses founders with "tu", every
    // other page with "vous".
    const said = ([{ cookie }, name]: (typeof screens)[number]) =>
      (cookie === founder.cookie && name !== "account" ? cockpitFr.erasure : erasure).on(on);
    const shown = () =>
      Promise.all(screens.map(async ([{ cookie }, name]) => (await get(pathOf(name as "admin"), { cookie })).text));
    for (const [index, text] of (await shown()).entries())
      expect(text).not.toContain(said(screens[index] as (typeof screens)[number]));
    expect((await get(tab, { cookie: founder.cookie })).text).toContain(visibility.next.publish);
    for (const { cookie } of [founder, investor, admin])
      await post(site.port, open, { do: "erase", sure: "on" }, { cookie, "sec-fetch-site": "same-origin" });
    for (const [index, text] of (await shown()).entries()) {
      const screen = screens[index] as (typeof screens)[number];
      expect(text, screen[1]).toContain(said(screen));
    }
    const own = await Promise.all(
      [...cockpit.map((name) => pathOf(name)), pathOf("founder-welcome", { step: 3 })].map(
        async (path) => (await get(path, { cookie: founder.cookie })).text,
      ),
    );
    const invitations = [
      visibility.next.publish,
      visibility.form.publish,
      visibility.visibility.states.private,
      visibility.checklist.confirmed,
      welcome.investors.action,
    ];
    for (const text of own) for (const words of invitations) expect(text).not.toContain(words);
    const refused = await sendAs(site, founder.cookie, tab, {
      intent: "publish",
      customers: "B2B",
      deepTech: "no",
      shown: "deck",
    });
    expect([refused.status, refused.text.includes(visibility.failures.erasing.title)]).toEqual([409, true]);
  });

  test("the only administrator is told why their account cannot be erased, until there is another one", async () => {
    const own = await startSite();
    try {
      const { cookie } = await signInAs(own, "admin", { lang: "fr" });
      const page = async () => text((await ask(own.port, `${open}?lang=fr`, { headers: { cookie } })).text);
      const erase = () =>
        post(own.port, `${open}?lang=fr`, { do: "erase", sure: "on" }, { cookie, "sec-fetch-site": "same-origin" });
      const said = fr.open.eraseNeeded.replaceAll(/\s+/g, " ");
      expect(await page()).toContain(said);
      expect(await page()).not.toContain(fr.open.eraseAction);
      const refused = await erase();
      expect([refused.status, text(refused.text).includes(said)]).toEqual([409, true]);
      await signInAs(own, "admin");
      expect(await page()).toContain(fr.open.eraseAction);
      expect((await erase()).headers["location"]).toBe(`${open}#erase`);
    } finally {
      await own.dispose();
    }
  });

  test("an erasure that is carried out stands in the log, without the address", async () => {
    const { email, cookie } = await visit();
    await erasedAfterTheDelay(email, cookie);
    const admin = await signInAs(site, "admin", { lang: "en" });
    const log = async () =>
      (await get("/admin/audit.csv?action=privacy.erased", { cookie: admin.cookie })).text.trim().split("\r\n");
    await expect.poll(async () => (await log()).length, { timeout: 20_000 }).toBe(2);
    const [head, entry = ""] = await log();
    expect(head).not.toBe("");
    for (const part of [audit.actions["privacy.erased"], `""records"":`]) expect(entry).toContain(part);
    expect(entry).not.toContain(email);
    expect((await get("/admin/audit?action=privacy.erased", { cookie: admin.cookie })).text).toContain(
      audit.actions["privacy.erased"],
    );
  });

  test("an erased address gets no mail, whatever is filled in, until its reader presses the button for it", async () => {
    const { email, cookie } = await visit();
    await erasedAfterTheDelay(email, cookie);
    const suppressed = async () => (await storedIn(site))["suppression"]?.length ?? 0;
    await expect.poll(suppressed, { timeout: 20_000 }).toBeGreaterThan(0);
    const before = await suppressed();
    const mails = () => site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && !mail.includes(center)).length;
    const contact = (message: string) =>
      post(site.port, "/contact/send", contactFields(email, { message }), somebody().address);
    const waiting = async () =>
      (await storedIn(site))["job"]?.filter(({ queue, key }) => queue !== "crm" && key === email) ?? [];
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    const kept = mails();
    expect((await contact("A stranger’s words")).status).toBe(200);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    expect([await suppressed(), mails()]).toEqual([before, kept]);

    await post(site.port, `${center}?lang=en`, { email }, somebody().address);
    const reader = { cookie: `${cookieOf(await post(site.port, await mailedPath(email, "link"), {}))}; lang=en` };
    const { cookie: others } = await visit();
    expect((await get(open, others)).text).not.toContain(en.open.letMailIn);
    for (const nobody of [{ cookie: "" }, others]) await post(site.port, open, { do: "let-mail-in" }, nobody);
    const shown = (await get(`${open}?do=let-mail-in`, reader)).text;
    for (const part of [en.open.noMail, en.open.letMailIn]) expect(shown).toContain(part);
    expect(await suppressed()).toBe(before);
    const pressed = await post(site.port, open, { do: "let-mail-in" }, reader);
    expect([pressed.status, pressed.headers["location"]]).toEqual([303, `${open}#mail`]);
    expect((await get(open, reader)).text).not.toContain(en.open.letMailIn);
    expect(await suppressed()).toBe(before - 1);
    await contact("Their own words");
    await expect.poll(mails, { timeout: 20_000 }).toBe(kept + 1);
  });

  test("a consent is taken back with its proof", async () => {
    const { email, cookie } = await visit();
    await until(() =>
      site.mails().find((mail) => mail.includes(`To: ${email}\n`) && mail.includes("/newsletter/confirm")),
    );
    await post(site.port, open, { withdraw: "marketing" }, cookie);
    const page = await get(open, cookie);
    expect(page.text).toContain(en.open.noConsents);
    expect(text(page.text)).toContain(en.withdrawn.marketing);
    const { lead = [], lead_consent: consents = [], audit_entry: audit = [] } = await storedIn(site);
    const id = lead.find((row) => row["email"] === email)?.["id"];
    const given = consents.filter((row) => row["lead_id"] === id && row["purpose"] === "marketing");
    expect(given.map((row) => row["given"])).toEqual([true, false]);
    expect(audit.map((row) => row["action"])).toContain("privacy.withdrawal");
    expect(JSON.stringify(audit)).not.toContain(email);
  });

  test("what came by post is entered in the register by hand, due in a month, and marked as answered", async () => {
    const admin = await signInAs(site, "admin", { firstName: "Ada", lastName: "Salin" });
    const headers = { cookie: admin.cookie };
    const send = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
      ask(site.port, path, {
        method: "POST",
        headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
        body: formBody(fields),
      });
    const { email } = somebody();
    const today = parisDay(new Date());
    const fields = { intent: "enter", received_on: today, kind: "rectification", email, via: "post", note: "A letter" };
    const wrong = await send("/admin/privacy?lang=fr", {
      ...fields,
      received_on: daysLater(today, 1),
      email: "nobody",
    });
    expect(wrong.status).toBe(422);
    for (const part of ["dayToCome", "emailInvalid"])
      expect(text(wrong.text)).toContain(text(deskFr.errors[part] ?? ""));
    expect(wrong.text).toContain("A letter");

    const entered = await send("/admin/privacy", fields);
    const location = String(entered.headers["location"]);
    const path = location.replace(/\?.*/, "");
    expect([entered.status, path]).toEqual([303, expect.stringMatching(/^\/admin\/privacy\/[\da-f-]{36}$/)]);
    expect((await send("/admin/privacy", fields)).headers["location"]).toBe(location);
    const due = formats.en.date(monthsLater(today, 1));
    expect((await get("/admin/privacy?state=open", headers)).text).toContain(due);
    const page = text((await get(path, headers)).text);
    for (const part of [desk.kinds.rectification, email, desk.via.post, "A letter", text(due), "Ada Salin"])
      expect(page).toContain(part);
    expect(text((await get("/admin?lang=en", headers)).text)).toContain(waiting.one.privacy);

    const answer = { intent: "answer", answered_on: today, answer: "Corrected, and told by letter" };
    expect((await send(path, { ...answer, answer: " " })).status).toBe(422);
    expect((await send(path, { ...answer, answered_on: "2020-01-01" })).text).toContain(desk.problems["early"]);
    expect(unmarked((await send(path, answer)).headers["location"])).toBe(`${path}?done=answer`);
    expect((await send(path, answer)).status).toBe(409);
    expect((await get(path, headers)).text).toContain(answer.answer);
    expect((await get("/admin/privacy.csv?state=closed", headers)).text).toContain(
      `"${desk.kinds.rectification}","${email}","${desk.via.post}"`,
    );

    const founder = await signInAs(site, "founder");
    for (const [at, sent] of [["/admin/privacy", fields] as const, [path, answer] as const]) {
      expect((await get(at, { cookie: founder.cookie })).status).toBe(403);
      expect((await send(at, sent, founder.cookie)).status).toBe(403);
    }
  });

  test("the register on the desk: administrators alone, narrowed by its address, the same rows as a file", async () => {
    const { email, cookie } = await visit();
    await post(site.port, open, { do: "erase", sure: "on" }, cookie);
    const admin = await signInAs(site, "admin", { lang: "en" });
    const register = "/admin/privacy";
    const page = await get(`${register}?kind=erasure&state=open`, { cookie: admin.cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain(email);
    expect(text(page.text)).toContain(desk.names.leads);
    expect((await get(`${register}?kind=export&state=late`, { cookie: admin.cookie })).text).not.toContain(email);
    const file = await get(`${register}.csv?kind=erasure`, { cookie: admin.cookie });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.text).toContain(`"${desk.kinds.erasure}","${email}"`);
    const founder = await signInAs(site, "founder");
    for (const path of [register, `${register}.data`, `${register}.csv`]) {
      expect((await get(path, { cookie: founder.cookie })).status, path).toBe(403);
      expect([302, 303, 202], path).toContain((await get(path)).status);
    }
  });

  test("somebody signed in a moment ago needs no link", async () => {
    const { email, cookie } = await signInAs(site, "founder");
    const asked = await get(center, { cookie });
    expect(text(asked.text)).toContain(en.ask.signedIn(email));
    expect(asked.text).toContain(`href="${open}"`);
    const page = await get(open, { cookie });
    expect(text(page.text)).toContain(en.open.lead(email));
    expect(page.text).toContain(en.categories.account);
  });
});
