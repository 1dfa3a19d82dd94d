import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { endAccess } from "../colleague/end-access.server.ts";
import { cancelForHost, meetingsOfHost, saveHost, saveWeek } from "../meeting/keep-hours.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { meetingEmails } from "../meeting/meeting.emails.server.ts";
import { meetingInMail } from "../meeting/meeting-mails.server.ts";
import { timesOf } from "../meeting/times.server.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson } from "../person/block.server.ts";
import { teamMember } from "../person/team-member.table.ts";
import { joinTeam } from "../person/team.server.ts";
import { erase } from "../privacy/erase.server.ts";
import { readApplication } from "./application.server.ts";
import { application, applicationDecision, applicationInvitation, applicationSubmission } from "./application.table.ts";
import { emails as applicationEmails } from "./application.emails.server.ts";
import { freeTimes, hostedCallAt, hostsWithHours } from "./booking.server.ts";
import { remindOfCalls } from "./call-reminder.server.ts";
import { callsWithoutHost, countApplications } from "./counts.server.ts";
import { decide } from "./decision.server.ts";
import { stageOf } from "./due.ts";
import { chooseTime, inviteToCall, rememberedPlace } from "./invitation.server.ts";
import { type Invitation, previewInvitation } from "./proposal.server.ts";
import { listApplications } from "./list.server.ts";
import { conflict } from "./review/review.table.ts";
import { requestCall, withdrawApplication } from "./applicant-actions.server.ts";

const intake = "2026-12";
const at = (time: string) => new Date(time);
const now = at("2026-12-01T09:00:00Z");
const telling = { notify: "team@lab.test", minutes: 30 };
const reader = signedIn("admin", "reader");
const why = "Traction";

type Seen = { id: string; sequence: number };
type EmailData = { letter?: string; call?: Seen; cancelled?: Seen };

let minutes = 0;

