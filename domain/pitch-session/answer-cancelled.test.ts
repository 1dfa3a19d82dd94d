import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { contentRecord } from "../content/content.table.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { cancelSession } from "../session-seat/desk.server.ts";
import { withdrawTurns } from "../session-day/withdraw.server.ts";
import { answerCancelled } from "./answer-cancelled.server.ts";
import { answerApplication } from "./answer.server.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { pitchAnswerEmail } from "./pitch-session.emails.server.ts";
import { answerInMail, answersTo } from "./read-answers.server.ts";
import { agreeFee, takeFeeBack } from "./participation-fee.server.ts";
import { acceptForSession, freeOwnPlaces, lockPlaces, placesOf, takePlaceBack } from "./session-place.server.ts";
import { feesOf } from "./settled-fees.server.ts";

const now = new Date("2027-03-02T10:00:00Z");

onBothEngines("applicants of a cancelled session", (open) => {
  let database: Database;
  let desk: Actor;
  let count = 0;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function aSession() {
    const id = `cancelled-${(count += 1)}`;
    const event: Event = {
      ...{ kind: "event", id, name: { en: id, fr: id }, startsOn: "2027-03-18", endsOn: null, startTime: "18:00" },
      ...{ endTime: null, place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
      ...{ selected: null, pitched: null, confirm: false },
    };
    await database.db.insert(contentRecord).values({ kind: "event", id, position: 0, data: event });
    return event;
  }
  const apply = ({ id }: Event, email: string, lang: "en" | "fr" = "fr") =>
    aLead(database.db, {
      ...{ form: "pitch-application", email, lang },
      payload: { startupName: "Marmelade", session: id },
    });
  const letters = async (email: string) =>
    (await database.db.select().from(job).where(eq(job.key, email))).map(
      ({ data }) => data as { letter: string; lang: "en" | "fr" },
    );

  test("hear of it once each, in their language, with the reason, and nobody else does", async () => {
    const [event, other] = [await aSession(), await aSession()];
    const founder = await aPerson(database.db, "founder");
    const open = await apply(event, founder.viewer.email, "en");
    const again = await apply(event, founder.viewer.email, "en");
    const [placed, refused] = [await apply(event, "placed@a.example"), await apply(event, "no@a.example")];
    await apply(event, "placed@a.example");
    await acceptForSession(database.db, desk, placed, event);
    await answerApplication(database.db, desk, { lead: refused, reason: "early", line: "" }, now);
    const elsewhere = await apply(other, "else@a.example");
    await answerCancelled(database.db, now);
    expect(await letters(founder.viewer.email)).toEqual([]);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    await Promise.all(Array.from({ length: 20 }, () => answerCancelled(database.db, now)));
    await withdrawTurns(database.db, now);
    expect(await letters(founder.viewer.email)).toMatchObject([{ letter: "pitch-answer", lang: "en" }]);
    expect((await letters("placed@a.example")).map(({ letter }) => letter)).toEqual(["session-turn-withdrawn"]);
    expect(await letters("no@a.example")).toHaveLength(1);
    expect(await letters("else@a.example")).toEqual([]);
    const answers = await answersTo(database.db, desk, [open, again, refused, elsewhere]);
    expect([open, again, refused, elsewhere].map((id) => answers.get(id)?.reason)).toEqual([
      ...["cancelled", "cancelled", "early"],
      undefined,
    ]);
    const rows = await database.db
      .select()
      .from(lead)
      .where(inArray(lead.id, [open, again, refused]));
    expect(rows.map(({ status }) => status)).toEqual(["answered", "answered", "answered"]);
    const told = await database.db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(told.map(({ data }) => data)).toEqual([{ state: "cancelled", day: "2027-03-18" }]);
    const found = await answerInMail(database.db, open);
    expect(found).toMatchObject({ reason: "cancelled", line: "Snow", session: event.id });
    const written = await pitchAnswerEmail
      .read(
        { letter: "pitch-answer", lang: "en", lead: open },
        {
          ...{ key: founder.viewer.email, subject: open },
        },
      )
      ?.write({
        ...emailContext,
        pitchAnswer: async () => found && { ...found, session: "Spring", page: "https://lab.example/pitch-session" },
      });
    expect(written?.subject).toBe("Spring is cancelled");
    expect(written?.text).toContain("Snow");
    expect(written?.text).not.toMatch(/A member of our team|No place/);
  });

  test("each address hears of its own application, whatever a stranger appends to it", async () => {
    const { db } = database;
    const event = await aSession();
    const ofAddress = new Map<string, string>();
    const addresses = ["anna@mairie.example", "anna+x@mairie.example", "contact+a@b.example", "contact+b@b.example"];
    for (const email of addresses) ofAddress.set(email, await apply(event, email));
    await apply(event, "anna@mairie.example");
    for (const nth of [1, 2, 3, 4]) await apply(event, `zoe+${nth}@mairie.example`);
    ofAddress.set("zoe@mairie.example", await apply(event, "zoe@mairie.example"));
    for (const nth of [1, 2]) ofAddress.set(`zoe+${nth}@mairie.example`, "");
    await cancelSession(db, desk, event.id, { reason: "Snow" }, now);
    await answerCancelled(db, now);
    const mails = await db
      .select({ key: job.key, subject: job.subject })
      .from(job)
      .where(sql`${job.key} like '%@mairie.example' or ${job.key} like '%@b.example'`);
    expect(mails.map(({ key }) => key).toSorted()).toEqual([...ofAddress.keys()].toSorted());
    for (const { key, subject } of mails) expect(["", subject]).toContain(ofAddress.get(key ?? ""));
  });

  test("one mailbox hears of it three times at most, with the mails that strangers cause", async () => {
    const { db } = database;
    const event = await aSession();
    const founder = await aPerson(db, "founder", { email: "anna@gmail.com" });
    for (const spelling of ["vic.tim@gmail.com", "victim+1@gmail.com", "victim+2@googlemail.com"])
      await apply(event, spelling);
    await db.insert(lead).values(
      Array.from({ length: 500 }, (_, nth) => ({
        ...{ id: randomUUID(), key: randomUUID(), receipt: randomUUID(), email: `anna+${nth}@gmail.com`, source: {} },
        ...{ form: "pitch-application" as const, lang: "fr" as const, payload: { session: event.id } },
      })),
    );
    const own = await apply(event, founder.viewer.email);
    await cancelSession(db, desk, event.id, { reason: "Snow" }, now);
    await answerCancelled(db, now);
    const mails = await db
      .select({ queue: job.queue, key: job.key, subject: job.subject })
      .from(job)
      .where(sql`${job.key} like '%@gmail.com' or ${job.key} like '%@googlemail.com'`)
      .orderBy(job.seq);
    const [ofAnna, ofVictim] = [true, false].map((isAnna) =>
      mails.filter(({ key }) => key?.startsWith("anna") === isAnna),
    );
    expect(ofVictim?.map(({ queue, key }) => [queue, key])).toEqual([
      ...["vic.tim@gmail.com", "victim+1@gmail.com", "victim+2@googlemail.com"].map((key) => ["mail", key]),
    ]);
    expect(ofAnna?.map(({ queue }) => queue)).toEqual(["team-mail", "mail", "mail"]);
    expect(ofAnna?.[0]).toMatchObject({ key: "anna@gmail.com", subject: own });
  });

  test("who lost a place before isn’t told that there was no answer yet", async () => {
    const event = await aSession();
    const [lost, open] = [await apply(event, "lost@a.example"), await apply(event, "open@a.example")];
    await acceptForSession(database.db, desk, lost, event);
    await takePlaceBack(database.db, desk, lost, { session: event.id });
    await cancelSession(database.db, desk, event.id, { reason: "" }, now);
    await answerCancelled(database.db, now);
    const textTo = async (id: string, lang: "en" | "fr") => {
      const found = await answerInMail(database.db, id);
      const mail = await pitchAnswerEmail
        .read({ letter: "pitch-answer", lang, lead: id }, { key: "a@a.example", subject: id })
        ?.write({
          ...emailContext,
          pitchAnswer: async () => found && { ...found, session: "Spring", page: "https://lab.example/pitch-session" },
        });
      return mail?.text.replaceAll(/\s+/g, " ");
    };
    expect(await textTo(lost, "en")).toContain("We had already withdrawn your place");
    expect(await textTo(lost, "fr")).toContain("Nous avions déjà repris votre place");
    expect(await textTo(lost, "en")).not.toContain("answered yet");
    expect(await textTo(open, "en")).toContain("We hadn’t answered yet");
  });

  test("a place at it stays, with its fee, and its startup hears of nothing but the cancellation", async () => {
    const { db } = database;
    const event = await aSession();
    const founder = await aPerson(db, "founder");
    const placed = await apply(event, founder.viewer.email);
    await acceptForSession(db, desk, placed, event);
    expect(await agreeFee(db, desk, placed, { session: event.id, amount: 30_000 })).toBe("stored");
    const closing = await aPerson(db, "founder");
    const closed = await apply(event, closing.viewer.email);
    await acceptForSession(db, desk, closed, event);
    await cancelSession(db, desk, event.id, { reason: "Snow" }, now);
    expect(await Promise.all([1, 2, 3].map(() => takePlaceBack(db, desk, placed, { session: event.id }, now)))).toEqual(
      [...["cancelled", "cancelled", "cancelled"]],
    );
    expect(await agreeFee(db, desk, placed, { session: event.id, amount: 40_000 })).toBe("cancelled");
    expect(await takeFeeBack(db, desk, placed, { session: event.id, amount: 30_000 })).toBe("cancelled");
    await db.transaction((tx) => freeOwnPlaces(tx, closing, now));
    await withdrawTurns(db, now);
    await answerCancelled(db, now);
    for (const { viewer } of [founder, closing]) {
      expect((await letters(viewer.email)).map(({ letter }) => letter)).toEqual(["session-turn-withdrawn"]);
      const told = await db.select().from(notification).where(eq(notification.person, viewer.id));
      const states = told.map(({ data }) => data["state"]).filter((state) => state !== "held");
      expect(states).toEqual(viewer === founder.viewer ? ["confirmed", "cancelled"] : ["cancelled"]);
    }
    expect([...(await placesOf(db, desk, [placed, closed])).keys()].toSorted()).toEqual([placed, closed].toSorted());
    expect((await feesOf(db, desk, [placed], now)).get(placed)?.agreed?.amount).toBe(30_000);
  });

  test("who had a place at it can be accepted for another session, without a false word", async () => {
    const { db } = database;
    const [event, next] = [await aSession(), await aSession()];
    const founder = await aPerson(db, "founder");
    const placed = await apply(event, founder.viewer.email);
    await acceptForSession(db, desk, placed, event);
    expect(await acceptForSession(db, desk, placed, next)).toBe("overtaken");
    expect((await placesOf(db, desk, [placed])).get(placed)?.session).toBe(event.id);
    await cancelSession(db, desk, event.id, { reason: "Snow" }, now);
    await withdrawTurns(db, now);
    expect(await acceptForSession(db, desk, placed, event)).toBe("cancelled");
    const accepted = await Promise.all([1, 2, 3].map(() => acceptForSession(db, desk, placed, next)));
    expect(accepted).toEqual(["stored", "stored", "stored"]);
    await withdrawTurns(db, now);
    await answerCancelled(db, now);
    expect((await placesOf(db, desk, [placed])).get(placed)?.session).toBe(next.id);
    expect((await letters(founder.viewer.email)).map(({ letter }) => letter)).toEqual(["session-turn-withdrawn"]);
    const told = await db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(told.map(({ data }) => data["state"])).toEqual(["held", "cancelled", "held"]);
  });

  test("who is given a place while they are being answered waits for the answer, without a deadlock", async () => {
    const { db, engine } = database;
    // Transactions of the embedded database run one after the other.
    if (engine.kind === "pglite") return;
    const event = await aSession();
    const open = await apply(event, "open@a.example");
    await cancelSession(db, desk, event.id, { reason: "Snow" }, now);
    const areWaiting = async (transactions: number) => {
      const isWaiting = sql`locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      while ((await db.execute(sql`select 1 from pg_locks where ${isWaiting}`)).rows.length < transactions);
    };
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = db.transaction(async (tx) => {
      await lockPlaces(tx, event.id);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const answering = answerCancelled(db, now);
    await areWaiting(1);
    const accepting = acceptForSession(db, desk, open, event);
    await areWaiting(2);
    released.resolve();
    expect(await Promise.all([accepting, answering, holding])).toEqual(["overtaken", undefined, undefined]);
  });

  test("a place that is taken back after its session is no news to its startup", async () => {
    const { db } = database;
    const event = await aSession();
    const founder = await aPerson(db, "founder");
    const placed = await apply(event, founder.viewer.email);
    await acceptForSession(db, desk, placed, event);
    const over = new Date("2027-03-19T10:00:00Z");
    expect(await takePlaceBack(db, desk, placed, { session: event.id }, over)).toBe("stored");
    await withdrawTurns(db, over);
    expect(await letters(founder.viewer.email)).toEqual([]);
    const told = await db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(told.map(({ data }) => data["state"])).toEqual(["held"]);
    expect((await placesOf(db, desk, [placed])).size).toBe(0);
  });

  test("who applies while it is being cancelled hears of it too; a session of the past is no news", async () => {
    const [event, past] = [await aSession(), await aSession()];
    for (const { id } of [event, past]) await cancelSession(database.db, desk, id, { reason: "" }, now);
    await answerCancelled(database.db, now);
    const late = await apply(event, "late@a.example");
    const old = await apply(past, "old@a.example");
    await answerCancelled(database.db, now);
    expect(await letters("late@a.example")).toHaveLength(1);
    await database.db.delete(pitchAnswer).where(eq(pitchAnswer.lead, old));
    await database.db.delete(job).where(eq(job.key, "old@a.example"));
    await answerCancelled(database.db, new Date("2027-03-19T10:00:00Z"));
    expect(await letters("old@a.example")).toEqual([]);
    expect((await answersTo(database.db, desk, [late])).get(late)).toMatchObject({ reason: "cancelled", line: "" });
  });
});
