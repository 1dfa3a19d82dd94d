import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { EmailRow } from "../delivery/queues.server.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson, liftBlock } from "../person/block.server.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { startTrial } from "../plan-grant/trial.server.ts";
import { queueDigests } from "./digest.server.ts";
import { digestEmail } from "./notification.emails.server.ts";
import { type NotificationData, notificationKinds } from "./notification.ts";
import { notify, notifyAll, notifyStartup } from "./notify.server.ts";
import { chooseMails, countUnread, mailChoices, markRead, ownNotifications } from "./own.server.ts";
import { setStopped } from "./stop.server.ts";
import { tellOfEnds } from "./plan-ends.server.ts";
import { sentenceOf } from "./sentence.ts";

test("every kind has a sentence in both languages", () => {
  for (const kind of notificationKinds)
    for (const lang of ["en", "fr"] as const)
      expect(
        sentenceOf(lang, { kind, data: { month: "2026-10-01", due: "2026-11-10", day: "2026-11-23", times: 3 } }),
      ).not.toMatch(/undefined|NaN|\.$/);
});

test.each(["answered", "place", "held", "confirmed", "fee-taken-back", "taken-back"])(
  "a session's news without a day has a sentence: %s",
  (state) => {
    for (const lang of ["en", "fr"] as const)
      for (const data of [{ state } as NotificationData, { state, day: "" }])
        expect(sentenceOf(lang, { kind: "pitch-session", data })).toMatch(/Pitch Session|pitch/);
  },
);

test("a session's new day is told", () => {
  const data = { state: "moved", day: "2027-01-15" };
  expect(sentenceOf("en", { kind: "pitch-session", data })).toBe("Your Pitch Session has moved to 15 January 2027");
  expect(sentenceOf("fr", { kind: "pitch-session", data })).toBe(
    "Ta Pitch Session est déplacée au 15\u00A0janvier 2027",
  );
});

