import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/investor/sessions/words.en.ts";
import { words as fr } from "../../app/investor/sessions/words.fr.ts";
import { words as homeEn } from "../../app/investor/words.en.ts";
import { words as homeFr } from "../../app/investor/words.fr.ts";
import { words as linkEn } from "../../app/session-seat/words.en.ts";
import { words as pitchEn } from "../../app/founder/pitch/words.en.ts";
import { words as leadsEn } from "../../app/desk/leads/words.en.ts";
import { words as listEn } from "../../app/desk/sessions/words.en.ts";
import { words as todayEn } from "../../app/desk/today/words.en.ts";
import { words as deskEn } from "../../app/desk/sessions/session-words.en.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../../app/paths.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { applicationFields, ask, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";
import { until } from "./until.ts";

const day = daysLater(parisDay(new Date()), 30);
const event: Event = {
  kind: "event",
  id: "march-2024",
  name: { en: "Autumn session", fr: "Session d’automne" },
  ...{ startsOn: day, endsOn: day, startTime: "18:00", endTime: "21:00" },
  ...{ place: { en: "Lattes", fr: "Lattes" }, applicationsCloseOn: null, format: "quarterly", capacity: 8 },
  ...{ selected: null, pitched: null, confirm: false },
};
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [event] });
});
afterAll(() => site?.dispose());

const mailTo = (email: string, text: RegExp, nth = 1) =>
  until(
    () => site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && text.test(mail))[nth - 1],
    `A mail to ${email} with ${text}`,
  );

const get = (path: string, cookie: string, lang = "en") =>
  ask(site.port, path, { headers: { cookie: `${cookie}; lang=${lang}` } });

const statusOf = async (cookie: string, path: string, fields: Record<string, string>) =>
  (await sendAs(site, `${cookie}; lang=en`, path, fields)).status;

