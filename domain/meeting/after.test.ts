import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { shownOf } from "../edit-conflict/edit-conflict.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";
import type { Actor } from "../person/actor.ts";
import { erase } from "../privacy/erase.server.ts";
import { subjectOf } from "../privacy/subject.server.ts";
import {
  absences,
  afterForGuest,
  afterForHost,
  feedbackOn,
  giveFeedback,
  markMeeting,
  rateMeeting,
  sayOfMeeting,
  shareFigures,
  writeNote,
} from "./after.server.ts";
import { meanOf } from "./after.ts";
import { byLink, hostOfLink, makeHostLink, revokeHostLink } from "./host-link.server.ts";
import { asKeeper, saveHost, writeDay } from "./keep-hours.server.ts";
import { hostShownDays } from "./host.ts";
import { hostDay } from "./host.table.ts";
import { meeting, meetingFeedback, meetingMark, meetingNote } from "./meeting.table.ts";
import { remindOfMeetings } from "./reminder.server.ts";

const now = new Date("2027-02-08T09:00:00Z");
const hour = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * hour);

test("a mean is told from five answers on", () => {
  expect([meanOf([4, 4, 4, 4]), meanOf([4, 3, 4, 3, 4]), meanOf([1, 1, 1, 1, 2, 2])]).toEqual([null, 3.6, 1.3]);
});

