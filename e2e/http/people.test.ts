import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/desk/people/words.en.ts";
import { words as fr } from "../../app/desk/people/words.fr.ts";
import { words as accountFr } from "../../app/auth/account-words.fr.ts";
import { words as authFr } from "../../app/auth/words.fr.ts";
import { words as founderFr } from "../../app/founder/words.fr.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { formats } from "../../platform/language/format.ts";
import { monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, contactFields, formBody, quizFields, somebody, unmarked, urlencoded } from "./ask.ts";
import { until } from "./until.ts";

let site: Site;
let admin: { id: string; cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  admin = await signInAs(site, "admin", { firstName: "Ada", lastName: "Salin" });
});
afterAll(() => site.dispose());

const get = (path: string, cookie = admin.cookie, headers: Record<string, string> = {}) =>
  ask(site.port, path, { headers: { ...(cookie && { cookie }), ...headers } });
const post = (path: string, fields: Record<string, string>, cookie = admin.cookie) =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
    body: formBody(fields),
  });
const person = (id: string) => pathOf("admin-person", { id });
const read = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
const log = async (search: string) => (await get(`${csvPath(pathOf("admin-audit"))}?${search}`)).text;

const areas = ["admin-people", "admin-audit", "admin-figures"] as const;

describe("the pages", () => {
  test("open to administrators only, as pages, as data and as files", async () => {
    const [founder, investor] = [await signInAs(site, "founder"), await signInAs(site, "investor")];
    for (const path of [...areas.map((area) => pathOf(area)), person(founder.id)]) {
      expect((await get(path, "")).headers["location"]).toBe(pathOf("sign-in", { to: path }));
      expect((await get(path)).status).toBe(200);
      for (const { cookie } of [founder, investor]) {
        expect((await get(path, cookie)).status).toBe(403);
        expect((await get(`${path}.data`, cookie)).text).not.toContain("Salin");
      }
    }
    for (const file of areas.map((area) => csvPath(pathOf(area)))) {
      expect((await get(file, "")).status).toBe(303);
      expect((await get(file, founder.cookie)).status).toBe(403);
      const { status, headers, text } = await get(file);
      expect([status, headers["content-type"], text.charCodeAt(0)]).toEqual([200, "text/csv; charset=utf-8", 0xfeff]);
    }
    expect((await post(person(investor.id), { intent: "approve", reason: "x" }, founder.cookie)).status).toBe(403);
    expect((await get(person("nobody"))).status).toBe(404);
  });

  test("filter in the address, and the file holds what is filtered, as text", async () => {
    const hostile = "=HYPERLINK(1)<script>alert(1)</script>";
    const { email } = await signInAs(site, "investor", { firstName: hostile, lastName: "Marécage" });
    await signInAs(site, "founder", { firstName: "Paul", lastName: "Marécage" });
    const path = `${pathOf("admin-people")}?q=marecage&role=investor&state=waiting`;
    const page = await get(path);
    expect(page.text).toContain(email);
    expect(page.text).not.toContain("Paul");
    expect(page.text).not.toContain("<script>alert");
    const file = (await get(path.replace(pathOf("admin-people"), csvPath(pathOf("admin-people"))))).text;
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(file).toContain(`"'${hostile} Marécage","${email}"`);
  });
});