onBothEngines("notifications", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: "founder" | "investor") => aPerson(database.db, role);
  const founder = () => somebody("founder");
  const mailsTo = async ({ viewer }: Actor) =>
    (await database.db.select({ data: job.data }).from(job).where(eq(job.key, viewer.email)).orderBy(job.seq)).map(
      ({ data }) => data,
    );
  const review = (event: string) => ({ kind: "score-review", event }) as const;

  test("the same event is told once, and is read once", async () => {
    const { db } = database;
    const actor = await founder();
    const now = new Date("2026-11-23T10:00:00Z");
    expect(await notify(db, actor.viewer.id, review("a"), now)).toBe(true);
    expect(await notify(db, actor.viewer.id, review("a"), now)).toBe(false);
    expect(await countUnread(db, actor)).toBe(1);
    await notify(db, actor.viewer.id, review("b"), new Date("2026-11-23T10:01:00Z"));
    const listed = await ownNotifications(db, actor);
    // A summary of the day is dated before it is written, or later in the morning.
    await notify(db, actor.viewer.id, review("early"), new Date("2026-11-23T07:00:00Z"));
    await notify(db, actor.viewer.id, review("late"), new Date("2099-01-01T07:00:00Z"));
    await markRead(db, actor, [...listed.map(({ id }) => id), "no id"]);
    expect(await countUnread(db, actor)).toBe(2);
    const [late] = await ownNotifications(db, actor);
    await markRead(db, actor, [late?.id ?? ""]);
    expect(await countUnread(db, actor)).toBe(1);
    await markRead(db, actor, null);
    expect(await countUnread(db, actor)).toBe(0);
    expect(await ownNotifications(db, actor)).toMatchObject([
      { event: "late" },
      { event: "b" },
      { event: "a" },
      { event: "early" },
    ]);
  });

  test("a day's fifty events are one mail at eight in Paris, without the kinds that were switched off", async () => {
    const { db } = database;
    const actor = await founder();
    const quiet = await founder();
    await chooseMails(db, quiet, []);
    const evening = new Date("2026-11-23T18:00:00Z");
    for (let event = 0; event < 50; event += 1) await notify(db, actor.viewer.id, review(`${event}`), evening);
    await notify(db, quiet.viewer.id, review("a"), evening);
    await queueDigests(db, new Date("2026-11-24T06:59:00Z"));
    expect(await mailsTo(actor)).toEqual([]);
    const eight = new Date("2026-11-24T07:00:30Z");
    await Promise.all([queueDigests(db, eight), queueDigests(db, eight)]);
    await queueDigests(db, eight);
    expect(await mailsTo(actor)).toMatchObject([{ letter: "notification-digest", lang: "fr" }]);
    expect(await mailsTo(quiet)).toEqual([]);
  });

  test("a day's mail that has not left yet stays beside the next day's", async () => {
    const { db } = database;
    const actor = await founder();
    for (const day of ["23", "24"])
      await notify(
        db,
        actor.viewer.id,
        { kind: "deck", event: day, data: { state: "ends", day: `2026-11-${day}`, times: 1 } },
        new Date(`2026-11-${day}T18:00:00Z`),
      );
    await queueDigests(db, new Date("2026-11-24T07:00:30Z"));
    await queueDigests(db, new Date("2026-11-25T07:00:30Z"));
    const days = (await mailsTo(actor)).map((mail) => (mail as { events: { data: object }[] }).events);
    expect(days).toMatchObject([[{ data: { day: "2026-11-23" } }], [{ data: { day: "2026-11-24" } }]]);
  });

  test("a day is one mail, however much happened: it says how much it leaves out", async () => {
    const { db } = database;
    const actor = await founder();
    const { id } = actor.viewer;
    const evening = new Date("2026-11-23T18:00:00Z");
    const due = (month: number) =>
      ({
        kind: "check-in-due",
        event: `${month}`,
        data: { month: `${2000 + month}-10-01`, due: `${2000 + month}-11-10` },
      }) as const;
    for (let month = 1; month <= 47; month += 1)
      await notify(db, id, due(month), new Date(evening.getTime() + month * 1_000));
    await notify(db, id, { kind: "alert", event: "a", data: { alert: "runway", figure: 5.2 } }, evening);
    await queueDigests(db, new Date("2026-11-24T07:00:10Z"));
    const [mail, ...more] = await mailsTo(actor);
    expect([mail, more]).toMatchObject([{ letter: "notification-digest" }, []]);
    const written = await digestEmail.read(mail as EmailRow, { key: "", subject: null })?.write(emailContext);
    expect(written?.text).toContain("27 autres nouvelles se lisent");
    expect(written?.text).toContain(sentenceOf("fr", due(20)));
    expect(written?.text).not.toContain(sentenceOf("fr", due(21)));
    await db.delete(job).where(eq(job.key, actor.viewer.email));
    await queueDigests(db, new Date("2026-11-24T07:01:10Z"));
    // A person gets one digest a day, so tomorrow's digest contains the alert that the trial unlocks.
    await startTrial(db, actor, 1, new Date("2026-11-24T09:00:00Z"));
    await queueDigests(db, new Date("2026-11-24T09:01:00Z"));
    const digests = async () =>
      (await mailsTo(actor)).filter((each) => (each as { letter?: string }).letter === "notification-digest");
    expect(await digests()).toEqual([]);
    await queueDigests(db, new Date("2026-11-25T07:00:10Z"));
    expect(await digests()).toMatchObject([{ events: [{ kind: "alert" }] }]);
  });

  test("startups that fit are one mail to an investor, in other words each, and none where that is switched off", async () => {
    const { db } = database;
    const [reader, quiet] = [await somebody("investor"), await somebody("investor")];
    const ids = [reader, quiet].map(({ viewer }) => viewer.id);
    await db.update(person).set({ verdict: "yes" }).where(inArray(person.id, ids));
    await chooseMails(db, quiet, []);
    const evening = new Date("2026-11-23T18:00:00Z");
    for (const event of ["one", "two", "two"]) await notifyAll(db, ids, { kind: "match", event }, evening);
    await notifyAll(db, [], { kind: "match", event: "three" }, evening);
    expect([await countUnread(db, reader), await countUnread(db, quiet)]).toEqual([2, 2]);
    await queueDigests(db, new Date("2026-11-24T07:00:30Z"));
    const [mail, ...more] = await mailsTo(reader);
    expect([mail, more]).toMatchObject([{ letter: "notification-digest" }, []]);
    expect(await mailsTo(quiet)).toEqual([]);
    const written = await digestEmail.read(mail as EmailRow, { key: "", subject: null })?.write(emailContext);
    expect(written?.subject).toBe(sentenceOf("fr", { kind: "match", data: {} }));
  });

  test("the day's mail is stopped as a whole, and comes again with the kinds that were chosen", async () => {
    const { db } = database;
    const actor = await founder();
    const { id } = actor.viewer;
    await chooseMails(db, actor, ["daily", "score-review"]);
    await setStopped(db, "daily", id, true);
    expect(await mailChoices(db, actor)).toMatchObject({ daily: false, "score-review": true, deck: false });
    await notify(db, id, review("a"), new Date("2026-11-23T18:00:00Z"));
    await queueDigests(db, new Date("2026-11-24T07:01:00Z"));
    expect(await mailsTo(actor)).toEqual([]);
    await setStopped(db, "daily", id, false);
    await queueDigests(db, new Date("2026-11-24T07:02:00Z"));
    expect(await mailsTo(actor)).toMatchObject([{ letter: "notification-digest", person: id }]);
  });

  test("nobody who is blocked gets the day's mail of their startup", async () => {
    const { db } = database;
    const contact = await founder();
    const { id } = contact.viewer;
    const other = await aPerson(db, "founder", { seat: { id, role: "editor" } });
    const admin = await aPerson(db, "admin");
    await blockPerson(db, admin, other.viewer.id, { reason: "R", line: "L" });
    await notifyStartup(db, id, review("a"), new Date("2026-11-23T18:00:00Z"));
    const digestsTo = async (actor: Actor) =>
      (await mailsTo(actor)).filter((each) => (each as { letter?: string }).letter === "notification-digest").length;
    await queueDigests(db, new Date("2026-11-24T07:01:00Z"));
    expect([await digestsTo(contact), await digestsTo(other)]).toEqual([1, 0]);
    await liftBlock(db, admin, other.viewer.id);
    await queueDigests(db, new Date("2026-11-24T07:02:00Z"));
    expect([await digestsTo(contact), await digestsTo(other)]).toEqual([1, 1]);
  });

  test("what is mailed to a startup's contact is in the digest of its others, who have no choice about that mail", async () => {
    const { db } = database;
    const contact = await founder();
    const { id } = contact.viewer;
    const other = await aPerson(db, "founder", { seat: { id, role: "owner" } });
    const asked = { kind: "introduction-request", event: "asked:a", data: { state: "asked" } } as const;
    await notifyStartup(db, id, { ...asked, mailedTo: id }, new Date("2026-11-23T18:00:00Z"));
    await queueDigests(db, new Date("2026-11-24T07:01:00Z"));
    expect(await mailsTo(contact)).toEqual([]);
    expect(await mailsTo(other)).toMatchObject([{ letter: "notification-digest", events: [{ data: asked.data }] }]);
    const ofContact = ["publication-look", "introduction-asked"];
    expect(Object.keys(await mailChoices(db, contact))).toEqual(expect.arrayContaining(ofContact));
    expect(Object.keys(await mailChoices(db, other)).filter((kind) => ofContact.includes(kind))).toEqual([]);
    await chooseMails(db, other, []);
    await db.update(startup).set({ contact: other.viewer.id }).where(eq(startup.id, id));
    expect(await mailChoices(db, other)).toMatchObject({ "introduction-asked": true, "introduction-request": false });
  });

  test("a choice is offered for what the plan tells", async () => {
    const { db } = database;
    const actor = await founder();
    expect(await mailChoices(db, actor)).not.toHaveProperty("alert");
    await startTrial(db, actor, 1);
    expect(await mailChoices(db, actor)).toMatchObject({ alert: true, view: true });
  });

  test("an alert is told where the plan opens it", async () => {
    const { db } = database;
    const actor = await founder();
    await notify(db, actor.viewer.id, { kind: "alert", event: "a", data: { alert: "runway", figure: 5.2 } });
    expect(await countUnread(db, actor)).toBe(0);
    await startTrial(db, actor, 1);
    expect(await countUnread(db, actor)).toBe(1);
  });

  test("a plan's end is told a week before and once it is there, each once", async () => {
    const { db } = database;
    const actor = await founder();
    await startTrial(db, actor, 1, new Date("2026-11-23T09:00:00Z"));
    const endings = async (day: string) => {
      const now = new Date(`${day}T09:00:00Z`);
      await Promise.all([tellOfEnds(db, now), tellOfEnds(db, now)]);
      return (await mailsTo(actor)).slice(1).map((data) => (data as { over: boolean }).over);
    };
    expect(await endings("2026-12-14")).toEqual([]);
    expect(await endings("2026-12-15")).toEqual([false]);
    expect(await endings("2026-12-22")).toEqual([false]);
    expect(await endings("2026-12-23")).toEqual([true]);
    expect(await endings("2026-12-24")).toEqual([true]);
  });

  test("a plan's end is mailed once to the contact, also when a colleague joins in between", async () => {
    const { db } = database;
    const actor = await founder();
    await startTrial(db, actor, 1, new Date("2026-11-23T09:00:00Z"));
    await tellOfEnds(db, new Date("2026-12-15T09:00:00Z"));
    await aPerson(db, "founder", { seat: { id: actor.viewer.id, role: "editor" } });
    expect(await tellOfEnds(db, new Date("2026-12-16T09:00:00Z"))).toBe(1);
    expect((await mailsTo(actor)).slice(1)).toMatchObject([{ letter: "plan-ending", over: false }]);
  });

  test("the end of a trial beside a plan that goes on is told with that plan's name", async () => {
    const { db } = database;
    const actor = await founder();
    await db.insert(planGrant).values({
      id: randomUUID(),
      startup: actor.viewer.id,
      ...{ plan: "visible", startsOn: "2026-10-01", grantedBy: "an administrator", reason: "asked for it" },
    });
    await startTrial(db, actor, 1, new Date("2026-11-25T09:00:00Z"));
    await tellOfEnds(db, new Date("2026-12-17T09:00:00Z"));
    expect((await mailsTo(actor)).slice(1)).toMatchObject([{ letter: "plan-ending", plan: "elite", next: "visible" }]);
    await tellOfEnds(db, new Date("2026-12-25T09:00:00Z"));
    const [latest] = await ownNotifications(db, actor);
    if (!latest) throw new Error("Nothing was told");
    expect(sentenceOf("en", latest)).toContain("your account is now Visible");
    expect(sentenceOf("fr", latest)).toContain("ton compte est désormais en Visible");
  });
});
