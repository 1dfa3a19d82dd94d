import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { application, applicationInvitation } from "../application/application.table.ts";
import { applicationCallSetEmail } from "../application/application.emails.server.ts";
import { newPlaceOfCall } from "../application/call-place.server.ts";
import type { Actor } from "../person/actor.ts";
import { cancelForHost, saveHost, saveWeek } from "./keep-hours.server.ts";
import { meetingEmails, meetingGoneEmail } from "./meeting.emails.server.ts";
import { meeting } from "./meeting.table.ts";
import { mailBoth, meetingInMail } from "./meeting-mails.server.ts";
import { tellNewPlaces } from "./new-place.server.ts";

const now = new Date("2027-01-04T07:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

onBothEngines("a host's new place", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function aHost(kind: "mentor" | "expert" = "mentor") {
    const host = { id: randomUUID(), kind, email: `${randomUUID()}@mentor.example` };
    const save = (place: string, at: Date) =>
      saveHost(database.db, admin, { host, place, email: host.email, lang: "fr" }, at);
    await save("", minutes(-100));
    return { ...host, save };
  }
  type Host = Awaited<ReturnType<typeof aHost>>;

  async function booked(host: Host, startsAt: Date, place: string, of: Partial<typeof meeting.$inferInsert> = {}) {
    const guest = await aPerson(database.db, "founder");
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const [row] = await database.db
      .insert(meeting)
      .values({
        ...{ id: randomUUID(), host: host.id, founder: guest.viewer.startup?.id ?? null, bookedBy: guest.viewer.id },
        ...{ topic: "Runway", startsAt, endsAt, busyTo: endsAt, place, bookedAt: minutes(-200), ...of },
      })
      .returning();
    if (!row) throw new Error("No meeting");
    if (row.founder) await mailBoth(database.db, row, { guest: "booked", host: "booked" });
    return { guest, id: row.id };
  }
  const tell = (at: Date) => tellNewPlaces(database.db, newPlaceOfCall(database.db), at);

  const details = new Map<string, { subject: string; text: string; stamp: string }>();
  async function leaving(address: string) {
    const jobs = await database.db.select().from(job).where(eq(job.key, address)).orderBy(job.seq);
    const seen = [];
    ICAL.design.strict = true;
    const all = [...Object.values(meetingEmails), meetingGoneEmail, applicationCallSetEmail];
    for (const { data } of jobs) {
      const row = data as { letter: string; meeting?: string; call?: { id: string } };
      const email = all.find(({ name }) => name === row.letter);
      const context = {
        ...emailContext,
        meeting: async (id: string) => {
          const found = await meetingInMail(database.db, id);
          return found && { ...found, host: "Lou" };
        },
      };
      const mail = await email?.read(row, { key: address, subject: null })?.write(context);
      const [file] = mail?.attachments ?? [];
      if (!mail || !file) continue;
      const calendar = new ICAL.Component(ICAL.parse(String(file.content)));
      const [event] = calendar.getAllSubcomponents("vevent");
      const read = (name: string) => String(event?.getFirstPropertyValue(name));
      seen.push({ letter: row.letter, method: file.method, sequence: read("sequence"), place: read("location") });
      details.set(`${address} ${row.letter} ${file.method}`, {
        subject: mail.subject,
        text: mail.text,
        stamp: read("dtstamp"),
      });
      const [of, id] = row.call ? ["call", row.call.id] : ["meeting", row.meeting];
      expect(read("uid")).toBe(`${of}-${id}@lab.example`);
      if (row.letter === "meeting-place") expect(mail.text).toContain(read("location"));
    }
    return seen;
  }
  const sequenceOf = async (id: string) =>
    (await database.db.select().from(meeting).where(eq(meeting.id, id)))[0]?.sequence;

  test("reaches who had booked before: once for a hundred changes, by an update of the same invitation", async () => {
    const host = await aHost();
    const [soon, later] = [await booked(host, minutes(60 * 30), ""), await booked(host, minutes(60 * 90), "")];
    const gone = await booked(host, minutes(60 * 50), "");
    await cancelForHost(database.db, admin, { host: host.id, meeting: gone.id }, now);
    const past = await booked(host, minutes(-120), "");
    for (let each = 0; each < 100; each += 1) await host.save(`https://visio.example/${each}`, minutes(each / 100));
    await tell(minutes(1));
    expect([await sequenceOf(soon.id), await sequenceOf(later.id)]).toEqual([0, 0]);
    await Promise.all(Array.from({ length: 20 }, () => tell(minutes(4))));
    await tell(minutes(5));
    const place = "https://visio.example/99";
    for (const { guest } of [soon, later])
      expect(await leaving(guest.viewer.email)).toEqual([
        { letter: "meeting-place", method: "REQUEST", sequence: "1", place },
      ]);
    expect((await leaving(host.email)).filter(({ letter }) => letter === "meeting-place")).toHaveLength(2);
    expect([await sequenceOf(past.id), await sequenceOf(gone.id)]).toEqual([0, 1]);
    await cancelForHost(database.db, admin, { host: host.id, meeting: soon.id }, minutes(6));
    expect(await leaving(soon.guest.viewer.email)).toMatchObject([
      { letter: "meeting-again", method: "CANCEL", sequence: "2" },
    ]);
    await host.save("", minutes(7));
    await tell(minutes(20));
    expect(await sequenceOf(later.id)).toBe(1);
  });

  test("a mentor's new address gets the coming meetings, which the old one loses; five times a day at most", async () => {
    const host = await aHost();
    await booked(host, minutes(-120), "");
    const cancelled = await booked(host, minutes(60 * 50), "");
    await cancelForHost(database.db, admin, { host: host.id, meeting: cancelled.id }, now);
    const { guest } = await booked(host, minutes(60 * 30), "");
    const write = (email: string, at: Date) => saveHost(database.db, admin, { host, place: "", email, lang: "en" }, at);
    const [old, other] = [host.email, `${randomUUID()}@mentor.example`];
    const before = (await leaving(old)).length;
    expect(await write(other, minutes(1))).toBe("stored");
    expect(await leaving(other)).toMatchObject([{ letter: "meeting-booked", method: "REQUEST" }]);
    const since = async () => (await leaving(old)).slice(before).map(({ letter, method }) => `${letter} ${method}`);
    expect(await since()).toEqual(["meeting-gone CANCEL"]);
    // Where both addresses feed one calendar, the invitation must win over the older cancellation.
    const [gone, invited] = [details.get(`${old} meeting-gone CANCEL`), details.get(`${other} meeting-booked REQUEST`)];
    expect((gone?.stamp ?? "") < (invited?.stamp ?? "")).toBe(true);
    expect(gone?.subject).not.toMatch(/Annulé|Cancelled/);
    expect(gone?.text).toMatch(/Ce\s+rendez-vous\s+a\s+toujours\s+lieu/);
    expect(await write("", minutes(2))).toBe("stored");
    expect((await leaving(other)).map(({ letter }) => letter)).toEqual(["meeting-booked", "meeting-gone"]);
    expect(await write(old, minutes(3))).toBe("stored");
    expect(await since()).toEqual(["meeting-gone CANCEL", "meeting-booked REQUEST"]);
    expect((await leaving(guest.viewer.email)).map(({ letter }) => letter)).toEqual(["meeting-booked"]);
    expect(await write("5@mentor.example", minutes(5))).toBe("stored");
    expect(await write("6@mentor.example", minutes(6))).toBe("addresses");
    expect(await leaving("6@mentor.example")).toEqual([]);
  });

  test("is told five times a day at most, by two servers too, and the last one in the end", async () => {
    const host = await aHost();
    const { id } = await booked(host, minutes(60 * 24 * 5), "");
    for (let each = 0; each < 20; each += 1) {
      await host.save(`Room ${each}`, minutes(each * 10));
      await Promise.all([tell(minutes(each * 10 + 5)), tell(minutes(each * 10 + 5))]);
    }
    expect(await sequenceOf(id)).toBe(5);
  });

  async function calledAt(host: Host, where: string, invited: Date) {
    const id = await aLead(database.db, { form: "application" });
    const email = `${id}@startup.example`;
    await database.db.insert(application).values({ id, email, intake: "2026-10", lang: "en" });
    await database.db.insert(applicationInvitation).values({
      ...{ id: randomUUID(), applicationId: id, author: admin.viewer.id, times: [], host: host.id, where },
      ...{ invitedAt: invited, leavesAt: invited, releasedAt: invited },
    });
    await booked(host, minutes(60 * 30), where, { founder: null, bookedBy: null, application: id });
    return { id, email };
  }

  test("reaches the applicant of a call in an expert's hours, on the page too", async () => {
    const host = await aHost("expert");
    const { id, email } = await calledAt(host, "Old", minutes(-200));
    await host.save("Room 7", now);
    await tell(minutes(5));
    expect(await leaving(email)).toEqual([
      { letter: "application-call-set", method: "REQUEST", sequence: "1", place: "Room 7" },
    ]);
    const [invited] = await database.db
      .select()
      .from(applicationInvitation)
      .where(eq(applicationInvitation.applicationId, id));
    expect(invited?.where).toBe("Room 7");
  });

  test("leaves a call at the place that the team typed, whatever else of the host changes", async () => {
    const host = await aHost("expert");
    await host.save("Room 7", minutes(-50));
    const { email } = await calledAt(host, "https://visio.example/team", minutes(-10));
    await tell(now);
    await host.save("Room 7", minutes(1));
    const week = new Map([[1, { from: 540, until: 720 }]]);
    await saveWeek(database.db, admin, { host, zone: "Europe/Paris", week });
    await tell(minutes(10));
    expect(await leaving(email)).toEqual([]);
    await host.save("Room 8", minutes(20));
    await tell(minutes(30));
    expect(await leaving(email)).toMatchObject([{ letter: "application-call-set", place: "Room 8" }]);
  });
});