describe("a person", () => {
  test("is approved, and told in their language", async () => {
    const { id, email, cookie } = await signInAs(site, "investor", { lang: "fr" });
    const empty = await post(`${person(id)}?lang=fr`, { intent: "approve", reason: " " });
    expect([empty.status, empty.text.includes(fr.errors["reasonRequired"] ?? "")]).toEqual([422, true]);
    const long = "x".repeat(601);
    const refused = await post(person(id), { intent: "refuse", reason: long });
    expect([refused.status, refused.text.includes(long)]).toEqual([422, true]);
    const answer = await post(person(id), { intent: "approve", reason: "Known" });
    expect([answer.status, unmarked(answer.headers["location"])]).toEqual([303, `${person(id)}?done=approve`]);
    expect((await get(person(id))).text).toContain(en.approval.yes);
    expect((await post(person(id), { intent: "approve", reason: "Known" })).status).toBe(409);
    await expect
      .poll(() => site.mails().filter((mail) => mail.includes(email)), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/Votre compte investisseur/)]);
    expect((await get(pathOf("account"), cookie)).status).toBe(200);
    expect(await log(`object=person:${id}&action=person.approval`)).toContain(`"{""verdict"":""yes""}"`);
  });

  test("whom a colleague has approved or refused since is not decided on from an old tab", async () => {
    const { id } = await signInAs(site, "investor");
    const press = (html: string, intent: string) => post(person(id), { ...shownIn(html, intent), reason: "Old tab" });
    const old = (await get(person(id))).text;
    expect((await post(person(id), { intent: "approve", reason: "Known" })).status).toBe(303);
    const refused = await press(old, "refuse");
    expect([isOvertaken(refused, "Old tab"), refused.text.includes(en.approval.yes)]).toEqual([true, true]);
    expect((await post(person(id), { intent: "refuse", reason: "Unknown" })).status).toBe(303);
    expect(isOvertaken(await press(old, "approve"), "Old tab")).toBe(true);
    expect((await press((await get(person(id))).text, "approve")).status).toBe(303);
  });

  test("is blocked: the next request of their session is a stranger's", async () => {
    const { id, email, cookie } = await signInAs(site, "founder");
    expect((await get(pathOf("account"), cookie)).status).toBe(200);
    const line = "Twenty messages a day.";
    expect((await post(person(id), { intent: "block", reason: "Spam", line: " " })).status).toBe(422);
    expect((await post(person(id), { intent: "block", reason: "Spam", line })).status).toBe(303);
    const mail = await until(() => site.mails().find((each) => each.includes(`To: ${email}\n`)), "The mail");
    expect([/account at The Lab is blocked/.test(mail), mail.includes(line), mail.includes("Spam")]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    expect((await get(person(id))).text).toContain("Spam");
    expect((await post(person(id), { intent: "lift" })).status).toBe(303);
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    expect((await log(`object=${id}`)).match(/"person\.|Blocked|Lifted/g)).toHaveLength(2);
  });

  test("gets another role only when that is confirmed, by a mail too, and nobody their own", async () => {
    const { id, email, cookie } = await signInAs(site, "founder");
    const shown = (await get(person(id))).text;
    const options = [...shown.matchAll(/<input [^>]*name="role"[^>]*>/g)].map(([input]) => input);
    expect([options.length, options.filter((input) => /checked/.test(input))]).toEqual([2, []]);
    const unchosen = await post(person(id), { intent: "role", confirm: "on" });
    expect([unchosen.status, unchosen.text.includes(en.errors["roleRequired"] ?? "")]).toEqual([422, true]);
    const unsure = await post(person(id), { intent: "role", role: "investor" });
    expect([unsure.status, unsure.text.includes(en.errors["confirmRequired"] ?? "")]).toEqual([422, true]);
    expect((await post(person(id), { intent: "role", role: "owner", confirm: "on" })).status).toBe(422);
    const changed = await post(person(id), { intent: "role", role: "investor", confirm: "on" });
    expect(changed.status).toBe(303);
    expect((await get(changed.headers.location ?? "")).text).toMatch(/[^<>]+ now has this role: Investor\./);
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    await expect
      .poll(() => site.mails().filter((mail) => mail.includes(email)), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/Your role at The Lab has changed[\s\S]*an investor/)]);
    const own = await post(person(admin.id), { intent: "role", role: "founder", confirm: "on" });
    expect([own.status, own.text.includes(en.problems["own"] ?? "")]).toEqual([409, true]);
    expect((await get(person(admin.id))).text).toContain(en.own);
  });

  test("is signed out everywhere", async () => {
    const { id, email, cookie } = await signInAs(site, "investor");
    const other = await signInAs(site, "investor", { email });
    expect((await post(person(id), { intent: "end-sessions" })).status).toBe(303);
    for (const each of [cookie, other.cookie]) expect((await get(pathOf("account"), each)).status).toBe(303);
  });
});

