import { randomUUID } from "node:crypto";
import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailContext } from "../../e2e/emails.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { formats } from "../../platform/language/format.ts";
import { addNote } from "../deal-stage/note.server.ts";
import { setStage } from "../deal-stage/stage.server.ts";
import { followStartup, unfollow } from "../follow/follow.server.ts";
import { fund, fundSeat } from "../fund/fund.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { decideOnInvestor } from "../investor/approval.server.ts";
import { cancelAllOfShutOut } from "../meeting/meeting-mails.server.ts";
import { shuttingOut } from "../colleague/shut-out.server.ts";
import { notification } from "../notification/notification.table.ts";
import { ownNotifications } from "../notification/own.server.ts";
import { sentenceOf } from "../notification/sentence.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { person, personBlock } from "../person/person.table.ts";
import { blockPerson, liftBlock } from "../person/block.server.ts";
import { changeRole } from "../person/role.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { erase } from "../privacy/erase.server.ts";
import { cancelErasure, requestErasure } from "../privacy/erasure-request.server.ts";
import { exportOf } from "../privacy/export.server.ts";
import { withdraw } from "../publication/publication.server.ts";
import { publish } from "../publication/publish.server.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { close, leave, remove, setRole } from "../seat/change.server.ts";
import { askIntroduction, fundAgainAt, leftToAsk, withdrawIntroduction } from "./ask.server.ts";
import { answerIntroduction } from "./answer.server.ts";
import { blockedInvestors, blockInvestor, unblockInvestor } from "./block.server.ts";
import { listIntroductions } from "./desk-list.server.ts";
import { daysAfter, type Ending, type Outcome, slotsText } from "./introduction.ts";
import { introductionCancelledEmail, introductionGoneEmail } from "./introduction.emails.server.ts";
import { introductionInMail } from "./in-mail.server.ts";
import { introduction, introductionAnswer, introductionBlock } from "./introduction.table.ts";
import { askOutcomes, lapseIntroductions } from "./lapse.server.ts";
import { cancelMeeting, pickSlot, proposeSlots } from "./meeting.server.ts";
import { sayOutcome } from "./outcome.server.ts";
import { waitingRequests, receivedIntroductions } from "./received.server.ts";
import { sentIntroductions, sentTo } from "./sent.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const minute = 60_000;
const message = "Nous suivons la logistique du froid : comment évolue votre coût par tournée ?";

