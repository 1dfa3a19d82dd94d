import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mentors } from "../../content/mentors.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { application } from "../application/application.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { changeFunctions } from "../colleague/functions.server.ts";
import { endAccess } from "../colleague/end-access.server.ts";
import type { Content } from "../content/content.server.ts";
import { contentRecord } from "../content/content.table.ts";
import { deleteRecord } from "../content/delete-record.server.ts";
import { recordStateOf } from "../content/record-state.server.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson } from "../person/block.server.ts";
import { changeRole } from "../person/role.server.ts";
import { joinTeam } from "../person/team.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import { close, remove } from "../seat/change.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { book, cancel, move } from "./booking.server.ts";
import { watchHours } from "./hour-watch.server.ts";
import { ownMeetings, ownMeeting } from "./own-meetings.server.ts";
import { hostNameOf } from "./hosts.server.ts";
import { hostDay } from "./host.table.ts";
import { cancelForHost, meetingsOfHost, saveHost, saveWeek, setDay, shownWeek } from "./keep-hours.server.ts";
import { emails } from "./meeting.emails.server.ts";
import { meeting } from "./meeting.table.ts";
import { cancelAllOfHost, meetingInMail } from "./meeting-mails.server.ts";
import { closingHours, meetingsAhead } from "./mentor-gone.server.ts";
import { remindOfMeetings } from "./reminder.server.ts";
import { shuttingOut } from "../colleague/shut-out.server.ts";
import { nextTimes, readHours, timesOf } from "./times.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";
import { shownOf } from "../edit-conflict/edit-conflict.server.ts";

/** The content after its mentors were deleted. */
const noMentors = { list: () => [] } as unknown as Content;

/** A Monday. */
const now = new Date("2027-01-04T07:00:00Z");
const everyDay = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 540, until: 720 }]));
const closedHours = /hours with this host were closed|heures avec cette personne ont été fermées/;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

