import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextIntakes } from "../../domain/application/intake.ts";
import { formats } from "../../platform/language/format.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { answersLeaveAtOnce } from "../peers/answer-terms.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, post, programmeFields, somebody } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, records: [answersLeaveAtOnce] });
});
afterAll(() => site.dispose());

const [intake, following] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 2);
if (!intake || !following) throw new Error("No intake follows");
const { interviewsFrom, interviewsTo, startsOn, id: month } = intake;

const plain = (text: string) => text.replaceAll(/<!--.*?-->/g, "").replaceAll(/\s+/g, " ");
const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
const mailTo = (email: string, subject: RegExp, nth = 1) =>
  until(() => {
    const found = mailsTo(email).filter((mail) => subject.test(decoded(mail)));
    return found.length >= nth ? found.at(-1) : undefined;
  }, `The mail ${subject}`);

const decoded = (mail: string) =>
  (/^Subject: (.*(?:\n .*)*)/m.exec(mail)?.[1] ?? "").replaceAll(
    /=\?UTF-8\?([QB])\?(.*?)\?=\s*/gi,
    (_, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("_", " ").replaceAll("=", "%")),
  );

function callIn(mail: string) {
  const text = /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(mail)?.[0] ?? "";
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text.replaceAll("\n", "\r\n")) as unknown[]);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event");
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    at: event.startDate.toJSDate(),
    place: event.location,
    attendee: component.getFirstPropertyValue("attendee"),
  };
}

async function applied() {
  const { email, address } = somebody();
  const sent = await post(site.port, "/application/send", programmeFields(email, { intake: month }), address);
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining("receipt")]);
  const link = /\/application\/status\/[\w-]{44}/.exec(await mailTo(email, /application/i))?.[0] ?? "";
  const { application } = await storedIn(site);
  const id = String((application ?? []).find((row) => row["email"] === email)?.["id"]);
  return { email, status: link, id, desk: `/admin/applications/${id}` };
}

async function administrator() {
  const { cookie } = await signInAs(site, "admin");
  const headers = { cookie, origin: site.url };
  return {
    get: async (path: string) => plain((await ask(site.port, path, { headers })).text),
    send: (path: string, fields: Record<string, string>) => post(site.port, path, fields, headers),
  };
}

/** Each proposed call is on another day, so that calls do not overlap. */
let days = 0;
const hour = () => `${daysLater(interviewsFrom, (days += 1))}T10:00`;
const asked = { intent: "invite", where: "https://meet.example/lab", reason: "Traction" };