onBothEngines("what follows a meeting", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function mentor() {
    const id = `mentor-${randomUUID()}`;
    const host = { id, kind: "mentor" as const };
    const email = `${id}@mentor.example`;
    await saveHost(database.db, admin, { host, place: "https://visio.example/1", email, lang: "fr" });
    return { ...host, email };
  }
  async function meets(founder: Actor, host: { id: string }, startsAt: Date) {
    const [id, endsAt] = [randomUUID(), new Date(startsAt.getTime() + hour)];
    await database.db.insert(meeting).values({
      ...{ id, host: host.id, founder: founder.viewer.id, bookedBy: founder.viewer.id, topic: "Runway", place: "" },
      ...{ startsAt, endsAt, busyTo: endsAt, bookedAt: later(-400), changedAt: later(-400) },
    });
    return id;
  }
  const hostSays = <Answer>(host: { id: string }, id: string, say: (tx: Database["db"], voice: Voice) => Answer) =>
    database.db.transaction(async (tx) => say(tx, { whose: { host: host.id }, id, by: null }));
  type Voice = Parameters<typeof sayOfMeeting>[1];

  test("each side says from the start until seven days after; both stay, and nobody speaks of another’s meeting", async () => {
    const [host, founder, other] = [
      await mentor(),
      await aPerson(database.db, "founder"),
      await aPerson(database.db, "founder"),
    ];
    const [soon, past, old] = [
      await meets(founder, host, later(3)),
      await meets(founder, host, later(-2)),
      await meets(founder, host, later(-24 * 7 - 2)),
    ];
    const say = (actor: Actor, id: string) => markMeeting(database.db, actor, { id, outcome: "absent" }, now);
    expect([await say(founder, soon), await say(founder, old), await say(other, past)]).toEqual([
      "closed",
      "closed",
      "gone",
    ]);
    expect(await say(founder, past)).toBe("stored");
    expect(await hostSays(host, past, (tx, voice) => sayOfMeeting(tx, voice, "held", now))).toBe("stored");
    expect(await hostSays({ id: "another" }, past, (tx, voice) => sayOfMeeting(tx, voice, "held", now))).toBe("gone");
    const marks = await database.db.select().from(meetingMark).where(eq(meetingMark.meeting, past));
    expect(marks.map(({ side, outcome }) => `${side} ${outcome}`).toSorted()).toEqual(["guest absent", "host held"]);
  });

  test("two absences in 90 days stand on the desk, of a host or a startup; one and older ones do not", async () => {
    const [host, founder] = [await mentor(), await aPerson(database.db, "founder")];
    const days = [1, 30, 100];
    for (const each of days) {
      const id = await meets(founder, host, later(-24 * each));
      const at = later(-24 * each + 2);
      await hostSays(host, id, (tx, voice) => sayOfMeeting(tx, voice, "absent", at));
      if (each === 1) await markMeeting(database.db, founder, { id, outcome: "absent" }, at);
    }
    const missed = (await absences(database.db, admin, now)).filter(({ id }) =>
      [host.id, founder.viewer.id].includes(id),
    );
    expect(missed).toEqual([{ kind: "startup", id: founder.viewer.id, startup: null, times: 2 }]);
    const expert = await aPerson(database.db, "team");
    const asExpert = { ...expert, viewer: { ...expert.viewer, functions: ["expert" as const] } };
    expect(await absences(database.db, asExpert, now)).toEqual([]);
  });

  test("a private note and the feedback stay with whom they are for", async () => {
    const [host, founder] = [await mentor(), await aPerson(database.db, "founder")];
    const id = await meets(founder, host, later(-1));
    await hostSays(host, id, (tx, voice) => writeNote(tx, voice, { kind: "private", text: "Secret" }, now));
    await hostSays(host, id, (tx, voice) => writeNote(tx, voice, { kind: "shared", text: "Read this" }, now));
    await hostSays(host, id, (tx, voice) => giveFeedback(tx, voice, { rating: 1, sentence: "Unprepared" }, now));
    await rateMeeting(database.db, founder, { id, rating: 4, sentence: "Helped" }, now);
    const guest = await afterForGuest(database.db, founder, id);
    expect(guest).toMatchObject({ note: "Read this", feedback: { rating: 4, sentence: "Helped" } });
    expect(JSON.stringify(guest)).not.toMatch(/Secret|Unprepared/);
    const own = (await afterForHost(database.db, host.id, now)).get(id);
    const isShownAfter = async (days: number) => (await afterForHost(database.db, host.id, later(24 * days))).has(id);
    expect([await isShownAfter(hostShownDays - 1), await isShownAfter(hostShownDays + 1)]).toEqual([true, false]);
    expect(own).toMatchObject({ notes: { private: "Secret", shared: "Read this" }, given: { rating: 1 } });
    expect(JSON.stringify(own)).not.toContain("Helped");
    const told = await feedbackOn(database.db, admin, host.id);
    expect([told?.mean, told?.rows.map(({ rating }) => rating).toSorted()]).toEqual([null, [1, 4]]);
  });

  test("an old tab deletes no shared note, and a co-founder's sentence stays", async () => {
    const { db } = database;
    const [host, founder] = [await mentor(), await aPerson(db, "founder")];
    const id = await meets(founder, host, later(-1));
    const note = (text: string, sent?: Record<string, string>) =>
      hostSays(host, id, (tx, voice) => writeNote(tx, voice, { kind: "shared", text, ...(sent && { sent }) }, now));
    const noteNow = async () => (await afterForGuest(db, founder, id))?.note;
    const empty = { [displayedField]: shownOf({ text: "" }) };
    await note("Call the bank");
    expect([await note("", empty), await noteNow()]).toEqual(["stored", "Call the bank"]);
    expect(await note("Nothing", empty)).toMatchObject({ refused: "overtaken" });
    expect([await noteNow(), await note(""), await noteNow()]).toEqual(["Call the bank", "stored", null]);
    const rate = (rating: number, sentence: string, sent = {}) =>
      rateMeeting(db, founder, { id, rating, sentence, sent }, now);
    const rated = async () => (await afterForGuest(db, founder, id))?.feedback;
    await rate(2, "");
    const shown = { [displayedField]: shownOf((await rated()) ?? {}) };
    await rate(2, "Helped");
    expect([await rate(3, "", shown), await rated()]).toEqual(["stored", { rating: 3, sentence: "Helped" }]);
    expect(await rate(4, "Much", shown)).toMatchObject({ overtaken: [{ name: "rating" }, { name: "sentence" }] });
    expect(await rate(1, "")).toBe("stored");
    expect(await rated()).toEqual({ rating: 1, sentence: "" });
  });

  test("a mentor without an account takes their notes and feedback with them, and their hours are over", async () => {
    const { db } = database;
    const [host, other, founder] = [await mentor(), await mentor(), await aPerson(db, "founder")];
    const [id, soon, others] = [
      await meets(founder, host, later(-1)),
      await meets(founder, host, later(30)),
      await meets(founder, other, later(-3)),
    ];
    for (const [of, which] of [
      [host, id],
      [other, others],
    ] as const) {
      for (const kind of ["private", "shared"] as const)
        await hostSays(of, which, (tx, voice) => writeNote(tx, voice, { kind, text: "Secret" }, now));
      await hostSays(of, which, (tx, voice) => giveFeedback(tx, voice, { rating: 1, sentence: "Unprepared" }, now));
    }
    await rateMeeting(db, founder, { id, rating: 4, sentence: "Helped" }, now);
    const subject = await subjectOf(db, host.email);
    expect(subject.mentored.toSorted()).toEqual([id, soon].toSorted());
    await db.transaction((tx) => erase(tx, { email: host.email, about: randomUUID(), crm: false, forGood: true }, now));
    const kept = async (which: string) => [
      await db.$count(meetingNote, eq(meetingNote.meeting, which)),
      ...(await db.select().from(meetingFeedback).where(eq(meetingFeedback.meeting, which))).map(({ side }) => side),
    ];
    expect([await kept(id), await kept(others)]).toEqual([
      [0, "guest"],
      [2, "host"],
    ]);
    const [left] = await db.select().from(meeting).where(eq(meeting.id, soon));
    expect(left).toMatchObject({ cancelledBy: "host" });
    expect(await db.$count(job, eq(job.key, host.email))).toBe(0);
  });

  test("a host sees a startup’s figures only where it shows them, of that month, until seven days after", async () => {
    const [host, founder] = [await mentor(), await aPerson(database.db, "founder")];
    const id = await meets(founder, host, later(-1));
    const numbers = { cash: 60_000_00, burn: 10_000_00, cac: 100_00, churn: 3, difference: "" };
    for (const [month, mrr] of [
      ["2026-12-01", 900_00],
      ["2027-01-01", 1_000_00],
    ] as const)
      await database.db.insert(kpiCheckIn).values({
        id: randomUUID(),
        source: "form",
        founder: founder.viewer.id,
        author: founder.viewer.id,
        month,
        mrr,
        ...numbers,
      });
    const shown = async (at = now) => (await afterForHost(database.db, host.id, at)).get(id)?.figures ?? null;
    expect(await shown()).toBeNull();
    expect(await shareFigures(database.db, founder, { id, share: true }, now)).toBe("stored");
    expect(await shown()).toMatchObject({ month: "2027-01-01", mrr: 1_000_00 });
    expect(await shown(later(24 * 7 + 1))).toBeNull();
    await shareFigures(database.db, founder, { id, share: false }, now);
    expect(await shown()).toBeNull();
  });

  test("both are reminded once of a meeting within a day, whichever of two servers looks", async () => {
    const [host, founder] = [await mentor(), await aPerson(database.db, "founder")];
    await meets(founder, host, later(20));
    await meets(founder, host, later(30));
    const looks = await Promise.all(Array.from({ length: 8 }, () => remindOfMeetings(database.db, now)));
    expect(looks.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(1);
    expect(await remindOfMeetings(database.db, now)).toBe(0);
    for (const address of [founder.viewer.email, host.email]) {
      const jobs = await database.db.select().from(job).where(eq(job.key, address));
      expect(jobs.map(({ data }) => (data as { letter: string }).letter)).toEqual(["meeting-reminder"]);
    }
  });

  test("a link opens its host’s hours until it is replaced, revoked, unused for 30 days or their address changes", async () => {
    const [host, other] = [await mentor(), await mentor()];
    const link = async (which = host) => {
      const made = await makeHostLink(database.db, admin, which, now);
      if (made === "gone") throw new Error("Gone");
      return made.token;
    };
    const first = await link();
    const second = await link();
    const others = await link(other);
    const opens = (token: string, at = now) => hostOfLink(database.db, token, at);
    expect([await opens(first), await opens(second), await opens(others)]).toEqual([undefined, host.id, other.id]);
    const off = (token: string) =>
      byLink(database.db, token, (tx, as) => writeDay(tx, as, { host, day: "2027-03-01", as: "off" }, now), now);
    expect([await off(first), await off(second)]).toEqual(["gone", "stored"]);
    expect(await database.db.$count(hostDay, eq(hostDay.host, host.id))).toBe(1);
    expect(await opens(second, later(24 * 29))).toBe(host.id);
    expect(await opens(second, later(24 * 58))).toBe(host.id);
    expect(await opens(second, later(24 * 89))).toBeUndefined();
    expect(await opens(others, later(24 * 31))).toBeUndefined();
    expect(await revokeHostLink(database.db, admin, host.id)).toBe("stored");
    expect(await opens(second)).toBeUndefined();
    const third = await link();
    const means = { host, place: "Room 1", lang: "fr" as const };
    await saveHost(database.db, admin, { ...means, email: host.email });
    expect(await opens(third)).toBe(host.id);
    await saveHost(database.db, admin, { ...means, email: `new-${host.email}` });
    expect(await opens(third)).toBeUndefined();
    const expert = await aPerson(database.db, "team");
    const asExpert = { ...expert, viewer: { ...expert.viewer, functions: ["expert" as const] } };
    expect(await makeHostLink(database.db, asExpert, host, now)).toBe("gone");
    expect(await asKeeper(database.db, asExpert, host.id, async () => "stored")).toBe("gone");
  });
});