onBothEngines("meetings", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function founder(plan: "elite" | null = "elite", source: "desk" | "trial" = "desk") {
    const actor = await aPerson(database.db, "founder");
    const endsOn = source === "trial" ? "2030-01-01" : null;
    const grant = { startsOn: "2020-01-01", endsOn, grantedBy: "admin", reason: "Test", source };
    if (plan)
      await database.db.insert(planGrant).values({ id: randomUUID(), startup: actor.viewer.id, plan, ...grant });
    return actor;
  }
  async function mentor(email = `${randomUUID()}@mentor.example`) {
    const host = { id: `mentor-${randomUUID()}`, kind: "mentor" as const, available: true };
    await saveHost(database.db, admin, { host, place: "https://visio.example/1", email, lang: "fr" });
    await saveWeek(database.db, admin, { host, zone: "Europe/Paris", week: everyDay });
    return { ...host, email };
  }
  const offersOf = async (host: { id: string; kind: "mentor" | "expert" }) =>
    (await timesOf(database.db, host, now)).offers;
  const at = async (host: { id: string; kind: "mentor" | "expert" }, index = 0) => {
    const found = (await offersOf(host))[index];
    if (!found) throw new Error("No such offer");
    return found;
  };
  const topic = "Runway";

  async function filesTo(address: string) {
    const jobs = await database.db.select().from(job).where(eq(job.key, address)).orderBy(job.seq);
    const files = [];
    for (const { data } of jobs) {
      const row = data as { letter: string };
      const read = emails.find(({ name }) => name === row.letter)?.read(row, { key: address, subject: null });
      const context = {
        ...emailContext,
        meeting: async (id: string) => {
          const found = await meetingInMail(database.db, id);
          return found && { ...found, host: (await hostNameOf(database.db, noMentors, found.host, "en")) || "Lou" };
        },
      };
      const mail = await read?.write(context);
      for (const attached of mail?.attachments ?? []) {
        const calendar = new ICAL.Component(ICAL.parse(String(attached.content)));
        const [event] = calendar.getAllSubcomponents("vevent");
        files.push({
          method: calendar.getFirstPropertyValue("method"),
          uid: event?.getFirstPropertyValue("uid"),
          sequence: event?.getFirstPropertyValue("sequence"),
          attendees: event?.getAllProperties("attendee").map((each) => String(each.getFirstValue())),
          text: mail?.text ?? "",
        });
      }
    }
    return files;
  }

  test("of 100 who book one time at once one gets it, and the others are told the nearest three", async () => {
    const host = await mentor();
    const startsAt = await at(host);
    const founders = [];
    for (let each = 0; each < 100; each += 1) founders.push(await founder());
    const answers = await Promise.all(
      founders.map((actor) => book(database.db, actor, { host, startsAt, topic }, now)),
    );
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([byStatus.get("booked")?.length, byStatus.get("taken")?.length]).toEqual([1, 99]);
    for (const answer of answers)
      if (answer.status === "taken") expect(answer.nearest.map(Number)).not.toContain(startsAt.getTime());
    expect(byStatus.get("taken")?.every((one) => "nearest" in one && one.nearest.length === 3)).toBe(true);
    const free = await offersOf(host);
    expect(free.map(Number)).not.toContain(startsAt.getTime());
  }, 60_000);

  test("a startup is offered no time at which it has another meeting itself", async () => {
    const { db } = database;
    const [one, other] = [await mentor(), await mentor()];
    const [actor, stranger] = [await founder(), await founder()];
    const [first, second, third] = await offersOf(one);
    if (!first || !second || !third) throw new Error("Three offers");
    const booked = await book(db, actor, { host: one, startsAt: first, topic }, now);
    expect(booked.status).toBe("booked");
    const offered = async (guest: Actor) =>
      (await timesOf(db, { ...other, guest: guest.viewer.startup?.id ?? "" }, now)).offers;
    expect((await offered(actor))[0]).toEqual(second);
    expect((await offered(stranger))[0]).toEqual(first);
    const refused = await book(db, actor, { host: other, startsAt: first, topic }, now);
    expect(refused).toMatchObject({ status: "taken", nearest: [second, third, expect.any(Date)] });
    const moving = await book(db, actor, { host: other, startsAt: second, topic }, now);
    const id = "id" in moving ? moving.id : "";
    const moved = await move(db, actor, { id, startsAt: first, available: true }, now);
    expect(moved).toMatchObject({ status: "taken" });
    expect("nearest" in moved && moved.nearest.map(Number)).not.toContain(first.getTime());
  });

  test("startups on a free trial leave a mentor as many times as they have taken", async () => {
    const host = await mentor();
    await saveWeek(database.db, admin, { host, zone: "Europe/Paris", week: new Map([[1, { from: 540, until: 600 }]]) });
    const all = (await offersOf(host)).length;
    const bookAs = async (actor: Actor) =>
      (await book(database.db, actor, { host, startsAt: await at(host), topic }, now)).status;
    const answers = [];
    for (let each = 0; each < all; each += 1) answers.push(await bookAs(await founder("elite", "trial")));
    const byStatus = Map.groupBy(answers, (status) => status);
    expect([byStatus.get("booked")?.length, byStatus.get("trials")?.length]).toEqual([all / 2, all / 2]);
    expect(await bookAs(await founder())).toBe("booked");
  });

  test("startups on a free trial together book and move eight times a day at a mentor, and all others go on", async () => {
    const { db } = database;
    const host = await mentor();
    const bookAs = async (actor: Actor) => {
      const answer = await book(db, actor, { host, startsAt: await at(host), topic }, now);
      return { ...answer, id: answer.status === "booked" ? answer.id : "" };
    };
    for (let each = 0; each < 2; each += 1) {
      const actor = await founder("elite", "trial");
      for (let press = 0; press < 3; press += 1)
        expect(await cancel(db, actor, { id: (await bookAs(actor)).id }, now)).toBe("cancelled");
    }
    const [last, late, paying] = [await founder("elite", "trial"), await founder("elite", "trial"), await founder()];
    const moveAs = async (actor: Actor, id: string) =>
      (await move(db, actor, { id, startsAt: await at(host, 5), available: true }, now)).status;
    const { id } = await bookAs(last);
    expect([await moveAs(last, id), await moveAs(last, id)]).toEqual(["moved", "trials"]);
    expect(await bookAs(late)).toMatchObject({ status: "trials" });
    const other = await mentor();
    const elsewhere = { host: other, startsAt: await at(other), topic };
    expect(await book(db, late, elsewhere, now)).toMatchObject({ status: "booked" });
    expect(await moveAs(paying, (await bookAs(paying)).id)).toBe("moved");
  });

  test("a free trial mails a mentor no link or address of a stranger, and a granted plan may", async () => {
    const host = await mentor();
    const bookAbout = async (actor: Actor, about: string) =>
      (await book(database.db, actor, { host, startsAt: await at(host), topic: about }, now)).status;
    const trial = await founder("elite", "trial");
    for (const about of ["Gagnez sur www.gratuit.example", "moi@gratuit.example", "Payez sur labo-secure.xyz"])
      expect(await bookAbout(trial, about)).toBe("contact");
    expect(await bookAbout(trial, "Runway")).toBe("booked");
    expect(await bookAbout(await founder(), "Our deck: https://deck.example/1")).toBe("booked");
  });

  test("who has left the startup is neither mailed, named nor given its meeting any more: the owner is", async () => {
    const { db } = database;
    const [owner, host] = [await founder(), await mentor()];
    const editor = await aPerson(db, "founder", { seat: { id: owner.viewer.id, role: "editor" } });
    const booked = await book(db, editor, { host, startsAt: await at(host), topic }, now);
    const id = booked.status === "booked" ? booked.id : "";
    expect(await meetingsOfHost(db, host.id, now)).toMatchObject([{ guest: expect.any(String) }]);
    expect(await remove(db, owner, editor.viewer.id, now)).toEqual({ status: "removed" });
    expect(await move(db, owner, { id, startsAt: await at(host, 3), available: true }, now)).toEqual({
      status: "moved",
    });
    expect(await meetingInMail(db, id)).toMatchObject({ guest: "" });
    expect(await meetingsOfHost(db, host.id, now)).toMatchObject([{ guest: null }]);
    expect((await exportOf(db, editor.viewer.email)).map(({ name }) => name)).not.toContain("meeting");
    expect((await exportOf(db, owner.viewer.email)).map(({ name }) => name)).toContain("meeting");
    expect(await cancelForHost(db, admin, { host: host.id, meeting: id }, now)).toBe("stored");
    const lettersTo = async ({ viewer }: Actor) =>
      (await db.select().from(job).where(eq(job.key, viewer.email)).orderBy(job.seq))
        .map(({ data }) => (data as { letter?: string }).letter)
        .filter((letter) => letter?.startsWith("meeting-"));
    expect(await lettersTo(editor)).toEqual(["meeting-booked"]);
    expect(await lettersTo(owner)).toEqual(["meeting-moved", "meeting-again"]);
  });

  test("a time that its host has cancelled is not offered again before the host opens other hours then", async () => {
    const { db } = database;
    const [own, host] = [await founder(), await mentor()];
    const startsAt = await at(host);
    const booked = await book(db, own, { host, startsAt, topic }, now);
    const id = booked.status === "booked" ? booked.id : "";
    expect(await cancelForHost(db, admin, { host: host.id, meeting: id }, now)).toBe("stored");
    const isOffered = async () => (await offersOf(host)).some((time) => time.getTime() === startsAt.getTime());
    expect(await isOffered()).toBe(false);
    expect(await book(db, own, { host, startsAt, topic }, now)).toMatchObject({ status: "taken" });
    const extra = { from: 0, until: 24 * 60 };
    await setDay(db, admin, { host, day: parisDay(startsAt), as: { extra } }, now);
    const next = (await offersOf(host)).find((time) => parisDay(time) === parisDay(startsAt));
    expect(next && next <= startsAt).toBe(true);
  });

  test("a time cancelled within extra hours stays taken until its host opens them again or starts afresh", async () => {
    const { db } = database;
    const [own, host] = [await founder(), await mentor()];
    const day = parisDay(await at(host));
    const extra = { from: 0, until: 24 * 60 };
    const open = (time: Date) => setDay(db, admin, { host, day, as: { extra } }, time);
    await open(now);
    const startsAt = (await offersOf(host)).find((time) => parisDay(time) === day) ?? new Date(0);
    const isOffered = async () => (await offersOf(host)).some((time) => time.getTime() === startsAt.getTime());
    const cancelAt = async (time: Date) => {
      const booked = await book(db, own, { host, startsAt, topic }, now);
      const id = booked.status === "booked" ? booked.id : "";
      expect(await cancelForHost(db, admin, { host: host.id, meeting: id }, time)).toBe("stored");
    };
    await cancelAt(later(1));
    expect(await isOffered()).toBe(false);
    await open(later(2));
    expect(await isOffered()).toBe(true);
    await cancelAt(later(3));
    await cancelAllOfHost(db, host.id, later(4));
    await saveWeek(db, admin, {
      host,
      zone: "Europe/Paris",
      week: new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, extra])),
    });
    expect(await isOffered()).toBe(true);
  });

  test("the next free time of each host is the first that its own page offers; one without hours has none", async () => {
    const [soon, away, closed] = [await mentor(), await mentor(), await mentor()];
    const rare = { host: away, zone: "America/New_York", week: new Map([[3, { from: 600, until: 660 }]]) };
    await saveWeek(database.db, admin, rare);
    for (const day of ["2027-01-06", "2027-01-13"])
      await setDay(database.db, admin, { host: away, day, as: "off" }, now);
    await saveWeek(database.db, admin, { host: closed, zone: "Europe/Paris", week: new Map() });
    const first = await at(soon);
    await book(database.db, await founder(), { host: soon, startsAt: first, topic }, now);
    const never = { id: randomUUID(), kind: "mentor" as const };
    const next = await nextTimes(database.db, [soon, away, closed, never], now);
    expect(next).toEqual(
      new Map([
        [soon.id, (await offersOf(soon))[0]],
        [away.id, new Date("2027-01-20T15:00:00Z")],
      ]),
    );
    expect(next.get(soon.id)).not.toEqual(first);
    expect((await offersOf(away))[0]).toEqual(next.get(away.id));
  });

  test("the database itself refuses two meetings that overlap, for the host and for the startup", async () => {
    const [host, other, actor] = [await mentor(), await mentor(), await founder()];
    const span = { startsAt: later(50), endsAt: later(51), busyTo: later(51.25) };
    const row = (more: object) => ({
      id: randomUUID(),
      host: host.id,
      founder: actor.viewer.id,
      topic,
      place: "",
      ...span,
      ...more,
    });
    await database.db.insert(meeting).values(row({}));
    const second = await founder();
    for (const more of [{ founder: second.viewer.id }, { host: other.id }])
      await expect(database.db.insert(meeting).values(row(more))).rejects.toMatchObject({ cause: { code: "23P01" } });
    const next = { startsAt: later(51.25), endsAt: later(52), busyTo: later(52.25) };
    await database.db.insert(meeting).values(row(next));
    await database.db.update(meeting).set({ cancelledAt: now, cancelledBy: "guest" }).where(eq(meeting.host, host.id));
    await database.db.insert(meeting).values(row({ founder: second.viewer.id }));
  });

  test("booked, moved and cancelled is one event of each side, and no side learns the other's address", async () => {
    const [host, actor] = [await mentor(), await founder()];
    const shown = await at(host);
    const booked = await book(database.db, actor, { host, startsAt: shown, topic: "Churn?" }, now);
    if (booked.status !== "booked") throw new Error(booked.status);
    const { id } = booked;
    const both = async () => [await filesTo(actor.viewer.email), await filesTo(host.email)] as const;
    const inOrder = async (method: string, sequence: number) => {
      const [guest, hosts] = await both();
      const uid = `meeting-${id}@lab.example`;
      expect(guest).toMatchObject([{ method, uid, sequence, attendees: [`mailto:${actor.viewer.email}`] }]);
      expect(hosts).toMatchObject([{ method, uid, sequence, attendees: [`mailto:${host.email}`] }]);
      expect(JSON.stringify(guest)).not.toContain(host.email);
      expect(JSON.stringify(hosts)).not.toContain(actor.viewer.email);
    };
    await inOrder("REQUEST", 0);
    expect((await filesTo(host.email))[0]?.text).toContain("Churn?");
    expect(await move(database.db, actor, { id, startsAt: await at(host, 2), available: true }, now)).toEqual({
      status: "moved",
    });
    await inOrder("REQUEST", 1);
    // These pages show the first time.
    expect(await cancel(database.db, actor, { id, shown }, now)).toBe("overtaken");
    expect(await move(database.db, actor, { id, shown, startsAt: await at(host, 4), available: true }, now)).toEqual({
      status: "overtaken",
    });
    expect(await cancelForHost(database.db, admin, { host: host.id, meeting: id, shown }, now)).toBe("gone");
    await inOrder("REQUEST", 1);
    expect(await cancel(database.db, actor, { id }, now)).toBe("cancelled");
    expect((await filesTo(host.email))[0]?.text).not.toMatch(/moins de 24\s/);
    expect(await meetingsOfHost(database.db, host.id, now)).toEqual([]);
    await inOrder("CANCEL", 2);
    expect(await cancel(database.db, actor, { id }, now)).toBe("gone");
  });

  test("a startup has two meetings to come, one per host, and six bookings in 30 days", async () => {
    const [one, two, three, actor] = [await mentor(), await mentor(), await mentor(), await founder()];
    const booking = async (host: Awaited<ReturnType<typeof mentor>>, index = 0) =>
      book(database.db, actor, { host, startsAt: await at(host, index), topic }, now);
    const first = await booking(one);
    expect((await booking(one, 2)).status).toBe("same-host");
    expect((await booking(two, 4)).status).toBe("booked");
    expect((await booking(three, 6)).status).toBe("too-many");
    if (first.status !== "booked") throw new Error(first.status);
    for (let round = 0; round < 4; round += 1) {
      const [last] = (await ownMeetings(database.db, actor)).filter(
        (row) => row.host === (round ? three.id : one.id) && !row.cancelledAt,
      );
      await cancel(database.db, actor, { id: last?.id ?? "" }, now);
      expect((await booking(three, 8)).status).toBe("booked");
    }
    const [last] = (await ownMeetings(database.db, actor)).filter((row) => row.host === three.id && !row.cancelledAt);
    await cancel(database.db, actor, { id: last?.id ?? "" }, now);
    expect((await booking(three, 8)).status).toBe("month");
    await database.db
      .update(meeting)
      .set({ cancelledBy: "host" })
      .where(eq(meeting.id, last?.id ?? ""));
    expect((await booking(three, 8)).status).toBe("booked");
  });

  test("a meeting booked long ago and moved since still counts while it is to come", async () => {
    const [host, other, third, actor] = [await mentor(), await mentor(), await mentor(), await founder()];
    const old = { bookedAt: later(-24 * 200), changedAt: now, topic, place: "", founder: actor.viewer.id };
    for (const [index, of] of [host, other].entries())
      await database.db.insert(meeting).values({
        ...{ id: randomUUID(), host: of.id, ...old },
        ...{ startsAt: later(50 + index), endsAt: later(50.5 + index), busyTo: later(50.75 + index) },
      });
    const booking = async (of: typeof host) =>
      (await book(database.db, actor, { host: of, startsAt: await at(of, 6), topic }, now)).status;
    expect([await booking(host), await booking(third)]).toEqual(["same-host", "too-many"]);
  });

  test("a startup’s attempts to wait for hours or cancel are limited, and another’s are not", async () => {
    const [actor, other] = [await founder(), await founder()];
    const attempts = (by: Actor) => [
      watchHours(database.db, by, { id: "m", kind: "mentor", available: true }, now),
      cancel(database.db, by, { id: randomUUID() }, now),
    ];
    for (let each = 0; each < 60; each += 1) await Promise.all(attempts(actor));
    const limited = { status: "limited", retryAfter: expect.any(Number) };
    expect(await Promise.all(attempts(actor))).toEqual([limited, limited]);
    expect(await Promise.all(attempts(other))).toEqual(["watching", "gone"]);
  });

  test("three moves are allowed; within 24 hours only cancelling is, and it is marked late", async () => {
    const [host, actor] = [await mentor(), await founder()];
    const booked = await book(database.db, actor, { host, startsAt: await at(host), topic }, now);
    if (booked.status !== "booked") throw new Error(booked.status);
    const { id } = booked;
    for (const index of [1, 2, 3])
      expect(
        (await move(database.db, actor, { id, startsAt: await at(host, index), available: true }, now)).status,
      ).toBe("moved");
    expect((await move(database.db, actor, { id, startsAt: await at(host, 5), available: true }, now)).status).toBe(
      "moves",
    );
    const starts = (await ownMeeting(database.db, actor, id))?.startsAt ?? now;
    const eve = new Date(starts.getTime() - 23 * 3_600_000);
    const [free] = (await timesOf(database.db, host, eve)).offers;
    expect((await move(database.db, actor, { id, startsAt: free ?? eve, available: true }, eve)).status).toBe("late");
    expect(await cancel(database.db, actor, { id }, eve)).toBe("cancelled");
    expect(await ownMeeting(database.db, actor, id)).toMatchObject({ late: true, cancelledBy: "guest" });
    const late = "moins de 24 heures avant";
    expect((await filesTo(host.email)).map(({ text }) => text.replaceAll(/\s/g, " ").includes(late))).toEqual([true]);
    expect((await filesTo(actor.viewer.email)).map(({ text }) => text.replaceAll(/\s/g, " ").includes(late))).toEqual([
      false,
    ]);
    expect(await meetingsOfHost(database.db, host.id, eve)).toMatchObject([{ id, isLate: true }]);
  });

  test("a startup that books, moves and cancels over and over mails the host eight times a day and its cancellations", async () => {
    const [host, actor, other] = [await mentor(), await founder(), await founder()];
    const outcomes: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const booked = await book(database.db, actor, { host, startsAt: await at(host), topic }, now);
      outcomes.push(booked.status);
      if (booked.status !== "booked") continue;
      for (const index of [2, 3, 4]) {
        const startsAt = await at(host, index);
        outcomes.push((await move(database.db, actor, { id: booked.id, startsAt, available: true }, now)).status);
      }
      await cancel(database.db, actor, { id: booked.id }, now);
    }
    expect(outcomes.filter((each) => each === "booked" || each === "moved")).toHaveLength(8);
    expect(new Set(outcomes.slice(8))).toEqual(new Set(["limited"]));
    expect((await book(database.db, other, { host, startsAt: await at(host), topic }, now)).status).toBe("booked");
  });

  test("the plan, the programme and the seat are asked for in the verb, and another startup's meeting is nobody's", async () => {
    const [host, free, elite] = [await mentor(), await founder(null), await founder()];
    const startsAt = await at(host);
    await expect(book(database.db, free, { host, startsAt, topic }, now)).rejects.toThrow(NotAllowed);
    const seat = { id: elite.viewer.id, role: "reader" as const };
    const reader = await aPerson(database.db, "founder", { seat });
    await expect(book(database.db, reader, { host, startsAt, topic }, now)).rejects.toThrow(NotAllowed);
    const expert = { ...host, kind: "expert" as const };
    expect(await book(database.db, elite, { host: expert, startsAt, topic }, now)).toEqual({ status: "programme" });
    const accepted = randomUUID();
    await aLead(database.db, { id: accepted, form: "application" });
    await database.db.insert(application).values({
      ...{ id: accepted, intake: "2027-01", email: elite.viewer.email, lang: "fr" },
      ...{ status: "accepted", shownStatus: "accepted" },
    });
    const guide = { ...(await mentor()), kind: "expert" as const };
    const hers = await at(guide, 4);
    expect((await book(database.db, elite, { host: guide, startsAt: hers, topic }, now)).status).toBe("booked");
    const booked = await book(database.db, elite, { host, startsAt, topic }, now);
    if (booked.status !== "booked") throw new Error(booked.status);
    const stranger = await founder();
    expect(await ownMeeting(database.db, stranger, booked.id)).toBeUndefined();
    expect(await cancel(database.db, stranger, { id: booked.id }, now)).toBe("gone");
    expect(await move(database.db, stranger, { id: booked.id, startsAt, available: true }, now)).toEqual({
      status: "gone",
    });
    expect(await ownMeeting(database.db, reader, booked.id)).toMatchObject({ topic });
    const gone = { ...host, available: false };
    expect((await book(database.db, stranger, { host: gone, startsAt: await at(host, 3), topic }, now)).status).toBe(
      "taken",
    );
  });

  test("a day off and extra hours change what is offered, and four meetings fill a day", async () => {
    const host = await mentor();
    const on = async (day: string) => (await offersOf(host)).filter((time) => parisDay(time) === day).length;
    expect(await on("2027-01-07")).toBe(2);
    await setDay(database.db, admin, { host, day: "2027-01-07", as: "off" }, now);
    expect(await on("2027-01-07")).toBe(0);
    await setDay(database.db, admin, { host, day: "2027-01-07", as: { extra: { from: 720, until: 1_140 } } }, now);
    expect(await on("2027-01-07")).toBe(8);
    for (let each = 0; each < 4; each += 1) {
      const startsAt = (await offersOf(host)).find((time) => parisDay(time) === "2027-01-07");
      const answer = await book(database.db, await founder(), { host, startsAt: startsAt ?? now, topic }, now);
      expect(answer.status).toBe("booked");
    }
    expect(await on("2027-01-07")).toBe(0);
    await setDay(database.db, admin, { host, day: "2027-01-07", as: "usual" }, now);
    expect(await on("2027-01-07")).toBe(0);
  });

  test("a move that races the host's cancellation revives nothing", async () => {
    const { db } = database;
    const host = await mentor();
    for (let race = 0; race < 30; race += 1) {
      const actor = await founder();
      const booked = await book(db, actor, { host, startsAt: await at(host), topic }, now);
      if (booked.status !== "booked") throw new Error(booked.status);
      const { id } = booked;
      const to = { id, startsAt: await at(host, 3), available: true };
      const [cancelled, moved] = await Promise.all([
        cancelForHost(db, admin, { host: host.id, meeting: id }, now),
        move(db, actor, to, now),
      ]);
      expect(cancelled).toBe("stored");
      const [row] = await db.select().from(meeting).where(eq(meeting.id, id));
      expect(row).toMatchObject({ cancelledBy: "host", sequence: moved.status === "moved" ? 2 : 1 });
      expect((await filesTo(actor.viewer.email)).map(({ method }) => method)).toEqual(["CANCEL"]);
    }
  });

  test("an old tab opens no day that was closed since, and overwrites no new place", async () => {
    const { db } = database;
    const host = await mentor();
    const hours = async () => (await readHours(db, host.id, now))?.hours ?? { zone: "", week: new Map() };
    const whole = new Map([1, 2].map((day) => [day, { from: 540, until: 720 }]));
    const save = (week: ReadonlyMap<number, { from: number; until: number }>, sent = {}, zone = "Europe/Paris") =>
      saveWeek(db, admin, { host, zone, week, sent });
    await save(whole);
    const sent = { [displayedField]: shownWeek(await hours()) };
    const tuesday = { from: 600, until: 720 };
    await save(new Map([...whole].slice(1)));
    expect(await save(new Map([...whole, [2, tuesday]]), sent)).toBe("stored");
    expect([...(await hours()).week]).toEqual([[2, tuesday]]);
    expect(await save(new Map([[1, tuesday]]), sent, "Europe/Athens")).toMatchObject({
      overtaken: [
        { name: "1", typed: "10:00–12:00", saved: "" },
        { name: "2", typed: "", saved: "10:00–12:00" },
      ],
    });
    expect(await hours()).toMatchObject({ zone: "Europe/Paris", week: new Map([[2, tuesday]]) });
    await save(whole);
    expect((await hours()).week).toEqual(whole);

    const means = { place: "Room 1", email: `${host.id}@mentor.example`, lang: "fr" as const };
    await saveHost(db, admin, { host, ...means });
    const shown = { [displayedField]: shownOf(means) };
    await saveHost(db, admin, { host, ...means, place: "Room 2" });
    expect(await saveHost(db, admin, { host, ...means, lang: "en", sent: shown })).toBe("stored");
    expect(await readHours(db, host.id, now)).toMatchObject({ place: "Room 2", lang: "en" });
    expect(await saveHost(db, admin, { host, ...means, place: "Room 3", sent: shown })).toMatchObject({
      overtaken: [{ name: "place" }],
    });
  });

  test("an expert keeps their own hours alone, and who leaves the team has their meetings cancelled", async () => {
    const { db } = database;
    const expert = await aPerson(db, "team", {});
    await joinTeam(db, expert.viewer.id, ["expert"]);
    const self: Actor = { ...expert, viewer: { ...expert.viewer, functions: ["expert"] } };
    const own = { id: expert.viewer.id, kind: "expert" as const };
    const others = await mentor();
    expect(await saveWeek(db, self, { host: others, zone: "Europe/Paris", week: new Map() })).toBe("gone");
    expect(await saveWeek(db, self, { host: own, zone: "America/New_York", week: everyDay })).toBe("stored");
    const actor = await founder();
    const span = { startsAt: later(24 * 900), endsAt: later(24 * 900 + 1), busyTo: later(24 * 900 + 1.25) };
    const id = randomUUID();
    await db
      .insert(meeting)
      .values({ id, host: own.id, founder: actor.viewer.id, bookedBy: actor.viewer.id, topic, place: "", ...span });
    expect(await cancelForHost(db, self, { host: others.id, meeting: id }, now)).toBe("gone");
    await endAccess(db, admin, { id: own.id, to: null });
    expect(await filesTo(actor.viewer.email)).toMatchObject([{ method: "CANCEL", sequence: 1 }]);
    expect(await ownMeeting(db, actor, id)).toMatchObject({ cancelledBy: "host" });
  });

  test("who is no expert any more has their hours closed and their meetings cancelled", async () => {
    const { db } = database;
    const expert = await aPerson(db, "team", {});
    await joinTeam(db, expert.viewer.id, ["expert"]);
    const own = { id: expert.viewer.id, kind: "expert" as const, available: true };
    await saveWeek(db, admin, { host: own, zone: "Europe/Paris", week: everyDay });
    await setDay(db, admin, { host: own, day: "2031-01-06", as: "off" });
    const actor = await founder();
    const span = { startsAt: later(24 * 901), endsAt: later(24 * 901 + 1), busyTo: later(24 * 901 + 1.25) };
    const id = randomUUID();
    await db
      .insert(meeting)
      .values({ id, host: own.id, founder: actor.viewer.id, bookedBy: actor.viewer.id, topic, place: "", ...span });
    expect(await changeFunctions(db, admin, { id: own.id, functions: ["reviewer"] })).toEqual({ status: "stored" });
    expect(await ownMeeting(db, actor, id)).toMatchObject({ cancelledBy: "host" });
    const [told] = await filesTo(actor.viewer.email);
    expect(told).toMatchObject({ method: "CANCEL", sequence: 1 });
    expect(told?.text).toMatch(closedHours);
    expect(told?.text).toContain(await hostNameOf(db, noMentors, own.id, "en"));
    expect((await timesOf(db, own)).offers).toEqual([]);
    expect(await db.$count(hostDay, eq(hostDay.host, own.id))).toBe(0);
  });

  test("a mentor whose record is deleted has their meetings cancelled, and those of one that is kept stand", async () => {
    const { db } = database;
    const [owner, host, other] = [await founder(), await mentor(), await mentor()];
    const [sample] = mentors;
    if (!sample) throw new Error("There is no sample");
    for (const each of [host, other]) {
      await db
        .insert(contentRecord)
        .values({ kind: "mentor", id: each.id, position: 1, data: { ...sample, id: each.id } });
      await book(db, owner, { host: each, startsAt: await at(each, each === host ? 0 : 3), topic }, now);
    }
    expect(await meetingsAhead(db, host.id, now)).toBe(1);
    const name = { kind: "mentor" as const, id: host.id };
    const remove = (base: string) => closingHours(db, name, (tx) => deleteRecord(tx, admin, name, base), now);
    expect(await remove("an older state")).toEqual({ status: "overtaken" });
    expect((await ownMeetings(db, owner)).map(({ cancelledAt }) => cancelledAt)).toEqual([null, null]);
    expect(await remove((await recordStateOf(db, name)).base)).toMatchObject({ status: "saved" });
    const states = (await ownMeetings(db, owner)).map((each) => [each.host, each.cancelledBy]);
    expect(new Map(states as [string, string | null][])).toEqual(
      new Map([
        [host.id, "host"],
        [other.id, null],
      ]),
    );
    const told = (await filesTo(owner.viewer.email)).find(({ method }) => method === "CANCEL");
    expect(told?.text).toMatch(closedHours);
    expect(told?.text).toContain(sample.name.en);
    const ofClosedHours = async () =>
      (await ownMeetings(db, owner)).filter((each) => each.hoursClosed).map((each) => each.host);
    expect(await ofClosedHours()).toEqual([host.id]);
    await db.transaction((tx) => cancelAllOfHost(tx, host.id, new Date(now.getTime() + 60_000)));
    expect(await ofClosedHours()).toEqual([host.id]);
    expect([await offersOf(host), await meetingsAhead(db, host.id, now)]).toEqual([[], 0]);
    for (const [email, letters] of [
      [owner.viewer.email, ["meeting-booked", "meeting-booked", "meeting-again"]],
      [host.email, ["meeting-booked", "meeting-cancelled"]],
    ] as const) {
      const jobs = await db.select().from(job).where(eq(job.key, email)).orderBy(job.seq);
      expect(jobs.map(({ data }) => (data as { letter?: string }).letter)).toEqual(letters);
    }
  });

  test("a host's days that are over take no room", async () => {
    const { db } = database;
    const host = await mentor();
    const over = Array.from({ length: 200 }, (_, nth) =>
      new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10),
    );
    await db.insert(hostDay).values(over.map((day) => ({ host: host.id, day, from: null, until: null })));
    expect(await setDay(db, admin, { host, day: "2027-01-06", as: "off" }, now)).toBe("stored");
    expect(await db.$count(hostDay, eq(hostDay.host, host.id))).toBe(1);
  });

  test("a startup that closes tells its hosts, though its meetings go with it", async () => {
    const { db } = database;
    const [host, actor] = [await mentor(), await founder()];
    await saveFounderProfile(db, actor, {
      ...{ startup_name: "Halage", founder_name: "Noé", sector: "saas", description: "…", current_stage: "idea" },
    });
    const soon = (await timesOf(db, host)).offers[0];
    const booked = await book(db, actor, { host, startsAt: soon ?? now, topic });
    expect(booked.status).toBe("booked");
    expect(await close(db, actor, "Halage")).toEqual({ status: "closed" });
    expect(await filesTo(host.email)).toMatchObject([{ method: "CANCEL", sequence: 1 }]);
  });

  test("blocking the last person who could come cancels a startup’s meetings, and a colleague left keeps them", async () => {
    const { db } = database;
    const [host, actor] = [await mentor(), await founder()];
    const mate = await aPerson(db, "founder", { seat: { id: actor.viewer.id, role: "editor" } });
    const booked = await book(db, actor, { host, startsAt: await at(host), topic }, now);
    const id = booked.status === "booked" ? booked.id : "";
    const block = (person: string) =>
      shuttingOut(db, person, (tx) => blockPerson(tx, admin, person, { reason: "Test", line: "Test" }), now);
    const mailed = async ({ viewer }: Actor) => {
      const rows = await db.select().from(job).where(eq(job.key, viewer.email)).orderBy(job.seq);
      return rows.map(({ data }) => (data as { letter: string }).letter).filter((letter) => letter.includes("meeting"));
    };
    await block(actor.viewer.id);
    expect(await ownMeeting(db, mate, id)).toMatchObject({ cancelledBy: null });
    // The person who booked is blocked, so later mails go to a colleague who can cancel the meeting.
    const day = new Date((await ownMeeting(db, mate, id))?.startsAt.getTime() ?? 0);
    expect(await remindOfMeetings(db, new Date(day.getTime() - 3_600_000))).toBeGreaterThan(0);
    expect([await mailed(actor), await mailed(mate)]).toEqual([["meeting-booked"], ["meeting-reminder"]]);
    await block(mate.viewer.id);
    expect(await ownMeeting(db, mate, id)).toMatchObject({ cancelledBy: "guest", late: false });
    expect(await filesTo(host.email)).toMatchObject([{ method: "CANCEL", sequence: 1 }]);
  });

  test("a startup whose last founder gets another role has no meetings to come and books none", async () => {
    const { db } = database;
    const [host, actor] = [await mentor(), await founder()];
    const booked = await book(db, actor, { host, startsAt: await at(host), topic }, now);
    const id = booked.status === "booked" ? booked.id : "";
    await shuttingOut(db, actor.viewer.id, (tx) => changeRole(tx, admin, actor.viewer.id, "investor"), now);
    expect(await ownMeeting(db, actor, id)).toMatchObject({ cancelledBy: "guest" });
    expect(await filesTo(host.email)).toMatchObject([{ method: "CANCEL", sequence: 1 }]);
    await expect(book(db, actor, { host, startsAt: await at(host), topic }, now)).rejects.toThrow(NotAllowed);
  });
});