/** What the desk's form with this button sends besides what is typed. */
const shownIn = (html: string, intent: string) => {
  const form = html.split("<form").find((each) => each.includes(`value="${intent}"`)) ?? "";
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return { intent, ...Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])) };
};
const isOvertaken = ({ status, text }: { status: number; text: string }, reason: string) =>
  status === 409 && read(text).includes(read(en.problems["overtaken"] ?? "unwritten")) && text.includes(reason);

describe("a founder's plan", () => {
  const today = parisDay(new Date());
  const trial = { intent: "grant", plan: "elite", starts_on: today, ends_on: monthsLater(today, 1), reason: "Trial" };

  test("that a colleague or the founder has changed is not ended, replaced or declined from an old tab", async () => {
    const { id, cookie } = await signInAs(site, "founder");
    const ask = (plan: string) => post(pathOf("account"), { intent: "plan", plan }, cookie);
    const press = (html: string, intent: string, more: Record<string, string> = {}) =>
      post(person(id), { ...shownIn(html, intent), reason: "About Visible", ...more });
    const visible = { plan: "visible", starts_on: today, ends_on: "" };
    await post(person(id), { intent: "grant", ...visible, reason: "Agreed" });
    const old = (await get(person(id))).text;
    await post(person(id), { ...trial, ends_on: "" });
    const ended = await press(old, "end-plan");
    expect(isOvertaken(ended, "About Visible")).toBe(true);
    expect(isOvertaken(await press(old, "grant", visible), "About Visible")).toBe(true);
    expect(read((await get(person(id))).text)).toContain("Elite");
    expect((await press(ended.text, "end-plan")).status).toBe(303);

    expect((await ask("visible")).status).toBe(303);
    const asked = (await get(person(id))).text;
    expect((await ask("elite")).status).toBe(303);
    for (const [intent, more] of [["decline-plan"], ["grant", visible]] as const)
      expect(isOvertaken(await press(asked, intent, more), "")).toBe(true);
    expect((await post(person(id), { intent: "decline-plan", reason: "Not yet" })).status).toBe(303);
  });

  test("is granted on the desk, where the request waited; the founder reads until when, on the screen and by mail", async () => {
    const { id, email, cookie } = await signInAs(site, "founder", { lang: "fr" });
    const ask = (plan: string) => post(pathOf("account"), { intent: "plan", plan }, cookie);
    expect((await ask("elite")).status).toBe(303);
    const tries = read((await get(person(id))).text);
    expect([tries.includes(read(en.planTried)), tries.includes(en.declinePlan.title)]).toEqual([true, false]);
    expect((await get(`${pathOf("admin-people")}?state=asks`)).text).not.toContain(email);
    expect((await ask("visible")).status).toBe(303);
    expect((await get(pathOf("admin"))).text).toContain(`href="${person(id)}"`);
    expect((await get(`${pathOf("admin-people")}?state=asks`)).text).toContain(email);
    const desk = await get(person(id));
    for (const part of [en.grant.asked("Visible"), en.grant.endsHint, `value="${today}"`])
      expect(read(desk.text)).toContain(part);
    expect(desk.text).not.toContain(`value="${trial.ends_on}"`);

    const wrong = await post(person(id), { ...trial, ends_on: "2020-01-01", reason: "Kept" });
    expect([wrong.status, wrong.text.includes(en.errors["endBeforeStart"] ?? "")]).toEqual([422, true]);
    expect(wrong.text).toContain("Kept");
    expect(unmarked((await post(person(id), trial)).headers["location"])).toBe(`${person(id)}?done=grant`);
    expect((await post(person(id), trial)).status).toBe(409);

    const until = formats.fr.date(trial.ends_on);
    expect(read((await get(`${pathOf("founder-dashboard")}?lang=fr`, cookie)).text)).toContain(
      read(founderFr.plan.until(until)),
    );
    expect(read((await get(`${pathOf("account")}?lang=fr`, cookie)).text)).toContain(
      read(accountFr.planNow("Elite CoPilot", until)),
    );
    expect(read((await get(`${pathOf("sign-up", { plan: "elite" })}&lang=fr`, cookie)).text)).toContain(
      read(authFr.planRequest.has("Elite CoPilot", until)),
    );
    const again = await post(pathOf("account"), { intent: "plan", plan: "elite" }, cookie);
    expect(again.headers["location"]).toBe(pathOf("sign-up", { plan: "elite" }));
    expect((await get(pathOf("admin"))).text).not.toContain(`href="${person(id)}"`);
    await expect
      .poll(() => site.mails().filter((mail) => mail.includes(email)), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/Votre offre The Lab/)]);

    const entry = await get(`${pathOf("admin-audit")}?object=person:${id}&action=person.plan-grant`);
    expect(read(entry.text)).toContain(read(formats.en.date(trial.ends_on)));
    expect((await post(person(id), { intent: "end-plan", reason: "Asked to" })).status).toBe(303);
    const free = read((await get(`${pathOf("founder-dashboard")}?lang=fr`, cookie)).text);
    expect([free.includes("Free Member"), free.includes("Elite CoPilot")]).toEqual([true, false]);
    expect(await log(`object=person:${id}&action=person.plan-end`)).toContain("Ended a plan");
  });

  test("is given by nobody else, and to nobody else", async () => {
    const [founder, investor] = [await signInAs(site, "founder"), await signInAs(site, "investor")];
    for (const { cookie } of [founder, investor])
      for (const fields of [trial, { intent: "end-plan", reason: "x" }])
        expect((await post(person(founder.id), fields, cookie)).status).toBe(403);
    expect((await post(pathOf("account"), trial, founder.cookie)).status).toBe(422);
    expect((await get(`${pathOf("founder-dashboard")}?plan=elite`, founder.cookie)).text).not.toContain(
      "Elite CoPilot",
    );
    expect((await post(person(investor.id), trial)).status).toBe(409);
  });
});

