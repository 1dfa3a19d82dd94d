import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import type { Event } from "../content/content.ts";
import { blockPerson } from "../person/block.server.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { answerApplication } from "../pitch-session/answer.server.ts";
import { pitchAnswer } from "../pitch-session/pitch-answer.table.ts";
import { pitchAnswerEmail } from "../pitch-session/pitch-session.emails.server.ts";
import { acceptForSession, takePlaceBack } from "../pitch-session/session-place.server.ts";
import { startTurn } from "../session-day/clock.server.ts";
import { makeDayLink } from "../session-day/day-link.server.ts";
import { placesInOrder } from "../session-day/order.server.ts";
import { markPresence } from "../session-day/presence.server.ts";
import { sessionPresence } from "../session-day/session-day.table.ts";
import { seatNow } from "../session-seat/desk.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { ownCards, setCard, shownCards } from "./card.server.ts";
import { closeSession, proposalOf } from "./close.server.ts";
import { recordOf, sessionsOver, withCounts } from "./record.server.ts";
import { wishesLeaveAt, wishesUntil } from "../session-wish/session-wish.ts";

const evening: Parameters<typeof wishesUntil>[0] & Pick<Event, "format"> = {
  ...{ startsOn: "2026-10-08", endsOn: null, startTime: "18:00", endTime: "21:00", format: "quarterly" },
};
const after = new Date("2026-10-11T19:00:01Z");
const no = { reason: "early", line: "Come back in March." } as const;

test("wishes leave two hours and end 72 hours after the last day’s end, in the hour of Paris", () => {
  const at = (more: Partial<typeof evening>) => wishesUntil({ ...evening, ...more }).toISOString();
  expect(at({})).toBe("2026-10-11T19:00:00.000Z");
  expect(at({ endsOn: "2026-10-09" })).toBe("2026-10-12T19:00:00.000Z");
  expect(at({ startTime: null, endTime: null })).toBe("2026-10-11T22:00:00.000Z");
  expect(wishesLeaveAt(evening).toISOString()).toBe("2026-10-08T21:00:00.000Z");
  // Winter time begins in Paris within the 72 hours, so only the UTC time of day stays the same.
  expect(at({ startsOn: "2026-10-24", endTime: null })).toBe("2026-10-27T19:00:00.000Z");
});