describe("seats of a Pitch Session", () => {
  const here = "/investisseur/sessions/march-2024";

  test("are what the dashboard asks of an approved investor, who need not register", async () => {
    const home = pathOf("investor-dashboard");
    const profile = { step: "3", investment_stages: "seed", ticket_size_min: "50000", ticket_size_max: "250000" };
    const asked = async ({ cookie }: { cookie: string }) => {
      const [text, french] = [(await get(home, cookie)).text, (await get(home, cookie, "fr")).text];
      return [
        [homeEn.next.register.text, homeFr.next.register.text],
        [homeEn.registrations.none, homeFr.registrations.none],
        [homeEn.next.reserve.text, homeFr.next.reserve.text],
      ].map(([en = "", fr = ""]) => [text.includes(en), french.includes(fr)]);
    };
    const [pending, approved] = [
      await signInAs(site, "investor"),
      await signInAs(site, "investor", { approved: true }),
    ];
    for (const { cookie } of [pending, approved])
      expect(await statusOf(cookie, pathOf("investor-profile"), profile)).toBe(303);
    const [yes, no] = [
      [true, true],
      [false, false],
    ];
    expect(await asked(pending)).toEqual([yes, yes, no]);
    expect(await asked(approved)).toEqual([no, no, yes]);
    expect(await statusOf(approved.cookie, here, { intent: "reserve" })).toBe(303);
    expect(await asked(approved)).toEqual([no, no, no]);
    expect(await statusOf(approved.cookie, here, { intent: "leave" })).toBe(303);
  });
  const board = "/admin/sessions/march-2024";
  const seatsItself = "1 person, seated automatically";

  test("are reserved, waited for, freed from the mail, raised and cancelled, without script", async () => {
    const admin = await signInAs(site, "admin");
    const [first, second, third] = [
      await signInAs(site, "investor", { approved: true }),
      await signInAs(site, "investor", { approved: true }),
      await signInAs(site, "investor", { approved: true }),
    ];
    expect((await get(here, first.cookie)).text).toContain(en.reserve);
    expect((await get(here, first.cookie, "fr")).text).toContain(fr.reserve);
    expect((await get("/investisseur/sessions", first.cookie)).text).toContain("Autumn session");

    expect(await statusOf(admin.cookie, board, { intent: "seats", seats: "1" })).toBe(303);
    const reserved = async ({ cookie }: { cookie: string }) => {
      const { headers } = await sendAs(site, `${cookie}; lang=en`, here, { intent: "reserve" });
      return /status-good.*?<\/div>/.exec((await get(String(headers["location"]), cookie)).text)?.[0];
    };
    expect(await reserved(first)).toContain(en.done["seated"]?.title);
    expect(await reserved(second)).toContain(en.done["waiting"]?.title);
    expect((await get(here, first.cookie)).text).toContain(en.seated);
    expect((await get(here, second.cookie)).text).toContain(en.place(1, 1));
    for (const seats of ["0", "501", "many", "1.5"])
      expect([seats, await statusOf(admin.cookie, board, { intent: "seats", seats })]).toEqual([seats, 422]);

    const invitation = await mailTo(first.email, /METHOD:REQUEST|method=REQUEST/);
    const link = /\/session-seat\/[\w-]+/.exec(invitation.replaceAll("=\n", ""))?.[0] ?? "";
    expect((await get(link, "lang=en")).text).toContain(linkEn.submit);
    expect((await get(`${link.slice(0, -1)}_`, "lang=en")).status).toBe(404);
    expect((await get(here, first.cookie)).text).toContain(en.seated);
    expect(await statusOf("lang=en", link, { intent: "leave" })).toBe(303);
    expect(await statusOf("lang=en", link, { intent: "leave" })).toBe(404);
    expect((await get(here, second.cookie)).text).toContain(en.seated);
    await mailTo(first.email, /METHOD:CANCEL|method=CANCEL/);

    expect(await statusOf(first.cookie, here, { intent: "reserve" })).toBe(303);
    expect((await get(here, first.cookie)).text).toContain(en.place(1, 1));
    expect(await statusOf(admin.cookie, board, { intent: "seats", seats: "2" })).toBe(303);
    const refused = await sendAs(site, `${admin.cookie}; lang=en`, board, { intent: "seats", seats: "1" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("2 people have a seat");
    const list = await get(`${board}/guests.csv`, admin.cookie);
    expect(list.text).toContain(second.email);
    expect((await get(board, first.cookie)).status).toBe(403);
    expect((await get(`${board}/guests.csv`, first.cookie)).status).toBe(403);

    expect(await reserved(third)).toContain(en.done["waiting"]?.title);
    expect((await get(board, `${admin.cookie}; lang=en`)).text).toContain(seatsItself);

    const file = "/pitch-session/march-2024/calendar";
    expect((await get(file, first.cookie)).status).toBe(200);
    const [, shown = ""] = /name="shown" value="([^"]+)"/.exec((await get(board, admin.cookie)).text) ?? [];
    const cancelling = { intent: "cancel", reason: "Snow" };
    const unseen = await sendAs(site, `${admin.cookie}; lang=en`, board, { ...cancelling, shown: "another day" });
    const said = [deskEn.problems("")["moved"] ?? "unwritten", "Snow"].map((each) => unseen.text.includes(each));
    expect([unseen.status, said]).toEqual([409, [true, true]]);
    expect(await statusOf(admin.cookie, board, { ...cancelling, shown })).toBe(303);
    expect((await get(file, first.cookie)).status).toBe(404);
    await mailTo(second.email, /METHOD:CANCEL|method=CANCEL/);
    expect((await get(here, second.cookie)).text).toContain("Snow");
    const description = /<meta name="description" content="([^"]+)"/.exec(
      (await get("/pitch-sessions/march-2024", "lang=en")).text,
    )?.[1];
    expect(description).toMatch(/^Autumn session, .+: this session is cancelled\.$/);
    expect(await statusOf(second.cookie, here, { intent: "reserve" })).toBe(409);
    const over = (await get(board, `${admin.cookie}; lang=en`)).text;
    expect([over.includes(deskEn.seatedPeople), over.includes(seatsItself)]).toEqual([true, false]);
  });

  test("are for approved investors, and a session that is not there is 404", async () => {
    const pending = await signInAs(site, "investor");
    const approved = await signInAs(site, "investor", { approved: true });
    expect((await get(here, pending.cookie)).status).toBe(200);
    expect(await statusOf(pending.cookie, here, { intent: "reserve" })).toBe(403);
    expect((await get("/investisseur/sessions/nowhere", approved.cookie)).status).toBe(404);
    expect(await statusOf(approved.cookie, "/investisseur/sessions/nowhere", { intent: "reserve" })).toBe(404);
    expect(await statusOf(approved.cookie, here, { intent: "leave" })).toBe(409);
  });

  test("are given by hand on the day, and a cancelled session holds no founder’s place", async () => {
    const admin = await signInAs(site, "admin");
    const today = parisDay(new Date());
    const tonight: Event = { ...event, id: "june-2025", startsOn: today, endsOn: today, startTime: "23:59" };
    const off: Event = { ...event, id: "may-2025", name: { en: "Winter session", fr: "Session d’hiver" } };
    await site.restartWith([event, tonight, off]);
    const list = "/investisseur/sessions/june-2025";
    expect(await statusOf(admin.cookie, "/admin/sessions/june-2025", { intent: "seats", seats: "1" })).toBe(303);
    const [first, second] = [
      await signInAs(site, "investor", { approved: true }),
      await signInAs(site, "investor", { approved: true }),
    ];
    for (const { cookie } of [first, second]) expect(await statusOf(cookie, list, { intent: "reserve" })).toBe(303);
    const waiting = (await get(list, second.cookie)).text;
    expect([waiting.includes(en.placeByHand), waiting.includes(en.placeText("").slice(-40))]).toEqual([true, false]);

    const { email, address } = somebody();
    await post(site.port, "/pitch-session/apply", applicationFields(email), address);
    const founder = await signInAs(site, "founder", { email });
    const lead = String((await leadsIn(site)).find((each) => each["email"] === email)?.["id"]);
    const placed = { intent: "place", lead, session: off.id };
    expect(await statusOf(admin.cookie, `/admin/leads/${lead}`, placed)).toBe(303);
    const tab = async () => (await get("/startup/dashboard/pitch-session", founder.cookie)).text;
    const held = await tab();
    expect([held.includes("A place is held for you."), held.includes('id="cards"')]).toEqual([true, true]);
    const applicant = `/admin/leads/${lead}`;
    expect((await get(applicant, admin.cookie)).text).toContain(leadsEn.place.takeBack);
    const feesToAgree = async () => {
      const pages = ["/admin/sessions", "/admin/sessions/may-2025", "/admin/sessions/may-2025/day"];
      const texts = await Promise.all(pages.map(async (path) => (await get(path, admin.cookie)).text));
      return texts.map((text) => text.includes(listEn.feeOpen));
    };
    expect(await feesToAgree()).toEqual([true, true, true]);
    const winter = async () => (await get("/admin/sessions/may-2025", `${admin.cookie}; lang=en`)).text;
    expect(await winter()).toContain("seats are free");
    expect(await statusOf(admin.cookie, "/admin/sessions/may-2025", { intent: "cancel", reason: "" })).toBe(303);
    expect(await feesToAgree()).toEqual([false, false, false]);
    expect(await winter()).not.toContain("seats are free");
    for (const intent of ["place-back", "fee-agreed"])
      expect(await statusOf(admin.cookie, applicant, { intent, lead, amount: "300" })).toBe(409);
    const onDesk = (await get(applicant, admin.cookie)).text;
    const { cancelled: said, takeBack, accept, fee } = leadsEn.place;
    expect([said, takeBack, fee.open, fee.agree, accept].map((part) => onDesk.includes(part))).toEqual([
      ...[true, false, false, false, true],
    ]);
    const cancelled = await tab();
    expect(cancelled).toContain(pitchEn.placesAt.cancelled("", "").split(":")[0]);
    expect([cancelled.includes("held for you at"), cancelled.includes('id="cards"')]).toEqual([false, false]);

    const seatMail = await mailTo(first.email, /METHOD:REQUEST|method=REQUEST/);
    const link = /\/session-seat\/[\w-]+/.exec(seatMail.replaceAll("=\n", ""))?.[0] ?? "";
    await site.restartWith([event, { ...tonight, startTime: "00:00", endTime: "23:59" }, off]);
    const begun = (await get(list, first.cookie)).text;
    expect([en.seated, en.begun, en.leave, en.again].map((part) => begun.includes(part))).toEqual([
      ...[true, true, false, false],
    ]);
    const linked = (await get(link, "lang=en")).text;
    expect([linked.includes(linkEn.begun.title), linked.includes(linkEn.submit)]).toEqual([true, false]);
    expect(await statusOf(first.cookie, list, { intent: "leave" })).toBe(409);
    expect(await statusOf("lang=en", link, { intent: "leave" })).toBe(409);
  });

  test("are reached on the desk after the session too, where it waits for its closing", async () => {
    const admin = await signInAs(site, "admin");
    const over = daysLater(parisDay(new Date()), -5);
    await site.restartWith([event, { ...event, id: "june-2025", startsOn: over, endsOn: over }]);
    const { text } = await get("/admin/sessions", admin.cookie);
    expect(text).toContain(listEn.toClose);
    expect(text).toContain('href="/admin/sessions/june-2025"');
    expect((await get("/admin/sessions/june-2025", admin.cookie)).text).toContain(deskEn.steps.toClose);
    expect((await get("/admin", admin.cookie)).text).toContain(todayEn.one.closings);
    const reviewer = await signInAs(site, "team", { lang: "en", functions: ["reviewer"] });
    expect((await get("/admin", reviewer.cookie)).text).not.toContain(todayEn.one.closings);
  });
});