describe("a call", () => {
  test("proposed at one hour to two applicants is the first one's; the other sees what remains", async () => {
    const operator = await administrator();
    const [one, other] = [await applied(), await applied()];
    const [time1, time2] = [hour(), hour()];
    const invite = (to: { desk: string }, more = {}) => operator.send(to.desk, { ...asked, time1, time2, ...more });
    expect((await invite(one)).status).toBe(303);
    const again = await invite(other);
    expect([again.status, again.text.match(/Already suggested/g)?.length]).toEqual([422, 2]);
    expect(plain(again.text)).toMatch(/name="anyway"[\s\S]*value="https:\/\/meet\.example\/lab"/);
    expect((await invite(other, { anyway: "on" })).status).toBe(303);

    const instants = [time1, time2].map((local) => parisInstant(local)?.toISOString() ?? "");
    const choose = (from: { status: string }) =>
      post(site.port, from.status, { intent: "time", time: instants[0] ?? "" });
    const unchosen = await post(site.port, one.status, { intent: "time" });
    expect([unchosen.status, unchosen.text.includes("Choose a time first")]).toEqual([422, true]);
    expect((await choose(one)).status).toBe(303);
    const lost = await choose(other);
    expect([lost.status, lost.text.includes("Someone else has just taken that time")]).toEqual([409, true]);
    const left = [...lost.text.matchAll(/name="time" value="([^"]+)"|value="([^"]+)" name="time"/g)];
    expect(left.map(([, value, turned]) => value ?? turned)).toEqual([instants[1]]);

    const third = await applied();
    const refused = await operator.send(third.desk, { ...asked, time1, time2: "", anyway: "on" });
    expect([refused.status, refused.text.includes("Another applicant has a call at this time")]).toEqual([422, true]);
  });

  test("outside the announced days has to be meant; where one meets is remembered", async () => {
    const operator = await administrator();
    const { desk, email } = await applied();
    const time1 = `${daysLater(interviewsTo, 1)}T10:00`;
    const announced = `${formats.en.date(interviewsFrom)} to ${formats.en.date(interviewsTo)}`;
    expect(await operator.get(desk)).toContain(plain(`Announced call dates for this intake: ${announced}.`));
    const wrong = await operator.send(desk, { ...asked, where: "Room 4", time1 });
    expect([wrong.status, wrong.text.includes("Outside the days announced")]).toEqual([422, true]);
    expect(mailsTo(email)).toHaveLength(1);
    expect((await operator.send(desk, { ...asked, where: "Room 4", time1, anyway: "on" })).status).toBe(303);
    expect(await operator.get((await applied()).desk)).toContain('value="Room 4"');
  });

  test("goes into the applicant's calendar, moves there and leaves it", async () => {
    const operator = await administrator();
    const { desk, status, email } = await applied();
    const times = [hour(), hour()];
    const [time1 = "", time2 = ""] = times;
    await operator.send(desk, { ...asked, time1, time2 });
    const instants = times.map((local) => parisInstant(local)?.toISOString() ?? "");
    const choose = async (time = "") =>
      expect((await post(site.port, status, { intent: "time", time })).status).toBe(303);
    await choose(instants[0]);
    // Waits for this mail before choosing again, because the mail about the next time would replace it in the queue.
    const set = callIn(await mailTo(email, /^Our call/));
    expect(set).toMatchObject({ method: "REQUEST", sequence: 0, attendee: `mailto:${email}` });
    expect([set.at, set.place]).toEqual([new Date(instants[0] ?? ""), "https://meet.example/lab"]);
    await choose(instants[1]);
    const moved = callIn(await mailTo(email, /^New time for our call/));
    expect(moved).toEqual({ ...set, sequence: 1, at: new Date(instants[1] ?? "") });
    await operator.send(desk, { intent: "invite", where: "Room 4", time1, time2: "", anyway: "on" });
    const instead = await mailTo(email, /^Choose a time/, 2);
    expect(callIn(instead)).toEqual({ ...moved, method: "CANCEL", sequence: 2 });
    expect(plain(instead)).toContain(`${formats.en.weekday(new Date(instants[1] ?? ""))}, 10:00, is cancelled`);
  });

  test("in an expert's hours is picked by the applicant without script, and mailed to both", async () => {
    const operator = await administrator();
    const expert = await signInAs(site, "team", { functions: ["expert"] });
    const week = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
        [`from.${day}`, "09:00"],
        [`until.${day}`, "12:00"],
      ]),
    );
    const hours = `/admin/hours/${expert.id}`;
    expect((await operator.send(hours, { ...week, zone: "Europe/Paris", intent: "week" })).status).toBe(303);
    const { desk, status, email } = await applied();
    expect(await operator.get(desk)).toContain(`<option value="${expert.id}">`);
    const host = expert.id;
    const invite = { intent: "invite", reason: "Traction", anyway: "on", host };
    const placeless = await operator.send(desk, { ...invite, where: "" });
    expect([placeless.status, placeless.text.includes('aria-invalid="true"')]).toEqual([422, true]);
    expect((await operator.send(desk, { ...invite, where: "Room 5" })).status).toBe(303);
    const page = (await ask(site.port, status)).text;
    const offered = [...page.matchAll(/name="time"[^>]*value="([^"]+)"/g)].map(([, at = ""]) => at);
    expect(offered).toHaveLength(40);
    const [time = ""] = offered;
    expect((await post(site.port, status, { intent: "time", time })).status).toBe(303);
    const [theirs, own] = [await mailTo(email, /^Our call/), await mailTo(expert.email, /Booked|Réservé/)];
    expect([callIn(theirs).at, callIn(own).at]).toEqual([new Date(time), new Date(time)]);
    expect([callIn(own).method, callIn(own).attendee, callIn(own).place]).toEqual([
      ...["REQUEST", `mailto:${expert.email}`, "Room 5"],
    ]);
    expect(own).not.toContain(email);
    expect(await operator.get(hours)).toContain("Call with");
    expect(await operator.get(desk)).not.toContain("has lost its host");
    const change = { intent: "functions", person: expert.id, functions: "reviewer" };
    expect((await operator.send("/admin/team", change)).status).toBe(303);
    expect(await operator.get(desk)).toContain(`The call on ${formats.en.moment(new Date(time))} has lost its host.`);
  });

  test("to come is cancelled by a withdrawal, which is confirmed by mail", async () => {
    const operator = await administrator();
    const { desk, status, email } = await applied();
    const time1 = hour();
    await operator.send(desk, { ...asked, time1 });
    await post(site.port, status, { intent: "time", time: parisInstant(time1)?.toISOString() ?? "" });
    await post(site.port, status, { intent: "withdraw" });
    const withdrawal = await mailTo(email, /^You have withdrawn/);
    expect(callIn(withdrawal)).toMatchObject({ method: "CANCEL", sequence: 1, at: parisInstant(time1) });
    expect(withdrawal).not.toMatch(/Zoé|Étang|Salt/);
    const quiet = await applied();
    await post(site.port, quiet.status, { intent: "withdraw" });
    expect(await mailTo(quiet.email, /^You have withdrawn/)).not.toContain("VCALENDAR");
  });
});