onBothEngines("closing a session", (open) => {
  let database: Database;
  let desk: Actor;
  let count = 0;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  const aSession = () => ({ ...evening, id: `closing-${(count += 1)}` });
  const apply = (session: string, email?: string, startupName = "Marmelade") =>
    aLead(database.db, {
      form: "pitch-application",
      payload: { session, startupName, website: "https://marmelade.example", stage: "seed", sector: "foodtech" },
      ...(email && { email }),
    });
  const place = async (lead: string, id: string) =>
    acceptForSession(database.db, desk, lead, await aPitchSession(database.db, { id, startsOn: evening.startsOn }));
  async function aFounder(session: string) {
    const founder = await aPerson(database.db, "founder");
    const lead = await apply(session, founder.viewer.email);
    await place(lead, session);
    return { founder, lead };
  }
  const mailed = async (email: string) =>
    (await database.db.select().from(job).where(eq(job.key, email))).filter(
      ({ data }) => (data as { letter?: string }).letter === "pitch-answer",
    );
  const close = (session: ReturnType<typeof aSession>, pitched: string[], answer: typeof no | null = no, at = after) =>
    closeSession(database.db, desk, { session, pitched, answer }, at);

  test("is due for a session with places from the last wish on, and not for a cancelled or an older one", async () => {
    const [held, called] = [aSession(), aSession()];
    const [older, toCome] = [
      { ...aSession(), startsOn: "2025-10-08" },
      { ...aSession(), startsOn: "2026-12-01" },
    ];
    await aFounder(held.id);
    await aFounder(called.id);
    const { startsOn } = evening;
    const cancelled = { session: called.id, startsOn, cancelledAt: after };
    await database.db
      .insert(sessionPlan)
      .values(cancelled)
      .onConflictDoUpdate({ target: sessionPlan.session, set: cancelled });
    const states = async (now: Date) =>
      (await sessionsOver(database.db, desk, [older, held, called, toCome, { ...toCome, startsOn: null }], now)).map(
        ({ id, state }) => [id, state],
      );
    const others = [
      [called.id, "cancelled"],
      [older.id, "old"],
    ];
    expect(await states(new Date("2026-10-08T22:00:00Z"))).toEqual([[held.id, "early"], ...others]);
    expect(await states(after)).toEqual([[held.id, "to-close"], ...others]);
    expect(await close(held, [], null)).toBe("stored");
    expect(await states(after)).toEqual([[held.id, "closed"], ...others]);
    await expect(sessionsOver(database.db, await aPerson(database.db, "investor"), [held])).rejects.toThrow(NotAllowed);
  });

  test("is done once by one press in a hundred, and answers everybody who was not chosen, once a mailbox", async () => {
    const session = aSession();
    const [one, other] = [await aFounder(session.id), await aFounder(session.id)];
    const left = await apply(session.id);
    const email = "twice@startup.example";
    // Nobody has confirmed the address of `left`, so the public count of applications leaves it out.
    await confirmAddress(database.db, email, "newsletter");
    await apply(session.id, email);
    await apply(session.id, email, "Marmelade again");
    // A stranger's application with the founder's e-mail does not count, and the founder gets no rejection.
    await apply(session.id, one.founder.viewer.email, "Not us");
    const elsewhere = await apply("another");
    expect(await proposalOf(database.db, desk, session, after)).toMatchObject({
      isOpen: true,
      record: null,
      unanswered: 3,
    });
    expect(await close(session, [one.lead], null)).toBe("reason");
    expect(await close(session, [one.lead], no, new Date("2026-10-11T18:59:59Z"))).toBe("early");
    const answers = await Promise.all(Array.from({ length: 100 }, () => close(session, [one.lead])));
    expect(answers.toSorted()).toEqual(["stored", ...Array.from({ length: 99 }, () => "already")].toSorted());
    expect(await recordOf(database.db, session.id)).toMatchObject({
      ...{ applied: 3, selected: 2, pitched: 1, present: null, wishes: 0, introductions: 0 },
    });
    expect(await mailed(email)).toHaveLength(1);
    for (const { founder } of [one, other]) expect(await mailed(founder.viewer.email)).toHaveLength(0);
    const told = await database.db.select().from(pitchAnswer).where(eq(pitchAnswer.lead, left));
    expect(told).toMatchObject([no]);
    expect(await database.db.$count(pitchAnswer, eq(pitchAnswer.lead, elsewhere))).toBe(0);
    expect(await takePlaceBack(database.db, desk, other.lead, { session: session.id })).toBe("closed");
    expect((await proposalOf(database.db, desk, session, after)).selected).toHaveLength(2);
    expect(await withCounts(database.db, [{ id: session.id, selected: null, pitched: 7 }])).toMatchObject([
      { selected: 2, pitched: 1, isClosed: true },
    ]);
  });

  test("an old tab closes nothing after another startup got a place, lost it or applied", async () => {
    const session = aSession();
    const first = await aFounder(session.id);
    const shown = async () => (await proposalOf(database.db, desk, session, after)).shown;
    const press = async (seen: string) =>
      closeSession(database.db, desk, { session, pitched: [first.lead], answer: no, shown: seen }, after);
    const late = await apply(session.id);
    const changes = [
      () => apply(session.id),
      () => place(late, session.id),
      () => takePlaceBack(database.db, desk, first.lead, { session: session.id }),
    ];
    for (const make of changes) {
      const seen = await shown();
      await make();
      expect(await press(seen)).toBe("overtaken");
    }
    expect(await recordOf(database.db, session.id)).toBeNull();
    expect(await press(await shown())).toBe("stored");
  });

  test("answers a flood of applications in batches, and still one mail a mailbox", async () => {
    const session = aSession();
    const { db } = database;
    const [email, flood] = ["flood@startup.example", 1_001];
    await db.insert(lead).values(
      Array.from({ length: flood }, () => ({
        ...{ id: randomUUID(), form: "pitch-application" as const, key: randomUUID(), receipt: randomUUID(), email },
        ...{ lang: "fr" as const, payload: { session: session.id, startupName: "Flood" }, source: {} },
      })),
    );
    expect(await close(session, [])).toBe("stored");
    const theirs = db.select({ id: lead.id }).from(lead).where(eq(lead.email, email));
    expect(await db.$count(pitchAnswer, inArray(pitchAnswer.lead, theirs))).toBe(flood);
    expect(await mailed(email)).toHaveLength(1);
  });

  test("counts the investors who were marked present, and nobody where no one was", async () => {
    const session = aSession();
    const { db } = database;
    await db.insert(sessionPlan).values({ session: session.id, startsOn: evening.startsOn }).onConflictDoNothing();
    const tapped = [true, true, false].map(async (present) => {
      const { viewer } = await aPerson(db, "investor");
      const who = { who: viewer.id, investor: viewer.id };
      const tap = { tap: randomUUID(), tappedAt: new Date("2026-10-08T16:30:00Z"), by: desk.viewer.id };
      await db.insert(sessionPresence).values({ session: session.id, ...who, ...tap, present });
    });
    await Promise.all(tapped);
    expect(await close(session, [], null)).toBe("stored");
    expect((await recordOf(db, session.id))?.present).toBe(2);
  });

  test("leaves nothing to press on the run sheet", async () => {
    const session = aSession();
    const { db } = database;
    const { lead: sent } = await aFounder(session.id);
    const { startsOn } = evening;
    await db.insert(sessionPlan).values({ session: session.id, startsOn }).onConflictDoNothing();
    const [turn] = await placesInOrder(db, session.id, after);
    const place = turn?.place ?? "";
    const tap = { guest: place, kind: "startup", present: true, tap: randomUUID(), tappedAt: after } as const;
    const pressed = async () => [
      await startTurn(db, desk, { session: session.id, place, press: "start" }, after),
      await markPresence(db, desk, session.id, tap, after),
      (await makeDayLink(db, desk, session.id, after)).status,
    ];
    expect(await pressed()).toEqual(["stored", "stored", "stored"]);
    expect(await close(session, [sent])).toBe("stored");
    expect(await pressed()).toEqual(["closed", "closed", "closed"]);
    expect(await seatNow(db, desk, session.id, randomUUID(), after)).toBe("closed");
  });

  test("shows cards of startups that pitched and said yes, until they withdraw or are blocked", async () => {
    const session = aSession();
    const all = [await aFounder(session.id), await aFounder(session.id), await aFounder(session.id)] as const;
    const [one, two, three] = all;
    const said = (who: { founder: Actor }, shown: boolean) =>
      setCard(database.db, who.founder, { session: session.id, shown }, after);
    expect(await ownCards(database.db, one.founder)).toEqual([{ session: session.id, hasCard: false }]);
    for (const each of all) expect(await said(each, true)).toEqual({ status: "stored" });
    const startups = async () => (await shownCards(database.db, session.id)).map(({ startup }) => startup);
    expect(await startups()).toEqual([]);
    await close(session, [one.lead, two.lead]);
    expect(await startups()).toEqual([one.founder.viewer.id, two.founder.viewer.id]);
    expect(await said(one, false)).toEqual({ status: "stored" });
    expect(await startups()).toEqual([two.founder.viewer.id]);
    await said(one, true);
    await blockPerson(database.db, desk, two.founder.viewer.id, { reason: "Test", line: "" });
    expect(await startups()).toEqual([one.founder.viewer.id]);
    expect(await said(one, false)).toEqual({ status: "stored" });
    expect(await startups()).toEqual([]);
    expect(await said(three, true)).toEqual({ status: "stored" });
  });

  test("a card is for owners with a place, and its name holds no address and does not pass for ours", async () => {
    const session = aSession();
    const { founder, lead } = await aFounder(session.id);
    const startup = { id: founder.viewer.id, role: "editor" as const };
    const editor = await aPerson(database.db, "founder", { seat: startup });
    await expect(setCard(database.db, editor, { session: session.id, shown: true })).rejects.toThrow(NotAllowed);
    await expect(setCard(database.db, signedIn("investor"), { session: session.id, shown: true })).rejects.toThrow(
      NotAllowed,
    );
    const stranger = await aPerson(database.db, "founder");
    expect(await setCard(database.db, stranger, { session: session.id, shown: true })).toEqual({ status: "gone" });
    const named = await apply(session.id, "other@startup.example", "Write to me@startup.example");
    await place(named, session.id);
    await setCard(database.db, founder, { session: session.id, shown: true });
    await close(session, [lead, named]);
    expect((await shownCards(database.db, session.id)).map(({ name }) => name)).toEqual(["Marmelade"]);
  });

  test("a no is sent once, not to an application with a place, and its mail is dropped once it has one", async () => {
    const session = aSession();
    const [lead, placed] = [await apply(session.id), await apply(session.id)];
    await place(placed, session.id);
    const answer = (id: string) => answerApplication(database.db, desk, { lead: id, ...no });
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(lead)));
    expect(answers.toSorted()).toEqual(["stored", ...Array.from({ length: 19 }, () => "unchanged")].toSorted());
    expect(await mailed(`${lead}@startup.example`)).toHaveLength(1);
    expect(await answer(placed)).toBe("placed");
    expect(await answer("00000000-0000-4000-8000-000000000000")).toBe("gone");
    const [sent] = await mailed(`${lead}@startup.example`);
    const write = async (found: Awaited<ReturnType<typeof emailContext.pitchAnswer>>) => {
      const row = pitchAnswerEmail.read((sent?.data ?? {}) as { letter: string }, {
        key: "a@b.example",
        subject: null,
      });
      return row?.write({ ...emailContext, pitchAnswer: async () => found });
    };
    expect(await write(null)).toBeNull();
    const text = JSON.stringify(
      await write({
        ...{ startup: "Marmelade", session: "Session", ...no, hadPlace: false },
        page: "https://lab.example/pitch-session",
      }),
    );
    for (const part of ["Pas de place pour Marmelade", "c’est encore tôt", no.line]) expect(text).toContain(part);
  });
});