onBothEngines("introductions", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function investor(lastName = "Rivage") {
    const id = randomUUID();
    return aPerson(database.db, "investor", { id, email: `inv-${id}@quai.example`, lastName, verdict: "yes" });
  }

  async function startup() {
    const { db } = database;
    const id = randomUUID();
    const actor = await aPerson(db, "founder", { id, email: `own-${id}@marsh.example` });
    await db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: id, plan: "visible", startsOn: "2026-01-01", endsOn: null },
      ...{ grantedBy: "admin", reason: "Test" },
    });
    const profile = { startup_name: "Halage", founder_name: "Zoé", sector: "foodtech", description: "…" };
    await saveFounderProfile(db, actor, { ...profile, current_stage: "idea" });
    await publish(db, actor, { customers: ["B2B"], deepTech: false, shown: ["description"] }, now);
    const look = { verdict: "yes", reason: "", look: undefined } as const;
    await reviewPublication(db, signedIn("admin", "desk"), id, look, now);
    return actor;
  }

  const idOf = ({ viewer }: Actor) => viewer.startup?.id ?? "";

  async function asked(from: Actor, to: Actor, at = now) {
    const answer = await askIntroduction(database.db, from, { startup: idOf(to), message }, at);
    if (answer.status !== "asked") throw new Error(answer.status);
    return answer.id;
  }

  const mailsAbout = (id: string, letter: string) =>
    database.db.$count(
      job,
      and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = ${letter}`),
    );

  test("a yes gives each side the other's address, by one e-mail each", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const id = await asked(inv, own);
    expect(await mailsAbout(id, "introduction-asked")).toBe(1);
    expect(await introductionInMail(db, id, "startup", now)).toEqual({
      state: "waiting",
      startup: "Halage",
      proposed: false,
      expiresAt: daysAfter(now, 14),
      other: null,
      meeting: null,
      hasTimes: false,
    });
    const { waiting } = await receivedIntroductions(db, own, 1, now);
    const told = (await ownNotifications(db, own, now)).map((each) => sentenceOf("en", each));
    expect(told).toContain(
      `An investor would like to meet you: answer by ${formats.en.moment(waiting[0]?.expiresAt ?? now)}`,
    );
    expect(await waitingRequests(db, own, now)).toEqual({ count: 1, hasProposal: false, until: waiting[0]?.expiresAt });
    const reads = { ...own, viewer: { ...own.viewer, startup: { id: idOf(own), role: "reader" as const } } };
    expect(await waitingRequests(db, reads, now)).toMatchObject({ count: 0, until: null });
    expect(JSON.stringify(await receivedIntroductions(db, own, 1, now))).not.toContain("@quai.example");
    expect(JSON.stringify(await sentIntroductions(db, inv, 1, now))).not.toContain("@marsh.example");
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "stored" });
    expect(await mailsAbout(id, "introduction-yes")).toBe(2);
    expect(await introductionInMail(db, id, "startup", now)).toMatchObject({ other: { email: inv.viewer.email } });
    expect(await introductionInMail(db, id, "investor", now)).toMatchObject({ other: { email: own.viewer.email } });
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ state: "yes", speaker: { email: own.viewer.email } });
    const { past } = await receivedIntroductions(db, own, 1, now);
    expect(past.rows).toMatchObject([{ state: "yes", investor: { email: inv.viewer.email } }]);
  });

  const awaitsErasure = ({ viewer: { id, email } }: Actor) =>
    requestErasure(database.db, { email, lang: "fr", via: "account", actor: id, address: "192.0.2.1" }, now);

  test("an investor is told the same of a no as of silence, at each moment and of each limit", async () => {
    const { db } = database;
    const [inv, silent, declining] = [await investor(), await startup(), await startup()];
    const waiting = await asked(inv, silent);
    const refused = await asked(inv, declining);
    expect(await answerIntroduction(db, declining, { id: refused, verdict: "no" }, now)).toEqual({ status: "stored" });
    const told = async (to: Actor, at: Date) => {
      const answer = JSON.stringify(await sentTo(db, inv, idOf(to), at));
      return answer.replaceAll(idOf(to), "").replaceAll(waiting, "").replaceAll(refused, "");
    };
    expect(await sentTo(db, inv, idOf(declining), daysAfter(now, 13.999))).toMatchObject({ state: "sent" });
    expect(await sentTo(db, inv, idOf(declining), daysAfter(now, 14))).toMatchObject({ state: "lapsed" });
    const later = [0, 13, 13.999, 14, 14.001, 20, 104, 104.001].map((days) => daysAfter(now, days));
    for (const at of later) {
      if (at > daysAfter(now, 14)) await lapseIntroductions(db, at);
      expect(await told(declining, at)).toBe(await told(silent, at));
    }
    const notices = await db.select().from(notification).where(eq(notification.person, inv.viewer.id));
    expect(notices.map(({ kind, data }) => [kind, data["state"]])).toEqual([
      ["introduction", "lapsed"],
      ["introduction", "lapsed"],
    ]);
    const own = await db
      .select({ state: sql`${notification.data} ->> 'state'` })
      .from(notification)
      .where(and(eq(notification.person, declining.viewer.id), eq(notification.kind, "introduction-request")));
    expect(own).toEqual([{ state: "asked" }]);
    expect(await mailsAbout(refused, "introduction-yes")).toBe(0);
    for (const to of [silent, declining]) {
      const again = (at: Date) => askIntroduction(db, inv, { startup: idOf(to), message }, at);
      expect(await again(daysAfter(now, 104 - 0.001))).toEqual({ status: "again" });
      expect(await again(daysAfter(now, 104.001))).toMatchObject({ status: "asked" });
    }
  });

  test("a no frees an investor's place on the fourteenth day only, and a withdrawal at once", async () => {
    const { db } = database;
    const inv = await investor();
    const startups = await Promise.all(Array.from({ length: 12 }, startup));
    const at = (index: number) => new Date(now.getTime() + Math.floor(index / 3) * 24 * 60 * minute);
    const ids: string[] = [];
    for (const [index, to] of startups.slice(0, 10).entries()) ids.push(await asked(inv, to, at(index)));
    const eleventh = (when: Date) => askIntroduction(db, inv, { startup: idOf(startups[10] ?? inv), message }, when);
    const then = daysAfter(now, 5);
    expect(await eleventh(then)).toEqual({ status: "too-many-open" });
    const [first = "", second = ""] = ids;
    expect(await answerIntroduction(db, startups[0] ?? inv, { id: first, verdict: "no" }, then)).toEqual({
      status: "stored",
    });
    expect(await eleventh(then)).toEqual({ status: "too-many-open" });
    expect(await leftToAsk(db, inv, then)).toEqual({ open: 0, today: 3 });
    expect(await withdrawIntroduction(db, inv, { id: second }, then)).toBe("withdrawn");
    expect(await eleventh(then)).toMatchObject({ status: "asked" });
    const twelfth = (when: Date) => askIntroduction(db, inv, { startup: idOf(startups[11] ?? inv), message }, when);
    expect(await twelfth(daysAfter(now, 13.999))).toEqual({ status: "too-many-open" });
    expect(await twelfth(daysAfter(now, 14))).toMatchObject({ status: "asked" });
  });

  test("three requests leave a day, however many are pressed at once, and one to a startup", async () => {
    const { db } = database;
    const inv = await investor();
    const startups = await Promise.all(Array.from({ length: 6 }, startup));
    const presses = Array.from({ length: 30 }, (_, press) => startups[press % 6] ?? inv);
    const answers = await Promise.all(
      presses.map((to) => askIntroduction(db, inv, { startup: idOf(to), message }, now)),
    );
    expect(answers.filter(({ status }) => status === "asked")).toHaveLength(3);
    expect(await db.$count(introduction, eq(introduction.investor, inv.viewer.id))).toBe(3);
    const tomorrow = new Date("2026-11-24T05:00:00Z");
    expect(await leftToAsk(db, inv, tomorrow)).toEqual({ open: 7, today: 3 });
  });

  test("the people of a fund share its limits, and ask a startup once", async () => {
    const { db } = database;
    const [one, two, alone] = [await investor(), await investor(), await investor()];
    const id = randomUUID();
    await db.insert(fund).values({ id, name: "Grève" });
    for (const { viewer } of [one, two])
      await db
        .insert(fundSeat)
        .values({ id: randomUUID(), fund: id, person: viewer.id, lead: viewer.id === one.viewer.id });
    const startups = await Promise.all(Array.from({ length: 4 }, startup));
    const asks = [one, two, one, two, two, one].map((from, index) =>
      askIntroduction(db, from, { startup: idOf(startups[index % 4] ?? one), message }, now),
    );
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === "asked")).toHaveLength(3);
    const open = startups.find((_, index) => answers[index]?.status === "asked") ?? one;
    const tomorrow = daysAfter(now, 1);
    for (const from of [one, two])
      expect(await askIntroduction(db, from, { startup: idOf(open), message }, tomorrow)).toEqual({ status: "open" });
    expect(await leftToAsk(db, two, now)).toEqual({ open: 7, today: 0 });
    expect(await leftToAsk(db, alone, now)).toEqual({ open: 10, today: 3 });
    await db.update(fundSeat).set({ endedAt: now }).where(eq(fundSeat.person, two.viewer.id));
    const left = await Promise.all([one, two].map((from) => leftToAsk(db, from, now)));
    expect(left.reduce((sum, { open }) => sum + open, 0)).toBe(10 + 10 - 3);
  });

  test("a colleague of who asked reads when the fund may ask, the same after a no as in silence", async () => {
    const { db } = database;
    const [one, two] = [await investor(), await investor()];
    const id = randomUUID();
    await db.insert(fund).values({ id, name: "Estran" });
    for (const { viewer } of [one, two])
      await db
        .insert(fundSeat)
        .values({ id: randomUUID(), fund: id, person: viewer.id, lead: viewer.id === one.viewer.id });
    const [silent, declining, agreeing] = [await startup(), await startup(), await startup()];
    expect(await fundAgainAt(db, two, idOf(silent), now)).toBeUndefined();
    await asked(one, silent);
    await answerIntroduction(db, declining, { id: await asked(one, declining), verdict: "no" }, now);
    await answerIntroduction(db, agreeing, { id: await asked(one, agreeing), verdict: "yes" }, now);
    expect(await fundAgainAt(db, one, idOf(silent), now)).toBeUndefined();
    for (const own of [silent, declining]) {
      expect(await fundAgainAt(db, two, idOf(own), now)).toBeNull();
      expect(await fundAgainAt(db, two, idOf(own), daysAfter(now, 15))).toEqual(daysAfter(now, 104));
      expect(await fundAgainAt(db, two, idOf(own), daysAfter(now, 104))).toBeUndefined();
    }
    expect(await fundAgainAt(db, two, idOf(agreeing), now)).toEqual(daysAfter(now, 90));
    const again = (at: Date) => askIntroduction(db, two, { startup: idOf(agreeing), message }, at);
    expect([await again(daysAfter(now, 89)), await again(daysAfter(now, 90))]).toMatchObject([
      { status: "again" },
      { status: "asked" },
    ]);
  });

  test("a colleague whose request no startup sees any more keeps nobody of the fund from asking", async () => {
    const { db } = database;
    const [refused, blocked, hidden, agreed] = [await investor(), await investor(), await investor(), await investor()];
    const two = await investor();
    const id = randomUUID();
    await db.insert(fund).values({ id, name: "Varech" });
    for (const { viewer } of [refused, blocked, hidden, agreed, two])
      await db
        .insert(fundSeat)
        .values({ id: randomUUID(), fund: id, person: viewer.id, lead: viewer.id === two.viewer.id });
    const startups: string[] = [];
    const read = async () => {
      const moments = [];
      for (const own of startups) moments.push(await fundAgainAt(db, two, own, now));
      return moments;
    };
    for (const sender of [refused, blocked, hidden, agreed]) {
      const own = await startup();
      startups.push(idOf(own));
      const request = await asked(sender, own, sender === agreed ? now : daysAfter(now, -1));
      if (sender === hidden) await blockInvestor(db, own, request, now);
      if (sender === agreed) await answerIntroduction(db, own, { id: request, verdict: "yes" }, now);
    }
    expect(await read()).toEqual([null, null, null, daysAfter(now, 90)]);
    for (const { viewer } of [refused, agreed])
      await db.update(person).set({ verdict: "no" }).where(eq(person.id, viewer.id));
    await blockPerson(db, await aPerson(db, "admin"), blocked.viewer.id, { reason: "R", line: "L" });
    // A block by the startup stays as secret as its no, and a yes has introduced the fund.
    expect(await read()).toEqual([undefined, undefined, null, daysAfter(now, 90)]);
    const [freed = ""] = startups;
    expect(await askIntroduction(db, two, { startup: freed, message }, now)).toMatchObject({ status: "asked" });
  });

  test("an investor who awaits an erasure sends no request, and sends one again after keeping the account", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    await awaitsErasure(inv);
    expect(await askIntroduction(db, inv, { startup: idOf(own), message }, now)).toEqual({ status: "erasing" });
    expect(await leftToAsk(db, inv, now)).toEqual({ open: 10, today: 3 });
    const waits = await waitingErasure(db, inv.viewer.email);
    await cancelErasure(db, waits?.id ?? "", "192.0.2.1", now);
    expect(await askIntroduction(db, inv, { startup: idOf(own), message }, now)).toMatchObject({ status: "asked" });
  });

  test("a hundred answers, withdrawals and lapses at once leave one state, and two e-mails or none", async () => {
    const { db } = database;
    const ends: (Ending | "no")[] = [];
    for (let round = 0; round < 4; round += 1) {
      const late = daysAfter(now, 15);
      await lapseIntroductions(db, late);
      const [inv, own] = [await investor(), await startup()];
      const id = await asked(inv, own);
      const acts = [
        () =>
          answerIntroduction(db, own, { id, verdict: "yes" }, now).then(({ status }) => status === "stored" && "yes"),
        () => answerIntroduction(db, own, { id, verdict: "no" }, now).then(({ status }) => status === "stored" && "no"),
        () => withdrawIntroduction(db, inv, { id }, now).then((done) => done === "withdrawn" && "withdrawn"),
        () => lapseIntroductions(db, late).then((count) => count > 0 && "lapsed"),
      ];
      const turned = [...acts.slice(round), ...acts.slice(0, round)];
      const presses = Array.from({ length: 100 }, async (_, press) => turned[press % 4]?.() ?? false);
      const done = (await Promise.all(presses)).filter(Boolean) as (Ending | "no")[];
      const closing = done.filter((each) => each !== "no");
      expect(done.filter((each) => each === "no").length).toBeLessThan(2);
      expect(closing).toHaveLength(1);
      const [row] = await db.select().from(introduction).where(eq(introduction.id, id));
      expect(row?.ending).toBe(closing[0]);
      const yes = row?.ending === "yes";
      expect(await mailsAbout(id, "introduction-yes")).toBe(yes ? 2 : 0);
      if (yes) expect(done).toEqual(["yes"]);
      const answers = await db.select().from(introductionAnswer).where(eq(introductionAnswer.introduction, id));
      expect(answers.length).toBeLessThan(2);
      ends.push(closing[0] ?? "no");
    }
    expect(ends).toHaveLength(4);
  });

  const toldOf = ({ viewer: { id } }: Actor) =>
    database.db.$count(notification, and(eq(notification.person, id), eq(notification.kind, "introduction-request")));

  test("a blocked investor asks as anybody does, and the startup sees nothing of it", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    await db
      .insert(introductionBlock)
      .values({ founder: idOf(own), investor: inv.viewer.id, by: own.viewer.id, at: now });
    const id = await asked(inv, own);
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ state: "sent" });
    expect(await receivedIntroductions(db, own, 1, now)).toMatchObject({ waiting: [], past: { rows: [] } });
    expect((await waitingRequests(db, own, now)).count).toBe(0);
    expect(await introductionInMail(db, id, "startup", now)).toMatchObject({ state: "closed" });
    expect(await toldOf(own)).toBe(0);
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "gone" });
    await lapseIntroductions(db, daysAfter(now, 15));
    expect(await sentTo(db, inv, idOf(own), daysAfter(now, 15))).toMatchObject({ state: "lapsed" });
    expect(await toldOf(own)).toBe(0);
  });

  /** Wraps the database; `done` records the names of the methods that are called on it. */
  function noting<T extends object>(on: T, done: string[]): T {
    return new Proxy(on, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          done.push(String(name));
          const work = given[0];
          if (name === "transaction" && typeof work === "function")
            given[0] = (tx: object) => work(noting(tx, done)) as unknown;
          return value.apply(target, given) as unknown;
        };
      },
    });
  }

  test("a blocked investor's request makes the same work as one that nobody answers", async () => {
    const [inv, blocking, silent] = [await investor(), await startup(), await startup()];
    await database.db
      .insert(introductionBlock)
      .values({ founder: idOf(blocking), investor: inv.viewer.id, by: blocking.viewer.id, at: now });
    const [forBlocked, forSilent]: [string[], string[]] = [[], []];
    for (const [own, done] of [
      [blocking, forBlocked],
      [silent, forSilent],
    ] as const)
      expect(await askIntroduction(noting(database.db, done), inv, { startup: idOf(own), message }, now)).toMatchObject(
        { status: "asked" },
      );
    expect(forBlocked.filter((each) => each !== "rollback")).toEqual(forSilent);
    expect([await toldOf(blocking), await toldOf(silent)]).toEqual([0, 1]);
  });

  test("a request outlives its publication, and is not shown of somebody whom we blocked or refused", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const id = await asked(inv, own);
    await withdraw(db, own, now);
    expect((await waitingRequests(db, own, now)).count).toBe(1);
    expect((await sentIntroductions(db, inv, 1, now)).rows).toMatchObject([{ state: "sent", isPublished: false }]);
    await db.update(person).set({ verdict: "no" }).where(eq(person.id, inv.viewer.id));
    expect((await waitingRequests(db, own, now)).count).toBe(0);
    await db.update(person).set({ verdict: "yes" }).where(eq(person.id, inv.viewer.id));
    const block = { id: randomUUID(), personId: inv.viewer.id, author: "admin", reason: "Test" };
    await db.insert(personBlock).values(block);
    expect((await waitingRequests(db, own, now)).count).toBe(0);
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "gone" });
    await db.delete(personBlock).where(eq(personBlock.id, block.id));
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "stored" });
  });

  const erased = async ({ viewer: { email } }: Actor) => {
    const order = { email, about: randomUUID(), crm: false, forGood: true };
    expect(await database.db.transaction((tx) => erase(tx, order))).toMatchObject({ status: "erased" });
  };

  test("erasing either side leaves nothing of an introduction, and whoever answered is named no more", async () => {
    const { db } = database;
    const [inv, other, own] = [await investor(), await investor(), await startup()];
    const editor = await aPerson(db, "founder", {
      ...{ email: `ed-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" } },
    });
    const first = await asked(inv, own);
    const second = await asked(other, own);
    expect(await answerIntroduction(db, editor, { id: second, verdict: "yes" }, now)).toEqual({ status: "stored" });
    await erased(editor);
    expect(await sentTo(db, other, idOf(own), now)).toMatchObject({ state: "yes", speaker: null });
    await erased(inv);
    expect(await db.$count(introduction, eq(introduction.id, first))).toBe(0);
    await erased(own);
    expect(await db.$count(introduction, eq(introduction.id, second))).toBe(0);
    expect(await db.$count(introductionAnswer, eq(introductionAnswer.introduction, second))).toBe(0);
  });

  test("only an editor or owner of that startup answers, and only an approved investor asks", async () => {
    const { db } = database;
    const [inv, own, another] = [await investor(), await startup(), await startup()];
    const id = await asked(inv, own);
    expect(await answerIntroduction(db, another, { id, verdict: "yes" }, now)).toEqual({ status: "gone" });
    expect(await answerIntroduction(db, own, { id: "no-such-id", verdict: "yes" }, now)).toEqual({ status: "gone" });
    expect(await withdrawIntroduction(db, await investor(), { id }, now)).toBe("gone");
    const reader = { ...own, viewer: { ...own.viewer, startup: { id: idOf(own), role: "reader" as const } } };
    await expect(answerIntroduction(db, reader, { id, verdict: "yes" }, now)).rejects.toThrow(NotAllowed);
    const pending = { ...inv, viewer: { ...inv.viewer, approved: false } };
    await expect(askIntroduction(db, pending, { startup: idOf(another), message }, now)).rejects.toThrow(NotAllowed);
    // Simulates a seat that was removed while the HTTP request ran.
    const gone = await aPerson(db, "founder", { email: `x-${randomUUID()}@marsh.example` });
    const stale = { ...gone, viewer: { ...gone.viewer, startup: { id: idOf(own), role: "owner" as const } } };
    await expect(answerIntroduction(db, stale, { id, verdict: "yes" }, now)).rejects.toThrow(NotAllowed);
    await withdraw(db, another, now);
    expect(await askIntroduction(db, inv, { startup: idOf(another), message }, now)).toEqual({ status: "not-shown" });
  });

  async function accepted(at = now) {
    const [inv, own] = [await investor(), await startup()];
    const id = await asked(inv, own, at);
    const slots = [3, 5].map((days) => ({ startsAt: daysAfter(at, days), minutes: 30 }));
    expect(await answerIntroduction(database.db, own, { id, verdict: "yes", slots }, at)).toEqual({
      status: "stored",
    });
    const pick = (number: number, when = at) =>
      pickSlot(database.db, inv, { id, slot: slots[number - 1] ?? { startsAt: at, minutes: 30 } }, when);
    return { inv, own, id, pick };
  }

  test("a pick books the time that was on the screen, or nothing once the startup has changed it", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const later = [4, 6].map((days) => ({ startsAt: daysAfter(now, days), minutes: 30 }));
    const longer = [{ startsAt: daysAfter(now, 3), minutes: 60 }];
    for (const slots of [later, longer]) {
      expect(await proposeSlots(db, own, { id, slots }, now)).toEqual({ status: "stored" });
      expect(await pick(1)).toEqual({ status: "slots" });
    }
    expect(await mailsAbout(id, "introduction-meeting")).toBe(0);
    expect(await pickSlot(db, inv, { id, slot: { startsAt: daysAfter(now, 3), minutes: 60 } }, now)).toEqual({
      status: "stored",
    });
  });

  test("an old page replaces no times, meeting or outcome that it did not show", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const [first = [], second = [], third = []] = [[3, 5], [4], [6]].map((days) =>
      days.map((each) => ({ startsAt: daysAfter(now, each), minutes: 30 })),
    );
    const overtaken = { status: "overtaken" };
    const stored = { status: "stored" };
    const propose = (slots: typeof first, shown: typeof first, at = now) =>
      proposeSlots(db, own, { id, slots, shown: slotsText(shown) }, at);
    // A page that was open before the first of its times had passed shows nothing old.
    expect(await propose(first, first, daysAfter(now, 4))).toEqual({ status: "slots" });
    expect(await propose(third, first, daysAfter(now, 4))).toEqual(stored);
    expect(await propose(second, first)).toEqual(overtaken);
    expect(await propose(second, [])).toEqual(overtaken);
    expect((await sentTo(db, inv, idOf(own), now))?.slots).toEqual(third);
    // The same press again is no conflict.
    expect(await propose(third, first)).toEqual(stored);
    expect(await propose(first, third)).toEqual(stored);

    const cancelShown = (actor: Actor, [slot] = first) =>
      cancelMeeting(db, actor, { id, shown: slot?.startsAt.toISOString() ?? "" }, now);
    expect(await pick(2)).toEqual(stored);
    for (const actor of [own, inv]) expect(await cancelShown(actor)).toEqual(overtaken);
    expect(await cancelShown(inv, first.slice(1))).toEqual(stored);

    const then = daysAfter(now, 14);
    const say = (outcome: Outcome, shown: Outcome | "") => sayOutcome(db, own, { id, outcome, shown }, then);
    expect(await say("met", "")).toEqual(stored);
    expect(await say("nothing", "")).toEqual(overtaken);
    expect(await say("met", "")).toEqual(stored);
    expect((await receivedIntroductions(db, own, 1, then)).past.rows).toMatchObject([{ outcome: "met" }]);
    expect(await say("nothing", "met")).toEqual(stored);
  });

  test("times that are proposed over and over are one notification a day", async () => {
    const { db } = database;
    const { inv, own, id } = await accepted();
    const news = () =>
      db.$count(notification, and(eq(notification.person, inv.viewer.id), like(notification.event, `slots:${id}:%`)));
    const propose = (press: number, at = now) =>
      proposeSlots(db, own, { id, slots: [{ startsAt: daysAfter(now, 3 + press / 24), minutes: 30 }] }, at);
    await Promise.all(Array.from({ length: 20 }, (_, press) => propose(press)));
    expect(await news()).toBe(1);
    await propose(2, daysAfter(now, 1));
    expect(await news()).toBe(2);
  });

  test("fifty picks of two times are one meeting, mailed once to each side and out of both calendars again", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    expect((await sentTo(db, inv, idOf(own), now))?.slots).toHaveLength(2);
    expect(await introductionInMail(db, id, "investor", now)).toMatchObject({ hasTimes: true });
    const picks = Array.from({ length: 50 }, (_, press) => pick((press % 2) + 1));
    const answers = await Promise.all(picks);
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(await mailsAbout(id, "introduction-meeting")).toBe(2);
    const found = await introductionInMail(db, id, "startup", now);
    expect(found).toMatchObject({ meeting: { minutes: 30, sequence: 1 }, hasTimes: false });
    expect(await proposeSlots(db, own, { id, slots: [{ startsAt: daysAfter(now, 2), minutes: 15 }] }, now)).toEqual({
      status: "taken",
    });
    const cancels = await Promise.all(
      Array.from({ length: 20 }, (_, press) => cancelMeeting(db, press % 2 ? inv : own, { id }, now)),
    );
    expect(cancels.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(await mailsAbout(id, "introduction-cancelled")).toBe(2);
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ meeting: null, slots: [] });
    expect(await proposeSlots(db, own, { id, slots: [{ startsAt: daysAfter(now, 2), minutes: 15 }] }, now)).toEqual({
      status: "stored",
    });
    const again = { startsAt: daysAfter(now, 2), minutes: 15 };
    expect(await pickSlot(db, inv, { id, slot: again }, now)).toEqual({ status: "stored" });
    expect((await introductionInMail(db, id, "investor", now))?.meeting).toMatchObject({ minutes: 15, sequence: 3 });
  });

  test("a time proposed to ten investors is booked by one, and proposed to the others no more", async () => {
    const { db } = database;
    const own = await startup();
    const slots = [3, 5].map((days) => ({ startsAt: daysAfter(now, days), minutes: 30 }));
    const met = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const inv = await investor();
        const id = await asked(inv, own);
        expect(await answerIntroduction(db, own, { id, verdict: "yes", slots }, now)).toEqual({ status: "stored" });
        return { inv, id };
      }),
    );
    const presses = met.map(({ inv, id }) =>
      pickSlot(db, inv, { id, slot: slots[0] ?? { startsAt: now, minutes: 30 } }, now),
    );
    const answers = (await Promise.all(presses)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => "slots"), "stored"]);
    const [one, two, three] = met.filter((_, index) => answers[index] === "slots");
    const booked = met[answers.indexOf("stored")];
    if (!one || !two || !three || !booked) throw new Error("ten");
    expect((await sentTo(db, one.inv, idOf(own), now))?.slots).toEqual(slots.slice(1));
    const after = (minutes: number) => ({
      startsAt: new Date(daysAfter(now, 3).getTime() + minutes * minute),
      minutes: 15,
    });
    const propose = async (to: typeof one, slot: { startsAt: Date; minutes: number }) => {
      await proposeSlots(db, own, { id: to.id, slots: [slot] }, now);
      return (await pickSlot(db, to.inv, { id: to.id, slot }, now)).status;
    };
    expect([await propose(one, after(15)), await propose(one, after(-15))]).toEqual(["slots", "stored"]);
    const mate = await aPerson(db, "founder", {
      ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
    });
    await db.update(introductionAnswer).set({ by: mate.viewer.id }).where(eq(introductionAnswer.introduction, two.id));
    expect(await propose(two, after(15))).toBe("stored");
    await cancelMeeting(db, booked.inv, { id: booked.id }, now);
    expect(await propose(three, after(15))).toBe("stored");
  });

  test("a meeting is mailed to the startup's owner once who said yes has left it", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const left = await aPerson(db, "founder", { email: `x-${randomUUID()}@marsh.example` });
    await db.update(introductionAnswer).set({ by: left.viewer.id }).where(eq(introductionAnswer.introduction, id));
    expect(await pick(1)).toEqual({ status: "stored" });
    const mails = await db
      .select({ to: job.key })
      .from(job)
      .where(and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-meeting'`));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([inv.viewer.email, own.viewer.email].toSorted());
  });

  test("a meeting is mailed to the startup's owner once who said yes reads only, and the owner takes it over", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const seat = { id: idOf(own), role: "editor" } as const;
    const mate = await aPerson(db, "founder", { email: `x-${randomUUID()}@marsh.example`, seat });
    const said = { by: mate.viewer.id, email: mate.viewer.email };
    await db.update(introductionAnswer).set(said).where(eq(introductionAnswer.introduction, id));
    const takesOver = async () => {
      const { past } = await receivedIntroductions(db, own, 1, now);
      return past.rows.map((each) => each.takesOver);
    };
    expect(await takesOver()).toEqual([false]);
    expect(await setRole(db, own, { person: mate.viewer.id, role: "reader" })).toEqual({ status: "set" });
    expect(await takesOver()).toEqual([true]);
    expect(await pick(1)).toEqual({ status: "stored" });
    const mails = await db
      .select({ to: job.key })
      .from(job)
      .where(and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-meeting'`));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([inv.viewer.email, own.viewer.email].toSorted());
  });

  test("a meeting is mailed to nobody who is blocked or no founder while somebody else of the startup can read", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const seat = { id: idOf(own), role: "reader" } as const;
    const mate = await aPerson(db, "founder", { email: `x-${randomUUID()}@marsh.example`, seat });
    const owner = await aPerson(db, "founder", {
      ...{ email: `a-${randomUUID()}@marsh.example`, seat: { ...seat, role: "owner" as const } },
    });
    const said = (by: Actor) =>
      db.update(introductionAnswer).set({ by: by.viewer.id }).where(eq(introductionAnswer.introduction, id));
    const mailed = async (letter: string) => {
      const its = and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = ${letter}`);
      const rows = await db.select({ to: job.key }).from(job).where(its);
      return rows.map(({ to }) => to).filter((to) => to !== inv.viewer.email);
    };
    await said(owner);
    const admin = await aPerson(db, "admin");
    await blockPerson(db, admin, owner.viewer.id, { reason: "R", line: "L" });
    expect(await pick(1)).toEqual({ status: "stored" });
    expect(await mailed("introduction-meeting")).toEqual([own.viewer.email]);
    await changeRole(db, admin, own.viewer.id, "investor");
    expect(await cancelMeeting(db, inv, { id }, now)).toEqual({ status: "stored" });
    expect(await mailed("introduction-cancelled")).toEqual([mate.viewer.email]);
  });

  test("a startup that the team has hidden says no yes and proposes no time, by no seat", async () => {
    const { db } = database;
    const { inv: met, own, id: agreed } = await accepted();
    const mate = await aPerson(db, "founder", {
      ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
    });
    const inv = await investor();
    const id = await asked(inv, own);
    const admin = await aPerson(db, "admin");
    await blockPerson(db, admin, own.viewer.id, { reason: "Fraud", line: "Write to us." });
    expect(await answerIntroduction(db, mate, { id, verdict: "yes" }, now)).toEqual({ status: "held" });
    expect(await mailsAbout(id, "introduction-yes")).toBe(0);
    const told = () => db.$count(notification, eq(notification.person, met.viewer.id));
    const before = await told();
    const slots = [{ startsAt: daysAfter(now, 9), minutes: 30 }];
    expect(await proposeSlots(db, mate, { id: agreed, slots }, now)).toEqual({ status: "held" });
    expect(await told()).toBe(before);
    await liftBlock(db, admin, own.viewer.id);
    expect(await answerIntroduction(db, mate, { id, verdict: "yes" }, now)).toEqual({ status: "stored" });
  });

  test("an investor whom the startup has blocked picks no time proposed before or after", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    expect(await blockInvestor(db, own, id, now)).toEqual({ status: "stored" });
    expect(await pick(1)).toEqual({ status: "slots" });
    const slots = [3, 5].map((days) => ({ startsAt: daysAfter(now, days), minutes: 30 }));
    await proposeSlots(db, own, { id, slots }, now);
    expect(await pick(2)).toEqual({ status: "slots" });
    expect(await mailsAbout(id, "introduction-meeting")).toBe(0);
    expect(await unblockInvestor(db, own, inv.viewer.id)).toEqual({ status: "stored" });
    expect(await pick(2)).toEqual({ status: "stored" });
  });

  test("an investor reads the address given with the yes, on each page and in each mail, whatever it is later", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const id = await asked(inv, own);
    const mate = await aPerson(db, "founder", {
      ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
    });
    expect(await answerIntroduction(db, mate, { id, verdict: "yes" }, now)).toEqual({ status: "stored" });
    expect(await blockInvestor(db, own, id, now)).toEqual({ status: "stored" });
    await db.update(person).set({ email: "new@marsh.example" }).where(eq(person.id, mate.viewer.id));
    const given = { email: mate.viewer.email };
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ speaker: given });
    expect((await receivedIntroductions(db, own, 1, now)).past.rows).toMatchObject([{ speaker: given }]);
    const told = [
      await sentIntroductions(db, inv, 1, now),
      await introductionInMail(db, id, "investor", now),
      await exportOf(db, inv.viewer.email),
    ];
    expect(JSON.stringify(told)).not.toContain("new@marsh.example");
    expect(JSON.stringify(await exportOf(db, "new@marsh.example"))).toContain(given.email);
    await erased({ ...mate, viewer: { ...mate.viewer, email: "new@marsh.example" } });
    const ofStartup = and(eq(introductionAnswer.introduction, id), eq(introductionAnswer.side, "startup"));
    expect(await db.select().from(introductionAnswer).where(ofStartup)).toMatchObject([{ by: null, email: null }]);
  });

  test("closing or erasing a startup tells each investor who kept something of it, once and with its name", async () => {
    const { db } = database;
    const end = {
      closed: (own: Actor) => close(db, own, "Halage"),
      erased,
    };
    for (const way of ["closed", "erased"] as const) {
      const own = await startup();
      const [met, follows, notes, stage, mate, left, shutOut, stranger] = await Promise.all(
        Array.from({ length: 8 }, () => investor()),
      );
      if (!met || !follows || !notes || !stage || !mate || !left || !shutOut || !stranger) throw new Error("eight");
      const id = await asked(met, own);
      await answerIntroduction(db, own, { id, verdict: "yes" }, now);
      const its = { startup: idOf(own) };
      const pool = randomUUID();
      await db.insert(fund).values({ id: pool, name: "Grève" });
      for (const { viewer } of [stage, mate])
        await db
          .insert(fundSeat)
          .values({ id: randomUUID(), fund: pool, person: viewer.id, lead: viewer.id === stage.viewer.id });
      for (const each of [met, follows, left, shutOut]) await followStartup(db, each, its.startup, now);
      await unfollow(db, left, its.startup, now);
      await addNote(db, notes, { ...its, text: "A", shared: false }, now);
      await setStage(db, stage, { ...its, stage: "talking" }, now);
      await blockPerson(db, await aPerson(db, "admin"), shutOut.viewer.id, { reason: "R", line: "L" });
      await end[way](own);
      const told = async ({ viewer }: Actor) =>
        (await db.select({ data: job.data }).from(job).where(eq(job.key, viewer.email)))
          .map(({ data }) => data as { letter?: string; startup?: string })
          .filter(({ letter }) => letter === "startup-gone")
          .map((each) => each.startup);
      for (const each of [met, follows, notes, stage, mate]) expect(await told(each)).toEqual(["Halage"]);
      for (const each of [left, shutOut, stranger]) expect(await told(each)).toEqual([]);
    }
  });

  test("erasing either side takes a meeting to come out of the other's calendar", async () => {
    const { db } = database;
    const soon = new Date();
    const mailsOf = async (id: string) => {
      const rows = await db
        .select({ to: job.key, data: job.data })
        .from(job)
        .where(and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-gone'`));
      return Promise.all(
        rows.map(async ({ to, data }) => {
          const mail = await introductionGoneEmail
            .read(data as Record<string, unknown>, { key: to, subject: null })
            ?.write(emailContext);
          return { to, file: String(mail?.attachments?.[0]?.content) };
        }),
      );
    };
    for (const gone of ["inv", "own"] as const) {
      const met = await accepted(soon);
      expect(await met.pick(1)).toEqual({ status: "stored" });
      await erased(met[gone]);
      const to = (gone === "inv" ? met.own : met.inv).viewer.email;
      const [mail, ...more] = await mailsOf(met.id);
      expect([mail?.to, more]).toEqual([to, []]);
      for (const line of ["METHOD:CANCEL", `UID:introduction-${met.id}@lab.example`, "SEQUENCE:2"])
        expect(mail?.file.replaceAll("\r\n ", "")).toContain(`${line}\r\n`);
    }
  });

  test("a meeting is called off when who said yes leaves, is removed or erased, and each of the three is told", async () => {
    const { db } = database;
    const soon = new Date();
    const mate = (own: Actor) =>
      aPerson(db, "founder", {
        ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
      });
    const ends: [(own: Actor, who: Actor) => Promise<unknown>, string[]][] = [
      [(_, who) => leave(db, who, soon), ["inv", "own", "who"]],
      [(own, who) => remove(db, own, who.viewer.id, soon), ["inv", "own", "who"]],
      [(_, who) => erased(who), ["inv", "own"]],
    ];
    for (const [end, told] of ends) {
      const { inv, own, id, pick } = await accepted(soon);
      const slot = { startsAt: daysAfter(soon, 5), minutes: 30 };
      const second = await investor();
      const other = await asked(second, own, soon);
      await answerIntroduction(db, own, { id: other, verdict: "yes", slots: [slot] }, soon);
      expect(await pickSlot(db, second, { id: other, slot }, soon)).toEqual({ status: "stored" });
      const who = await mate(own);
      await db.update(introductionAnswer).set({ by: who.viewer.id }).where(eq(introductionAnswer.introduction, id));
      expect(await pick(1)).toEqual({ status: "stored" });
      await end(own, who);
      const rows = await db
        .select({ to: job.key, data: job.data })
        .from(job)
        .where(
          and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-cancelled'`),
        );
      const names = new Map([inv, own, who].map(({ viewer }, index) => [viewer.email, ["inv", "own", "who"][index]]));
      expect(rows.map(({ to }) => names.get(to)).toSorted()).toEqual(told);
      for (const { data } of rows) expect(data).toMatchObject({ sequence: 2, minutes: 30 });
      const button = async (to: string) => {
        const row = rows.find((each) => each.to === to)?.data as Record<string, unknown> | undefined;
        const context = {
          ...emailContext,
          introduction: async () => ({ ...read, url: "https://lab.example/open" }),
        } as unknown as typeof emailContext;
        const about = { key: to, subject: null };
        const mail = row && (await introductionCancelledEmail.read(row, about)?.write(context));
        return mail?.text.includes("https://lab.example/open");
      };
      const read = await introductionInMail(db, id, "startup", soon);
      expect([await button(own.viewer.email), await button(inv.viewer.email)]).toEqual([true, true]);
      if (told.includes("who")) expect(await button(who.viewer.email)).toBe(false);
      expect(await sentTo(db, inv, idOf(own), soon)).toMatchObject({ state: "yes", meeting: null, speaker: null });
      expect(await mailsAbout(other, "introduction-cancelled")).toBe(0);
      const again = { startsAt: daysAfter(soon, 2), minutes: 15 };
      expect(await proposeSlots(db, own, { id, slots: [again] }, soon)).toEqual({ status: "stored" });
      expect(await pickSlot(db, inv, { id, slot: again }, soon)).toEqual({ status: "stored" });
    }
  });

  const aMate = (own: Actor) =>
    aPerson(database.db, "founder", {
      ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
    });

  test("times of whoever has left are proposed no more, and new ones are met by the colleague who proposes them", async () => {
    const { db } = database;
    const { inv, own, id, pick } = await accepted();
    const [left, mate] = [await aMate(own), await aMate(own)];
    await db.update(introductionAnswer).set({ by: left.viewer.id }).where(eq(introductionAnswer.introduction, id));
    await leave(db, left, now);
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ slots: [], speaker: null });
    expect(await pick(1)).toEqual({ status: "slots" });
    const slot = { startsAt: daysAfter(now, 4), minutes: 30 };
    const received = async () => (await receivedIntroductions(db, mate, 1, now)).past.rows[0];
    expect(await received()).toMatchObject({ takesOver: true });
    expect(await proposeSlots(db, mate, { id, slots: [slot] }, now)).toEqual({ status: "stored" });
    expect(await received()).toMatchObject({ takesOver: false });
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ speaker: { email: mate.viewer.email } });
    expect(await proposeSlots(db, own, { id, slots: [slot] }, now)).toEqual({ status: "stored" });
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ speaker: { email: mate.viewer.email } });
    expect(await pickSlot(db, inv, { id, slot }, now)).toEqual({ status: "stored" });
    const mailed = await db
      .select({ to: job.key })
      .from(job)
      .where(and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-meeting'`));
    expect(mailed.map(({ to }) => to).toSorted()).toEqual([inv.viewer.email, mate.viewer.email].toSorted());
    const next = await investor();
    const other = await asked(next, own);
    await answerIntroduction(db, mate, { id: other, verdict: "yes", slots: [slot] }, now);
    expect((await sentTo(db, next, idOf(own), now))?.slots).toEqual([]);
    await leave(db, mate, now);
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ meeting: null, speaker: null });
  });

  test("a meeting is called off when the team blocks who said yes or changes their role, though a colleague remains", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const ends: ((tx: Db, id: string) => Promise<{ status: string }>)[] = [
      (tx, who) => blockPerson(tx, admin, who, { reason: "R", line: "L" }),
      (tx, who) => changeRole(tx, admin, who, "investor"),
    ];
    for (const end of ends) {
      const { inv, own, id, pick } = await accepted();
      const who = await aMate(own);
      await db.update(introductionAnswer).set({ by: who.viewer.id }).where(eq(introductionAnswer.introduction, id));
      expect(await pick(1)).toEqual({ status: "stored" });
      const second = await investor();
      const other = await asked(second, own);
      const slot = { startsAt: daysAfter(now, 5), minutes: 30 };
      await answerIntroduction(db, own, { id: other, verdict: "yes", slots: [slot] }, now);
      expect(await pickSlot(db, second, { id: other, slot }, now)).toEqual({ status: "stored" });
      expect((await shuttingOut(db, who.viewer.id, (tx) => end(tx, who.viewer.id), now)).status).toBe("stored");
      const told = await db
        .select({ to: job.key })
        .from(job)
        .where(
          and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = 'introduction-cancelled'`),
        );
      expect(told.map(({ to }) => to).toSorted()).toEqual([inv, own, who].map(({ viewer }) => viewer.email).toSorted());
      expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ meeting: null, slots: [] });
      expect(await mailsAbout(other, "introduction-cancelled")).toBe(0);
    }
  });

  test("blocking an investor, or everybody of a startup, cancels a meeting to come for both sides", async () => {
    const { db } = database;
    for (const blocked of ["inv", "own"] as const) {
      const met = await accepted();
      expect(await met.pick(1)).toEqual({ status: "stored" });
      const { id } = met[blocked].viewer;
      await db.insert(personBlock).values({ id: randomUUID(), personId: id, author: "admin", reason: "Test" });
      await db.transaction((tx) => cancelAllOfShutOut(tx, id, now));
      expect(await mailsAbout(met.id, "introduction-cancelled")).toBe(2);
      expect(await introductionInMail(db, met.id, "investor", now)).toMatchObject({ state: "yes", meeting: null });
    }
    const { own, pick } = await accepted();
    await db.insert(personBlock).values({ id: randomUUID(), personId: own.viewer.id, author: "admin", reason: "Test" });
    expect(await pick(1)).toEqual({ status: "slots" });
  });

  test("nobody proposes times to an investor who would not see them, and such an investor reads as approved no more", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const times = [{ startsAt: daysAfter(now, 4), minutes: 30 }];
    const shutOuts: ((met: Awaited<ReturnType<typeof accepted>>) => Promise<unknown>)[] = [
      ({ inv }) => decideOnInvestor(db, admin, inv.viewer.id, { verdict: "no", reason: "R" }),
      ({ inv }) => blockPerson(db, admin, inv.viewer.id, { reason: "R", line: "L" }),
      ({ inv }) => awaitsErasure(inv),
      ({ inv, own }) =>
        db
          .insert(introductionBlock)
          .values({ founder: idOf(own), investor: inv.viewer.id, by: own.viewer.id, at: now }),
    ];
    for (const shutOut of shutOuts) {
      const met = await accepted();
      await decideOnInvestor(db, admin, met.inv.viewer.id, { verdict: "no", reason: "R" });
      await decideOnInvestor(db, admin, met.inv.viewer.id, { verdict: "yes", reason: "R" });
      const asSeen = async () => (await receivedIntroductions(db, met.own, 1, now)).past.rows;
      expect(await asSeen()).toMatchObject([{ isShutOut: false, approvedIn: expect.any(String) }]);
      await shutOut(met);
      expect(await proposeSlots(db, met.own, { id: met.id, slots: times }, now)).toEqual({ status: "shut-out" });
      expect(await asSeen()).toMatchObject([{ isShutOut: true, approvedIn: null }]);
      const news = and(eq(notification.person, met.inv.viewer.id), like(notification.event, `slots:${met.id}:%`));
      expect(await db.$count(notification, news)).toBe(0);
    }
  });

  test("an account that loses its right has no meeting to come, told once, and picks no time", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const no = { verdict: "no", reason: "R" } as const;
    const ends: ["inv" | "own", (tx: Db, id: string) => Promise<{ status: string }>][] = [
      ["inv", (tx, id) => decideOnInvestor(tx, admin, id, no)],
      ["inv", (tx, id) => changeRole(tx, admin, id, "founder")],
      ["own", (tx, id) => changeRole(tx, admin, id, "investor")],
    ];
    for (const [side, end] of ends) {
      const met = await accepted();
      const { id } = met[side].viewer;
      expect(await met.pick(1)).toEqual({ status: "stored" });
      const press = () => shuttingOut(db, id, (tx) => end(tx, id), now);
      expect((await press()).status).toBe("stored");
      expect((await press()).status).toBe("unchanged");
      expect(await mailsAbout(met.id, "introduction-cancelled")).toBe(2);
      expect(await sentTo(db, met.inv, idOf(met.own), now)).toMatchObject({ state: "yes", meeting: null });
      const free = await accepted();
      await shuttingOut(db, free[side].viewer.id, (tx) => end(tx, free[side].viewer.id), now);
      expect(await free.pick(1)).toEqual({ status: "slots" });
    }
  });

  test("times are at most three, different and within three weeks; only the sides change them", async () => {
    const { db } = database;
    const { own, id, pick } = await accepted();
    const at = (days: number) => ({ startsAt: daysAfter(now, days), minutes: 30 });
    for (const slots of [[], [at(-1)], [at(22)], [at(1), at(1)], [at(1), at(2), at(3), at(4)]])
      expect(await proposeSlots(db, own, { id, slots }, now)).toEqual({ status: "slots" });
    expect(await pick(3)).toEqual({ status: "slots" });
    expect(await pickSlot(db, await investor(), { id, slot: at(3) }, now)).toEqual({ status: "gone" });
    expect(await proposeSlots(db, await startup(), { id, slots: [at(1)] }, now)).toEqual({ status: "gone" });
    expect(await cancelMeeting(db, await startup(), { id }, now)).toEqual({ status: "gone" });
    expect(await pick(1, daysAfter(now, 4))).toEqual({ status: "slots" });
    const waiting = await asked(await investor(), own);
    expect(await proposeSlots(db, own, { id: waiting, slots: [at(1)] }, now)).toEqual({ status: "closed" });
    const late = { id: waiting, verdict: "yes" as const, slots: [at(30)] };
    expect(await answerIntroduction(db, own, late, now)).toEqual({ status: "slots" });
    expect((await waitingRequests(db, own, now)).count).toBe(1);
  });

  test("a startup blocks an investor, who is told what silence tells, and takes it back", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const id = await asked(inv, own);
    const before = JSON.stringify(await sentTo(db, inv, idOf(own), now));
    expect(await blockInvestor(db, await startup(), id, now)).toEqual({ status: "gone" });
    expect(await blockInvestor(db, own, id, now)).toEqual({ status: "stored" });
    expect(JSON.stringify(await sentTo(db, inv, idOf(own), now))).toBe(before);
    expect((await waitingRequests(db, own, now)).count).toBe(0);
    const blocked = await blockedInvestors(db, own);
    expect(blocked).toMatchObject([{ investor: inv.viewer.id }]);
    expect(JSON.stringify(blocked)).not.toContain("@");
    expect(await unblockInvestor(db, own, inv.viewer.id)).toEqual({ status: "stored" });
    expect((await waitingRequests(db, own, now)).count).toBe(1);
  });

  test("two weeks after a yes each side is asked once, and says what became of it", async () => {
    const { db } = database;
    const { inv, own, id } = await accepted();
    expect(await sayOutcome(db, inv, { id, outcome: "met" }, daysAfter(now, 13.9))).toEqual({ status: "closed" });
    const then = daysAfter(now, 14);
    await Promise.all([askOutcomes(db, then), askOutcomes(db, then), askOutcomes(db, then)]);
    for (const { viewer } of [inv, own])
      expect(
        await db.$count(notification, and(eq(notification.person, viewer.id), eq(notification.event, `outcome:${id}`))),
      ).toBe(1);
    expect(await sayOutcome(db, inv, { id, outcome: "continuing" }, then)).toEqual({ status: "stored" });
    expect(await sayOutcome(db, own, { id, outcome: "nothing" }, then)).toEqual({ status: "stored" });
    expect(await sentTo(db, inv, idOf(own), then)).toMatchObject({ asksOutcome: true, outcome: "continuing" });
    expect((await receivedIntroductions(db, own, 1, then)).past.rows).toMatchObject([{ outcome: "nothing" }]);
    expect(await sayOutcome(db, await investor(), { id, outcome: "met" }, then)).toEqual({ status: "gone" });
  });

  test("the desk reads the names of both sides and no address, and reminds where an answer is due", async () => {
    const { db } = database;
    const [inv, other, own] = [await investor("Galet"), await investor(), await startup()];
    // A moment after the introductions of the other tests, which fill the first page of the list.
    const asksAt = new Date(now.getTime() + 1);
    const [first, second] = [await asked(inv, own, asksAt), await asked(other, own, asksAt)];
    const admin = signedIn("admin", "desk");
    const states = async (at: Date) => {
      const { rows } = await listIntroductions(db, admin, { state: "" }, {}, at);
      expect(JSON.stringify(rows)).not.toContain("@");
      return [first, second].map((id) => rows.find((row) => row.id === id)?.state);
    };
    expect(await states(asksAt)).toEqual(["waiting", "waiting"]);
    await answerIntroduction(db, own, { id: second, verdict: "no" }, asksAt);
    expect(await states(daysAfter(asksAt, 11))).toEqual(["due", "settled"]);
    expect(await states(daysAfter(asksAt, 14))).toEqual(["lapsed", "lapsed"]);
    const due = await listIntroductions(db, admin, { state: "due" }, {}, daysAfter(asksAt, 12));
    expect(due.rows.map(({ id }) => id)).toContain(first);
    expect(due.rows.map(({ id }) => id)).not.toContain(second);
    expect(due.rows.find(({ id }) => id === first)).toMatchObject({ startup: "Halage", investor: "Camille Galet" });
    await expect(listIntroductions(db, inv, { state: "" })).rejects.toThrow(NotAllowed);
  });
});