describe("visits", () => {
  const browser = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    "accept-language": "fr",
  };
  const from = (path: string) => ({ referer: `http://localhost:${site.port}${path}` });
  let visitor = 0;
  const visit = (path: string, more: Record<string, string> = {}, cookie = "") =>
    get(path, cookie, { ...browser, "x-forwarded-for": `198.51.100.${visitor}`, ...more });
  const counted = async (page: string) => {
    const { text } = await get(`${csvPath(pathOf("admin-figures"))}?period=7d`);
    return Number(new RegExp(`"Visits by page","${page}","Visits","(\\d+)"`).exec(text)?.[1] ?? 0);
  };

  test("are counted when a person opens a public page, from memory or drawn, once the server has stored them", async () => {
    visitor = 1;
    const founder = await signInAs(site, "founder");
    await visit("/program");
    await visit("/programme", from("/"));
    await visit("/program.data", from("/"));
    await visit("/program?lang=fr&utm_source=x", {}, founder.cookie);
    visitor = 2;
    await visit("/program");
    // None of the following requests counts as a visit.
    await visit("/program", from("/program?lang=en"));
    await visit("/program.data", from("/program"));
    await visit("/program", { "sec-gpc": "1" });
    await visit("/program", { dnt: "1" });
    await visit("/program", { "sec-purpose": "prefetch" });
    await visit("/program", { "user-agent": "Googlebot/2.1" });
    await visit("/program", {}, admin.cookie);
    await visit("/nowhere");
    await visit("/blog/no-such-post");
    expect((await visit(pathOf("receipt", { receipt: "x" }))).status).toBe(404);
    await site.stop();
    await site.start();
    expect([await counted("/program"), await counted("/nowhere"), await counted("/blog/no-such-post")]).toEqual([
      5, 0, 0,
    ]);
    const { text } = await get(`${csvPath(pathOf("admin-figures"))}?period=7d`);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(new Date());
    expect(text).toContain(`"Visits","${today}","Visitors","2"`);
  });

  test("a quiz is begun with its first answer, with script or without, once a day for each", async () => {
    const begin = (address: string, method: string, more: Record<string, string> = {}) => {
      visitor += 1;
      const headers = { ...browser, ...from("/quiz"), "x-forwarded-for": `198.51.100.${visitor}`, ...more };
      return ask(site.port, address, { method, headers });
    };
    expect((await begin("/quiz?answers=1", "GET")).status).toBe(200);
    const answer = await begin("/quiz?begun", "HEAD");
    expect([answer.status, answer.text]).toEqual([200, ""]);
    visitor -= 1;
    await begin("/quiz?answers=12", "GET");
    // None of the following requests counts as the beginning of a quiz.
    await begin("/quiz?answers=1", "GET", { referer: "https://elsewhere.example/quiz" });
    await begin("/quiz", "HEAD");
    await begin("/quiz?begun", "HEAD", { dnt: "1" });
    await begin("/quiz?begun", "HEAD", { cookie: admin.cookie });
    await begin("/program?begun", "HEAD", from("/program"));
    await site.stop();
    await site.start();
    const { text } = await get(`${csvPath(pathOf("admin-figures"))}?period=7d`);
    const funnel = /"From the quiz to the guide","([^"]*)","Number","(\d+)"/g;
    expect([...text.matchAll(funnel)].map(([, ...line]) => line)).toEqual([
      ["Visits to the quiz", "1"],
      ["Quizzes started", "2"],
      ["Quizzes submitted", "0"],
      ["Guides requested afterwards", "0"],
    ]);
    expect(text).not.toContain("#");
  });

  test("drafts are one row without their keys, a first page is followed to its leads, and no share is above 100 %", async () => {
    const send = (path: string, fields: Record<string, string>, referer: string) =>
      ask(site.port, path, {
        method: "POST",
        headers: { ...urlencoded, ...from(referer), ...somebody().address },
        body: formBody(fields),
      });
    const keys = ["A", "B", "C"].map((letter) => letter.repeat(44));
    const began = new URLSearchParams({ began: "/program", utm_source: "radio" });
    for (const key of keys)
      await send(
        "/contact/send",
        contactFields(somebody().email, { visit: String(began) }),
        `/application/drafts/${key}`,
      );
    // Submits quizzes without counted beginnings, as by visitors who object to being counted; no share may exceed 100
    // %.
    for (let sent = 0; sent < 9; sent += 1) await send("/quiz/send", quizFields(somebody().email), "/quiz");
    const { text: file } = await get(`${csvPath(pathOf("admin-figures"))}?period=7d`);
    expect(file.match(/.*\/application\/drafts.*/g)).toEqual(['"Leads by page","/application/drafts/…","Leads","3"']);
    expect(file).toContain('"From first page to lead","/program","Left a lead","3"');
    expect(file).toContain('"Leads by campaign","radio","Leads","3"');
    for (const address of [`${csvPath(pathOf("admin-figures"))}?period=7d`, `${pathOf("admin-figures")}?period=7d`]) {
      const { text } = await get(address);
      for (const key of keys) expect(text).not.toContain(key);
    }
    const { text: page } = await get(`${pathOf("admin-figures")}?period=7d&lang=en`);
    const shares = [...read(page).matchAll(/(\d+(?:\.\d+)?)\s?%<\/td>/g)].map(([, share]) => Number(share));
    expect(shares.filter((share) => share > 100)).toEqual([]);
    expect(read(page)).toContain("From first page to lead");
  });

  test("the page says how each figure is counted, in both languages", async () => {
    for (const [lang, words] of [
      ["en", "anyone on the team while signed in"],
      ["fr", "l’équipe lorsqu’elle est connectée"],
    ]) {
      const { text } = await get(`${pathOf("admin-figures")}?period=12m&lang=${lang}`);
      expect(text).toContain(words);
      expect(text.match(/<section class="desk-panel figures-panel"/g)?.length).toBeGreaterThanOrEqual(8);
    }
    for (const path of ["/privacy", "/cookies"]) expect((await get(path, "")).text).toContain("Global Privacy Control");
  });
});