onBothEngines("a call", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function applied(count: number) {
    const ids = Array.from({ length: count }, () => randomUUID());
    const { db } = database;
    const lang = "fr" as const;
    const of = (id: string) => ({ email: `${id}@b.test`, lang });
    for (const id of ids) await aLead(db, { id, form: "application", ...of(id) });
    await db.insert(application).values(ids.map((id) => ({ id, intake, ...of(id) })));
    await db
      .insert(applicationSubmission)
      .values(ids.map((id) => ({ id: randomUUID(), applicationId: id, answers, submittedAt: now })));
    return ids;
  }
  const minute = () => new Date(now.getTime() + (minutes += 1) * 60_000);
  async function invite(id: string, times: string[], more: Partial<Invitation> = {}, actor = reader) {
    // The first invitation of an application also records a decision, which needs a reason; later invitations need
    // none.
    const before = await database.db.$count(applicationDecision, eq(applicationDecision.applicationId, id));
    const reason = before > 0 ? "" : why;
    const asked = {
      times: times.map(at),
      where: "https://meet.example/lab",
      reason,
      anyway: true,
      ...more,
    };
    return inviteToCall(database.db, actor, id, { ...asked, ...atOnce }, minute());
  }
  const choose = (id: string, time: string) => chooseTime(database.db, id, { time, ...telling }, now);
  const emailsOf = async (id: string) =>
    (await database.db.select().from(job).where(eq(job.subject, id)).orderBy(job.seq)).map(
      ({ data }) => data as EmailData,
    );
  const bookings = (id: string) => database.db.select().from(meeting).where(eq(meeting.application, id));

  test("at one hour, chosen by 100 at once, belongs to one; the others keep what remains", async () => {
    const [hour, later] = ["2027-01-04T09:00:00.000Z", "2027-01-04T15:00:00.000Z"];
    const ids = await applied(100);
    for (const id of ids) await invite(id, [hour, later]);
    // On a busy machine some attempts time out waiting for a database connection; these attempts are ignored.
    const got = await Promise.allSettled(ids.map((id) => choose(id, hour)));
    const statuses = got.flatMap((each) => (each.status === "fulfilled" ? [each.value.status] : []));
    expect(statuses.filter((status) => status === "stored")).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set(["stored", "taken"]));
    const called = await database.db
      .select()
      .from(application)
      .where(eq(application.callAt, at(hour)));
    expect(called).toHaveLength(1);
    const [loser = ""] = ids.filter((id) => id !== called[0]?.id);
    expect(await freeTimes(database.db, loser, { times: [hour, later], host: null }, 30)).toEqual([later]);
    expect(await emailsOf(loser)).not.toContainEqual(expect.objectContaining({ letter: "application-call-set" }));
    expect(await choose(loser, later)).toEqual({ status: "stored" });
    await withdrawApplication(database.db, called[0]?.id ?? "", telling, now);
    expect(await choose(loser, hour)).toEqual({ status: "stored" });
  });

  test("at one instant is held by one row, whoever writes it, and beside it none overlaps", async () => {
    const [hour, within] = ["2027-01-05T09:00:00.000Z", "2027-01-05T09:15:00.000Z"];
    const [first = "", second = ""] = await applied(2);
    for (const id of [first, second]) await invite(id, [hour, within]);
    expect(await choose(first, hour)).toEqual({ status: "stored" });
    expect(await choose(second, within)).toEqual({ status: "taken" });
    const [mine] = await bookings(first);
    if (!mine) throw new Error("Not booked");
    const theirs = { ...mine, id: randomUUID(), application: second, startsAt: at(within) };
    await expect(database.db.insert(meeting).values(theirs)).rejects.toMatchObject({ cause: { code: "23P01" } });
  });

  test("keeps one identity in calendars: moved, cancelled and set again it has the same id and a higher sequence", async () => {
    const [one, other] = ["2027-01-06T09:00:00.000Z", "2027-01-06T15:00:00.000Z"];
    const [id = ""] = await applied(1);
    // Marks queued mails as sent, because the next mail of the same kind would replace an unsent one.
    const sent = () => database.db.update(job).set({ state: "done" }).where(eq(job.subject, id));
    await invite(id, [one, other]);
    for (const time of [one, one, other]) {
      await choose(id, time);
      await sent();
    }
    await invite(id, [one]);
    await sent();
    expect((await readApplication(database.db, id))?.callAt).toBeNull();
    await choose(id, one);
    await sent();
    await withdrawApplication(database.db, id, telling, now);
    const emails = (await emailsOf(id)).filter(({ letter }) => letter !== "operator-notice");
    const seen = emails.map(({ letter, call, cancelled }) => [
      letter,
      call?.sequence ?? null,
      cancelled?.sequence ?? null,
    ]);
    expect(seen).toEqual([
      ["application-invitation", null, null],
      ["application-call-set", 0, null],
      ["application-call-set", 1, null],
      ["application-invitation", null, 2],
      ["application-call-set", 3, null],
      ["application-withdrawn", null, 4],
    ]);
    const ids = emails.flatMap(({ call, cancelled }) => [call ?? cancelled ?? []].flat().map((event) => event.id));
    expect(new Set(ids).size).toBe(1);
  });

  test("to come is cancelled by a final decision, and one that has taken place is not", async () => {
    const [id = "", past = "", ...more] = await applied(4);
    const no = { step: "final", verdict: "no", reason: why, line: "A line." } as const;
    const cancelledIn = async (each: string) => (await emailsOf(each)).at(-1)?.cancelled?.sequence ?? null;
    for (const [each, verdict] of [
      [id, "no"],
      [more[0] ?? "", "yes"],
      [more[1] ?? "", "wait"],
    ] as const) {
      await invite(each, ["2027-01-07T09:00:00.000Z"]);
      expect(await choose(each, "2027-01-07T09:00:00.000Z"), verdict).toEqual({ status: "stored" });
      await decide(database.db, reader, each, { ...no, verdict, ...atOnce }, now);
      expect([verdict, await cancelledIn(each)]).toEqual([verdict, 1]);
      expect((await readApplication(database.db, each))?.callAt, verdict).toBeNull();
    }
    await invite(past, ["2027-01-07T09:00:00.000Z"]);
    expect(await choose(past, "2027-01-07T09:00:00.000Z")).toEqual({ status: "stored" });
    await decide(database.db, reader, past, { ...no, ...atOnce }, at("2027-01-07T12:00:00Z"));
    expect(await cancelledIn(past)).toBeNull();
    expect(await bookings(past)).toEqual([expect.objectContaining({ cancelledAt: null, sequence: 0 })]);
  });

  test("that its author was not told of is told before it is cancelled", async () => {
    const [id = ""] = await applied(1);
    const time = "2027-01-08T09:00:00.000Z";
    const yes = { step: "final", verdict: "wait", reason: why, line: "" } as const;
    const press = (shownCall: string, at = now) =>
      decide(database.db, reader, id, { ...yes, shownCall, ...atOnce }, at);
    await invite(id, [time]);
    await choose(id, time);
    const before = (await emailsOf(id)).length;
    for (const shown of ["", "2027-01-08T10:00:00.000Z"]) expect((await press(shown)).status).toBe("call");
    expect([(await emailsOf(id)).length, (await readApplication(database.db, id))?.callAt]).toEqual([before, at(time)]);
    expect((await press(time)).status).toBe("stored");
  });

  test("is proposed within the announced days, at a time nobody has, unless it is meant; nothing is sent before", async () => {
    const [holder = "", waiting = "", id = ""] = await applied(3);
    const [taken, proposed] = ["2027-01-08T09:00:00.000Z", "2027-01-08T15:00:00.000Z"];
    const [early, late, free] = ["2026-12-31T22:59:00.000Z", "2027-01-15T23:00:00.000Z", "2027-01-15T22:30:00.000Z"];
    await invite(holder, [taken]);
    await choose(holder, taken);
    await invite(waiting, [proposed]);
    const asked = await invite(id, [taken, proposed, early, late, free], { anyway: false });
    expect(asked).toEqual({
      status: "times",
      problems: new Map([
        [taken, "taken"],
        [proposed, "proposed"],
        [early, "outside"],
        [late, "outside"],
      ]),
    });
    expect([await emailsOf(id), (await readApplication(database.db, id))?.first]).toEqual([[], null]);
    expect(await invite(id, [taken, early])).toMatchObject({ problems: new Map([[taken, "taken"]]) });
    expect(await invite(id, [proposed, early])).toEqual({ status: "stored" });
    expect((await readApplication(database.db, id))?.invitation?.times).toEqual([early, proposed]);
  });

  test("is proposed by the mail that was read, whoever presses meanwhile, or not at all", async () => {
    const { db } = database;
    const [id = ""] = await applied(1);
    const asked = { where: "Room 3", reason: why, anyway: true };
    const offer = (hour: string) => ({ ...asked, ...atOnce, times: [at(`2027-01-12T${hour}:00:00.000Z`)] });
    const read = await previewInvitation(db, reader, id, offer("09"), now);
    const digest = read.status === "sound" ? read.digest : "";
    expect([read.status, (await readApplication(db, id))?.first]).toEqual(["sound", null]);
    const press = (hour: string, shownMail: string) =>
      inviteToCall(db, reader, id, { ...offer(hour), shownMail }, minute());
    for (const shown of ["", "another"]) expect((await press("09", shown)).status).toBe("unread");
    expect((await press("10", digest)).status).toBe("unread");
    expect([await emailsOf(id), (await readApplication(db, id))?.first]).toEqual([[], null]);
    const pressed = await Promise.all(Array.from({ length: 8 }, () => press("09", digest)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill("decided"), "stored"]);
    await expect(previewInvitation(db, signedIn("founder"), id, offer("09"), now)).rejects.toThrow();
  });

  test("is met where its author met last, and nobody else's place is told", async () => {
    const [id = ""] = await applied(1);
    const [author, other] = [signedIn("admin", "author"), signedIn("admin", "other")];
    expect(await rememberedPlace(database.db, author)).toBe("");
    await invite(id, ["2027-01-11T09:00:00.000Z"], { where: "Room 3" }, author);
    await invite(id, ["2027-01-11T09:00:00.000Z"], { where: "Room 4" }, author);
    expect(await rememberedPlace(database.db, author)).toBe("Room 4");
    expect(await rememberedPlace(database.db, other)).toBe("");
    await expect(rememberedPlace(database.db, signedIn("founder"))).rejects.toThrow();
  });

  test("that needs other times waits for us, and one that the applicant has to choose does not", async () => {
    const { db } = database;
    const [id = "", other = ""] = await applied(2);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
    const views = async (each: string) => {
      const found: string[] = [];
      for (const view of ["all", "open", "first", "times", "call", "final"] as const) {
        const { rows } = await listApplications(db, reader, { view, intake, text: "" }, delays, { size: 1_000 });
        const row = rows.find((listed) => listed.id === each);
        if (row) found.push(view === "all" ? stageOf(row, new Date()) : view);
      }
      return found;
    };
    const asked = { where: "Room 3", reason: why, anyway: true };
    const offer = (each: string, days: number, when: Date, reason = "") =>
      inviteToCall(db, reader, each, { ...asked, reason, times: [inDays(days)], ...atOnce }, when);
    const wish = (slots: string, when: Date) =>
      requestCall(db, id, { slots, phone: null, notify: telling.notify }, when);
    const counted = async () => (await ask(db, { figure: countApplications("times", delays, reader) })).figure.count;
    const before = await counted();
    expect(await views(id)).toEqual(["first", "open", "first"]);
    await offer(id, 11, inDays(-5), why);
    expect(await views(id)).toEqual(["choice", "call"]);
    await wish("Monday at noon", inDays(-4));
    expect(await views(id)).toEqual(["times", "open", "times", "call"]);
    expect((await counted()) - before).toBe(1);
    await offer(id, 12, inDays(-3));
    expect(await views(id)).toEqual(["choice", "call"]);
    const time = (await readApplication(db, id))?.invitation?.times[0] ?? "";
    await chooseTime(db, id, { time, ...telling }, inDays(-2));
    expect(await views(id)).toEqual(["call", "call"]);
    await wish("A day later after all", inDays(-1));
    expect(await views(id)).toEqual(["times", "open", "times", "call"]);
    await offer(other, -1, inDays(-3), why);
    expect(await views(other)).toEqual(["times", "open", "times", "call"]);
  });

  test("chosen over and over fills nobody's mailbox", async () => {
    const [id = ""] = await applied(1);
    const times = ["2027-01-12T09:00:00.000Z", "2027-01-12T15:00:00.000Z"];
    await invite(id, times);
    const got = [];
    for (let nth = 0; nth < 6; nth += 1) got.push((await choose(id, times[nth % 2] ?? "")).status);
    expect(got).toEqual([...Array.from({ length: 5 }, () => "stored"), "limited"]);
    const again = await choose(id, times[1] ?? "");
    expect(again.status === "limited" && again.retryAfter).toBeGreaterThan(3_600);
  });

  async function anExpert(place = "https://visio.example/expert") {
    const { viewer, address } = await aPerson(database.db, "team");
    await joinTeam(database.db, viewer.id, ["expert"]);
    const host = { id: viewer.id, kind: "expert" as const };
    const admin = signedIn("admin", "reader");
    const week = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 9 * 60, until: 12 * 60 }]));
    await saveHost(database.db, admin, { host, place, email: "", lang: "fr" }, now);
    await saveWeek(database.db, admin, { host, zone: "Europe/Paris", week });
    return { viewer: { ...viewer, functions: ["expert" as const] }, address };
  }
  const mailsOfHost = async ({ viewer }: Actor) =>
    (await database.db.select().from(job).where(eq(job.key, viewer.email)).orderBy(job.seq)).map(({ data }) => {
      const { letter, sequence } = data as { letter: string; sequence: number };
      return `${letter} ${sequence}`;
    });

  test("keeps the proposed times that a startup’s booking leaves free, and asks for others once none is", async () => {
    const { db } = database;
    const expert = await anExpert();
    const [id = "", ...others] = await applied(4);
    await invite(id, [], { host: expert.viewer.id, where: "" });
    const times = ["08:00", "08:45", "09:30", "10:15"].map((time) => `2027-01-01T${time}:00.000Z`);
    await db.update(applicationInvitation).set({ times }).where(eq(applicationInvitation.applicationId, id));
    const booked = (startsAt: string, busyTo: string) =>
      db.insert(meeting).values({
        ...{ id: randomUUID(), host: expert.viewer.id, application: others.pop(), topic: "", place: "" },
        ...{ startsAt: at(startsAt), endsAt: at(busyTo), busyTo: at(busyTo) },
      });
    await booked("2027-01-01T08:00:00Z", "2027-01-01T09:00:00Z");
    const free = () => freeTimes(db, id, { times, host: expert.viewer.id }, 30, now);
    expect(await free()).toEqual(times.slice(2));
    const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
    const isAsked = async () =>
      (await listApplications(db, reader, { view: "times", intake, text: "" }, delays, { size: 1_000 })).rows.some(
        (row) => row.id === id,
      );
    expect(await isAsked()).toBe(false);
    await booked("2027-01-01T09:15:00Z", "2027-01-01T10:00:00Z");
    await booked("2027-01-01T10:00:00Z", "2027-01-01T11:00:00Z");
    expect([await free(), await isAsked()]).toEqual([[], true]);
  });

  test("in an expert’s hours is chosen among those free in the announced days, and one of 100 at once gets an hour", async () => {
    const expert = await anExpert();
    const ids = await applied(100);
    for (const id of ids)
      expect(await invite(id, [], { host: expert.viewer.id, where: "", anyway: false })).toEqual({ status: "stored" });
    const [first = ""] = ids;
    const proposed = (await readApplication(database.db, first))?.invitation;
    expect(proposed).toMatchObject({ host: expert.viewer.id, where: "https://visio.example/expert" });
    const times = proposed?.times ?? [];
    expect([times.length, times[0], times.at(-1)]).toEqual([
      40,
      "2027-01-01T08:00:00.000Z",
      "2027-01-10T10:15:00.000Z",
    ]);
    const [hour = "", next = ""] = times;
    const got = await Promise.allSettled(ids.map((id) => choose(id, hour)));
    const statuses = got.flatMap((each) => (each.status === "fulfilled" ? [each.value.status] : []));
    expect(statuses.filter((status) => status === "stored")).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set(["stored", "taken"]));
    const [booked] = await database.db.select().from(meeting).where(eq(meeting.host, expert.viewer.id));
    const loser = ids.find((id) => id !== booked?.application) ?? "";
    expect(await freeTimes(database.db, loser, { times, host: expert.viewer.id }, 30, now)).toEqual(times.slice(1));
    const offered = (await timesOf(database.db, { id: expert.viewer.id, kind: "expert" }, now)).offers;
    // The call ends at 9:30 in Paris, and a pause until 9:45 (8:45 UTC) follows.
    expect(offered.find((time) => time >= at(hour))).toEqual(at("2027-01-01T08:45:00.000Z"));
    expect(await mailsOfHost(expert)).toEqual(["meeting-booked 0"]);
    expect(await choose(booked?.application ?? "", next)).toEqual({ status: "stored" });
    expect(await choose(loser, hour)).toEqual({ status: "stored" });
    await withdrawApplication(database.db, loser, telling, now);
    expect(await mailsOfHost(expert)).toEqual([
      "meeting-booked 0",
      "meeting-moved 1",
      "meeting-booked 0",
      "meeting-cancelled 1",
    ]);
  }, 60_000);

  test("shows of each expert the first hour free in the announced days, and nobody who may not host it", async () => {
    const { db } = database;
    const [expert, busy, closed] = [await anExpert(), await anExpert(), await anExpert()];
    const [id = ""] = await applied(1);
    const days = { interviewsFrom: "2027-01-01", interviewsTo: "2027-01-10" };
    const week = new Map([2, 3].map((day) => [day, { from: 9 * 60, until: 12 * 60 }]));
    await saveWeek(db, busy, { host: { id: busy.viewer.id, kind: "expert" }, zone: "Europe/Paris", week });
    await db.insert(conflict).values({
      ...{ id: randomUUID(), applicationId: id, personId: closed.viewer.id, reason: "My sister", declaredAt: now },
    });
    const shown = async (announced = days) =>
      (await hostsWithHours(db, { application: id, minutes: 30 }, announced, now)).flatMap((each) =>
        [expert, busy, closed].some(({ viewer }) => viewer.id === each.id) ? [[each.id, each.next]] : [],
      );
    expect((await shown()).toSorted()).toEqual(
      [
        [expert.viewer.id, at("2027-01-01T08:00:00Z")],
        [busy.viewer.id, at("2027-01-05T08:00:00Z")],
      ].toSorted(),
    );
    const weekend = { interviewsFrom: "2027-01-09", interviewsTo: "2027-01-10" };
    expect(new Map((await shown(weekend)) as [string, Date | null][]).get(busy.viewer.id)).toBeNull();
  });

  test("in an expert’s hours is reminded of once, by two servers, and again after it was moved", async () => {
    const { db } = database;
    const expert = await anExpert();
    const [id = "", other = ""] = await applied(2);
    await invite(id, [], { host: expert.viewer.id, where: "" });
    const times = (await readApplication(db, id))?.invitation?.times ?? [];
    const [time = "", later = ""] = [times[1], times[30]];
    await choose(id, time);
    await invite(other, ["2027-01-01T13:00:00.000Z"]);
    await choose(other, "2027-01-01T13:00:00.000Z");
    const remind = (on: string, hours: number) =>
      Promise.all([1, 2, 3].map(() => remindOfCalls(db, new Date(at(on).getTime() - hours * 3_600_000))));
    await remind(time, 25);
    expect(await mailsOfHost(expert)).toEqual(["meeting-booked 0"]);
    await remind(time, 23);
    await remind(time, 1);
    expect(await mailsOfHost(expert)).toEqual(["meeting-booked 0", "meeting-reminder 0"]);
    await choose(id, later);
    await remind(later, 23);
    expect((await mailsOfHost(expert)).slice(2)).toEqual(["meeting-moved 1", "meeting-reminder 1"]);
  });

  /** Returns an applicant's queued mails; "no" marks a mail that would be dropped now. */
  async function leaving(id: string) {
    const meeting = async (which: string) => {
      const found = await meetingInMail(database.db, which);
      return found && { ...found, host: "" };
    };
    const jobs = await database.db
      .select()
      .from(job)
      .where(eq(job.key, `${id}@b.test`))
      .orderBy(job.seq);
    const seen = [];
    for (const { data } of jobs) {
      const row = data as { letter: string };
      const read = applicationEmails.find(({ name }) => name === row.letter)?.read(row, { key: "", subject: null });
      const mail = await read?.write({ ...emailContext, meeting });
      seen.push({ letter: row.letter.replace("application-", ""), text: mail ? mail.text : null });
    }
    return seen;
  }

  test("is what its applicant is reminded of the day before: once, by two servers, again once moved, never once cancelled", async () => {
    const { db } = database;
    const [id = "", other = ""] = await applied(2);
    const [time, next] = ["2027-01-18T09:00:00.000Z", "2027-01-21T09:00:00.000Z"];
    const remind = (on: string, hours: number) =>
      Promise.all([1, 2, 3].map(() => remindOfCalls(db, new Date(at(on).getTime() - hours * 3_600_000))));
    const reminders = async (each: string) =>
      (await leaving(each)).filter(({ letter }) => letter === "call-reminder").map(({ text }) => text);
    await invite(id, [time, next]);
    await choose(id, time);
    await remind(time, 25);
    expect(await reminders(id)).toEqual([]);
    for (const hours of [23, 12, 1]) await remind(time, hours);
    expect(await reminders(id)).toEqual([expect.stringMatching(/18\sjanvier[^]*https:\/\/meet\.example\/lab/)]);
    await choose(id, next);
    expect(await reminders(id)).toEqual([null]);
    await remind(next, 23);
    expect(await reminders(id)).toEqual([expect.stringMatching(/21\sjanvier/)]);
    await invite(other, [time]);
    await choose(other, time);
    await remind(time, 23);
    await withdrawApplication(db, other, telling, now);
    expect(await reminders(other)).toEqual([null]);
    await remind(time, 1);
    expect(await reminders(other)).toEqual([null]);
  });

  test("is without a host and reminds nobody once its expert has left, was blocked, hosts no more or has a conflict", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const ended: ((expert: string, id: string) => Promise<unknown>)[] = [
      (expert) => endAccess(db, admin, { id: expert, to: null }),
      (expert) => blockPerson(db, admin, expert, { reason: "Test", line: "" }),
      (expert) =>
        db
          .update(teamMember)
          .set({ functions: ["reviewer"] })
          .where(eq(teamMember.personId, expert)),
      (expert, id) =>
        db.insert(conflict).values({
          ...{ id: randomUUID(), applicationId: id, personId: expert, reason: "My sister", declaredAt: now },
        }),
    ];
    for (const end of ended) {
      const expert = await anExpert();
      const [id = ""] = await applied(1);
      await invite(id, [], { host: expert.viewer.id, where: "" });
      const time = (await readApplication(db, id))?.invitation?.times[0] ?? "";
      expect(await choose(id, time)).toEqual({ status: "stored" });
      const hostless = async () => (await ask(db, { found: callsWithoutHost(reader) })).found;
      const before = await hostless();
      const callAt = new Date(time);
      expect(await hostedCallAt(db, { id, callAt }, now)).toEqual(callAt);
      await end(expert.viewer.id, id);
      expect(await hostedCallAt(db, { id, callAt }, now)).toBeNull();
      expect((await hostless()).count).toBe(before.count + 1);
      await remindOfCalls(db, new Date(at(time).getTime() - 23 * 3_600_000));
      expect(await mailsOfHost(expert)).not.toContain("meeting-reminder 0");
      expect((await leaving(id)).map(({ letter }) => letter)).not.toContain("call-reminder");
      expect((await hostless()).next).toBe(id);
      await withdrawApplication(db, id, telling, now);
      expect(await hostless()).toEqual(before);
      expect(await mailsOfHost(expert)).toContain("meeting-cancelled 1");
    }
  });

  test("that is off leaves an expert’s calendar at its own time, also if the applicant has chosen another expert’s", async () => {
    const { db } = database;
    const [one, other] = [await anExpert(), await anExpert()];
    const [id = ""] = await applied(1);
    const offered = async (expert: Actor) => {
      await invite(id, [], { host: expert.viewer.id, where: "" });
      return (await readApplication(db, id))?.invitation?.times ?? [];
    };
    const cancellationTo = async ({ viewer }: Actor) => {
      const cancelled = meetingEmails.cancelled;
      const jobs = await db.select().from(job).where(eq(job.key, viewer.email)).orderBy(job.seq);
      const found = jobs.find(({ data }) => (data as EmailData).letter === cancelled.name);
      const mail = await cancelled.read(found?.data as EmailData, { key: viewer.email, subject: null })?.write({
        ...emailContext,
        attaches: async () => true,
        meeting: async (which) => {
          const row = await meetingInMail(db, which);
          return row && { ...row, host: "" };
        },
      });
      const [file] = mail?.attachments ?? [];
      return file && "content" in file ? String(file.content).match(/(METHOD|SEQUENCE|DTSTART):\w+/g) : null;
    };
    const [time = ""] = await offered(one);
    await choose(id, time);
    const [, , next = ""] = await offered(other);
    const its = ["METHOD:CANCEL", "SEQUENCE:1", `DTSTART:${time.replaceAll(/[-:]|\.000/g, "")}`];
    expect((await cancellationTo(one))?.toSorted()).toEqual(its.toSorted());
    await choose(id, next);
    expect((await cancellationTo(one))?.toSorted()).toEqual(its.toSorted());
  });

  test("of an applicant who is erased leaves the expert's calendar by a mail", async () => {
    const expert = await anExpert();
    const [id = ""] = await applied(1);
    await invite(id, [], { host: expert.viewer.id, where: "" });
    await choose(id, (await readApplication(database.db, id))?.invitation?.times[0] ?? "");
    const order = { email: `${id}@b.test`, about: randomUUID(), crm: false, forGood: true };
    await database.db.transaction((tx) => erase(tx, order, now));
    expect(await bookings(id)).toEqual([]);
    expect(await mailsOfHost(expert)).toEqual(["meeting-booked 0", "meeting-gone 1"]);
  });

  test("cancelled before its invitation has left is invited to by no mail", async () => {
    const [id = ""] = await applied(1);
    const time = "2027-01-25T09:00:00.000Z";
    await invite(id, [time]);
    await choose(id, time);
    await withdrawApplication(database.db, id, telling, now);
    const texts = new Map((await leaving(id)).map(({ letter, text }) => [letter, text]));
    expect([texts.get("call-set"), texts.has("withdrawn")]).toEqual([null, true]);
  });

  test("in an expert’s hours is the team’s: the host can neither cancel it nor take it away by leaving", async () => {
    const { db } = database;
    const expert = await anExpert();
    const [id = ""] = await applied(1);
    await invite(id, [], { host: expert.viewer.id, where: "" });
    const time = (await readApplication(db, id))?.invitation?.times[0] ?? "";
    await choose(id, time);
    const [booked] = await bookings(id);
    const which = { host: expert.viewer.id, meeting: booked?.id ?? "" };
    expect(await cancelForHost(db, expert, which, now)).toBe("gone");
    expect((await meetingsOfHost(db, expert.viewer.id, now)).map(({ startup }) => startup)).toEqual([
      answers.companyName,
    ]);
    const colleague = await aPerson(db, "admin");
    const shownTo = async (who: Actor) => (await meetingsOfHost(db, expert.viewer.id, now, who)).length;
    expect(await shownTo(colleague)).toBe(1);
    for (const personId of [colleague.viewer.id, expert.viewer.id])
      await db.insert(conflict).values({
        ...{ id: randomUUID(), applicationId: id, personId, reason: "My sister", declaredAt: now },
      });
    expect([await shownTo(colleague), await shownTo(expert)]).toEqual([0, 1]);
    await db.delete(conflict).where(eq(conflict.applicationId, id));
    await invite(id, ["2027-01-13T09:00:00.000Z"]);
    await choose(id, "2027-01-13T09:00:00.000Z");
    expect(await mailsOfHost(expert)).toEqual(["meeting-booked 0", "meeting-cancelled 1"]);
    expect(await meetingsOfHost(db, expert.viewer.id, now)).toEqual([]);
    const [other = ""] = await applied(1);
    await invite(other, [], { host: expert.viewer.id, where: "" });
    await choose(other, time);
    await endAccess(db, await aPerson(db, "admin"), { id: expert.viewer.id, to: null });
    expect(await bookings(other)).toEqual([expect.objectContaining({ cancelledAt: null, startsAt: at(time) })]);
  });

  test("is not proposed in hours that nobody may choose: no expert’s, closed by a conflict, full or without a place", async () => {
    const { db } = database;
    const [expert, placeless] = [await anExpert(), await anExpert("")];
    const [id = "", other = ""] = await applied(2);
    const asked = (more: Partial<Invitation>) => invite(id, [], { where: "", anyway: false, ...more });
    expect(await asked({ host: "finance" })).toEqual({ status: "no-hours" });
    expect(await asked({ host: placeless.viewer.id })).toEqual({ status: "no-place" });
    await db.insert(conflict).values({
      id: randomUUID(),
      applicationId: id,
      personId: expert.viewer.id,
      reason: "My sister",
      declaredAt: now,
    });
    expect(await asked({ host: expert.viewer.id })).toEqual({ status: "no-hours" });
    await saveWeek(db, expert, {
      host: { id: expert.viewer.id, kind: "expert" },
      zone: "Europe/Paris",
      week: new Map(),
    });
    expect(await invite(other, [], { host: expert.viewer.id, where: "" })).toEqual({ status: "no-hours" });
    expect([(await readApplication(db, id))?.first, (await readApplication(db, other))?.first]).toEqual([null, null]);
  });
});