describe("after a decision", () => {
  const decided = async (verdict: "yes" | "no") => {
    const operator = await administrator();
    const person = await applied();
    expect((await operator.send(person.desk, { ...asked, time1: hour() })).status).toBe(303);
    const fields = { intent: "decide", verdict, reason: "Traction", line: "Well done." };
    expect((await operator.send(person.desk, fields)).status).toBe(303);
    return person;
  };

  test("a yes says what comes next, by name, and opens an account that asks nothing twice", async () => {
    const { email, status } = await decided("yes");
    const mail = plain(await mailTo(email, /accepted/));
    for (const part of [
      "Zoé Martin",
      formats.en.date(startsOn),
      "18 months",
      "the option and the percentage",
      "contract",
    ])
      expect(mail, part).toContain(plain(part));
    // The applicant's contract will name one of the two prices, so the mail must name neither.
    for (const part of ["€9,900", "10 to 25%"]) expect(mail, part).not.toContain(plain(part));
    const account = `${status}/account`;
    expect(mail).toContain(`${site.url}${account}`);
    expect((await ask(site.port, status)).text).toContain(`href="${account}"`);
    const page = await ask(site.port, account);
    expect([page.status, page.headers["cache-control"], page.headers["referrer-policy"]]).toEqual([
      200,
      "no-store",
      "no-referrer",
    ]);
    for (const part of [email, 'value="Zoé"', 'value="Martin"', "Current stage"]) expect(page.text).toContain(part);
    expect(plain(page.text).replaceAll(/<[^>]*>/g, "")).not.toContain("Apply by");
    expect(page.text).toMatch(new RegExp(`href="${status}"[^>]*>My application`));
    const { person: before } = await storedIn(site);
    expect((before ?? []).filter((row) => row["email"] === email)).toEqual([]);

    const fields = { first_name: "Zoé", last_name: "Martin", lang: "fr", password: "a salty marsh at dawn" };
    const bad = await post(site.port, account, { ...fields, first_name: "", password: "short" });
    expect([bad.status, bad.text.includes("Enter your first name"), bad.text.includes('value="Martin"')]).toEqual([
      422,
      true,
      true,
    ]);
    const opened = await post(site.port, account, { ...fields, terms: "on" });
    expect([opened.status, opened.headers["location"]]).toEqual([303, "/startup/dashboard"]);
    const signedIn = await post(site.port, "/auth/login", { email, password: fields.password });
    expect([signedIn.status, signedIn.headers["location"]]).toEqual([303, "/startup/dashboard"]);
    const { founder_profiles } = await storedIn(site);
    expect((founder_profiles ?? []).find((row) => row["email"] === email)).toMatchObject({
      startup_name: "Étang",
      founder_name: "Zoé Martin",
      description: "Salt for restaurants.",
      stage: "first-customers",
    });

    const known = await ask(site.port, account);
    expect(known.text).toContain("already has an account");
    const nothing = await post(site.port, account, {});
    expect(nothing.status).toBe(303);
  });

  test("a no leads to the form again, and opens no account", async () => {
    const { email, status } = await decided("no");
    const mail = plain(await mailTo(email, /answer to your application/));
    // The present intake is still open, so the mail names the dates of the following intake.
    const days = [following.lastDay, following.startsOn, daysLater(intake.lastDay, 1)].map(formats.en.date);
    for (const part of [`${site.url}/application?lang=en`, ...days, "Well done."])
      expect(mail, part).toContain(plain(part));
    const page = plain((await ask(site.port, status)).text);
    expect([
      page.includes("The form is open for it from"),
      mail.includes("Apply again") || page.includes("Apply again"),
    ]).toEqual([true, false]);
    for (const answer of [await ask(site.port, `${status}/account`), await post(site.port, `${status}/account`, {})])
      expect(answer.status).toBe(404);
  });

  test("another version is told that it comes too late, and when one can apply again", async () => {
    const person = await applied();
    const another = async (pitch: string) => {
      const fields = programmeFields(person.email, { intake: month, pitch });
      const { status } = await post(site.port, "/application/send", fields, somebody().address);
      expect(status).toBe(200);
    };
    await another("Reeds for roofs.");
    const mailed = await mailTo(person.email, /^Another version/);
    const revision = /\/application\/revisions\/[\w-]{44}/.exec(mailed)?.[0] ?? "";
    expect((await ask(site.port, revision)).text).toContain("Use this version");
    const { send } = await administrator();
    const no = { intent: "decide", verdict: "no", reason: "Traction", line: "Come back." };
    expect((await send(person.desk, no)).status).toBe(303);
    await mailTo(person.email, /answer to your application/);
    await another("Salt for roofs.");
    const mail = plain(await mailTo(person.email, /already been decided/));
    const page = plain((await ask(site.port, revision)).text);
    const starts = plain(formats.en.date(following.startsOn));
    expect([mail.includes(starts), page.includes(starts), page.includes("A decision was made")]).toEqual([
      ...[true, true, true],
    ]);
    expect(mail).not.toContain("/application/revisions/");
    for (const told of [mail, page]) expect(told).not.toMatch(/Use this version|only if you confirm|Apply again/);
    expect((await post(site.port, revision, {})).status).toBe(409);
  });

  test("no calendar names the days of an application that is over", async () => {
    const { status } = await applied();
    const days = async (path: string) => {
      const { status: code, headers, text } = await ask(site.port, `${path}/calendar`);
      return [code, headers.location, text.match(/BEGIN:VEVENT/g)?.length];
    };
    expect(await days(status)).toEqual([200, undefined, 5]);
    const refused = await decided("no");
    expect(await days(refused.status)).toEqual([302, refused.status, undefined]);
    await post(site.port, status, { intent: "withdraw" });
    expect(await days(status)).toEqual([302, status, undefined]);
    expect(await days((await decided("yes")).status)).toEqual([200, undefined, 3]);
  });
});
