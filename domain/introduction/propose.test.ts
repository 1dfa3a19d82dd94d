import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { listAudit } from "../audit/list.server.ts";
import { notification } from "../notification/notification.table.ts";
import { ownNotifications } from "../notification/own.server.ts";
import { fund, fundSeat } from "../fund/fund.table.ts";
import { saveInvestorProfile } from "../investor/investor-profile.server.ts";
import { loginSession } from "../person/account.table.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson, liftBlock } from "../person/block.server.ts";
import { investorDecision, person } from "../person/person.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { publish } from "../publication/publish.server.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { leave, setRole } from "../seat/change.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { answerIntroduction, answerProposal, introduceAgreed } from "./answer.server.ts";
import { askIntroduction, fundAgainAt, leftToAsk, withdrawIntroduction } from "./ask.server.ts";
import { blockInvestor, unblockInvestor } from "./block.server.ts";
import { listIntroductions } from "./desk-list.server.ts";
import { daysAfter, introductionLimits } from "./introduction.ts";
import { introductionInMail } from "./in-mail.server.ts";
import { introduction } from "./introduction.table.ts";
import { lapseIntroductions } from "./lapse.server.ts";
import { matchesToPropose, proposeIntroduction } from "./propose.server.ts";
import { receivedIntroductions, waitingRequests } from "./received.server.ts";
import { sentIntroductions, sentTo } from "./sent.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const fails = (error: unknown) => {
  throw error;
};
const message = "Nous suivons la logistique du froid : comment évolue votre coût par tournée ?";

onBothEngines("proposed introductions", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const desk = () => signedIn("admin", `desk-${randomUUID()}`);

  async function seen(id: string, seenAt = now) {
    const session = { id: randomUUID(), personId: id, digest: randomUUID(), stage: "open" as const, seenAt };
    await database.db.insert(loginSession).values({ ...session, role: "founder", address: "10.0.0.2", device: "" });
  }

  async function investor({ stage = "seed", seenAt = now } = {}) {
    const id = randomUUID();
    const actor = await aPerson(database.db, "investor", {
      ...{ id, email: `inv-${id}@quai.example`, lastName: "Digue", verdict: "yes" },
    });
    const wishes = { company_name: "Quai Capital", investment_stages: [stage], preferred_sectors: ["foodtech"] };
    await saveInvestorProfile(database.db, actor, wishes as never);
    await seen(id, seenAt);
    return actor;
  }

  async function startup({ plan = "elite" as "elite" | "visible", seenAt = now } = {}) {
    const { db } = database;
    const id = randomUUID();
    const actor = await aPerson(db, "founder", { id, email: `own-${id}@marsh.example` });
    await db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: id, plan, startsOn: "2026-01-01", endsOn: null },
      ...{ grantedBy: "admin", reason: "Test" },
    });
    const profile = { startup_name: "Halage", founder_name: "Zoé", sector: "foodtech", description: "…" };
    await saveFounderProfile(db, actor, { ...profile, current_stage: "first-customers" });
    await publish(db, actor, { customers: ["B2B"], deepTech: false, shown: ["description"] }, now);
    const look = { verdict: "yes", reason: "", look: undefined } as const;
    await reviewPublication(db, signedIn("admin", "desk"), id, look, now);
    await seen(id, seenAt);
    return actor;
  }

  const idOf = ({ viewer }: Actor) => viewer.startup?.id ?? "";
  const pairOf = (own: Actor, inv: Actor) => ({ startup: idOf(own), investor: inv.viewer.id });

  async function proposed() {
    const [inv, own] = [await investor(), await startup()];
    expect(await proposeIntroduction(database.db, desk(), pairOf(own, inv), now)).toEqual({ status: "stored" });
    const [row] = await database.db
      .select()
      .from(introduction)
      .where(eq(introduction.founder, idOf(own)));
    return { inv, own, id: row?.id ?? "" };
  }

  const auditedAnswers = async (own: Actor) => {
    const filter = { actor: "", action: "introduction.answer", object: idOf(own), from: "", to: "" };
    return (await listAudit(database.db, desk(), filter, {})).rows;
  };

  const mails = (id: string) =>
    database.db
      .select({ letter: sql<string>`${job.data} ->> 'letter'` })
      .from(job)
      .where(sql`${job.data} ->> 'introduction' = ${id}`)
      .then((rows) => rows.map(({ letter }) => letter).toSorted());
  const askedBoth = ["introduction-proposed-investor", "introduction-proposed-startup"];

  test("tells the desk no answer of either side, neither in the list nor in the audit log", async () => {
    const { db } = database;
    const { inv, own, id } = await proposed();
    const admin = desk();
    const state = async () =>
      (await listIntroductions(db, admin, { state: "" }, {}, now)).rows.find((row) => row.id === id)?.state;
    const before = await state();
    await answerProposal(db, inv, { id, verdict: "yes" }, now);
    expect(await answerIntroduction(db, own, { id, verdict: "no" }, now)).toEqual({ status: "stored" });
    expect(await state()).toBe(before);
    expect(await auditedAnswers(own)).toEqual([]);
    const object = { kind: "startup", id: idOf(own) } as const;
    for (const after of [{ verdict: "no" }, { session: "spring" }])
      await writeAudit(db, { actor: own.viewer.id, action: "introduction.answer", object, after });
    expect((await auditedAnswers(own)).map(({ after }) => after)).toEqual([null, null]);
  });

  test("an open proposal to a colleague of the fund keeps nobody else of it from asking", async () => {
    const { db } = database;
    const { inv, own, id } = await proposed();
    const colleague = await investor();
    const quai = randomUUID();
    await db.insert(fund).values({ id: quai, name: "Quai" });
    for (const { viewer } of [inv, colleague])
      await db
        .insert(fundSeat)
        .values({ id: randomUUID(), fund: quai, person: viewer.id, lead: viewer === inv.viewer });
    expect(await fundAgainAt(db, colleague, idOf(own), now)).toBeUndefined();
    await answerProposal(db, inv, { id, verdict: "no" }, now);
    const ask = { startup: idOf(own), message };
    expect(await askIntroduction(db, inv, ask, now)).toEqual({ status: "open" });
    expect(await askIntroduction(db, colleague, ask, now)).toMatchObject({ status: "asked" });
  });

  test("a yes of both introduces, whoever is first, and before it neither side learns anything of the other", async () => {
    const { db } = database;
    for (const first of ["startup", "investor"]) {
      const { inv, own, id } = await proposed();
      expect(await mails(id)).toEqual(askedBoth);
      const data = { state: "proposed", until: daysAfter(now, 14).toISOString() };
      for (const side of [inv, own])
        expect(await ownNotifications(db, side, now)).toContainEqual(expect.objectContaining({ data }));
      const bySide = {
        startup: () => answerIntroduction(db, own, { id, verdict: "yes" }, now),
        investor: () => answerProposal(db, inv, { id, verdict: "yes" }, now),
      };
      const seenBy = async () => ({
        startup: JSON.stringify(await receivedIntroductions(db, own, 1, now)),
        investor: JSON.stringify(await sentIntroductions(db, inv, 1, now)),
      });
      const before = await seenBy();
      for (const told of ["Digue", "Quai Capital", inv.viewer.email, inv.viewer.id])
        expect(before.startup).not.toContain(told);
      expect(await waitingRequests(db, own, now)).toMatchObject({ count: 1, hasProposal: true });
      const [one, other] =
        first === "startup" ? (["startup", "investor"] as const) : (["investor", "startup"] as const);
      expect(await bySide[one]()).toEqual({ status: "stored", awaits: true });
      expect((await seenBy())[other]).toBe(before[other]);
      expect((await seenBy()).startup).not.toContain("Digue");
      expect((await seenBy()).investor).not.toContain(own.viewer.email);
      expect(await mails(id)).toEqual(askedBoth);
      expect(await auditedAnswers(own)).toEqual([]);
      expect(await bySide[other]()).toEqual({ status: "stored" });
      const speaker = { startup: own, investor: inv }[other].viewer.id;
      expect(await auditedAnswers(own)).toMatchObject([{ actor: speaker, after: null }]);
      expect(await mails(id)).toEqual([...askedBoth, "introduction-yes", "introduction-yes"]);
      expect((await seenBy()).startup).toContain(inv.viewer.email);
      expect((await seenBy()).investor).toContain(own.viewer.email);
      expect(await introductionInMail(db, id, "investor", now)).toMatchObject({ state: "yes", proposed: true });
    }
  });

  test("names the month of the investor's approval and no moment, by which they could be recognised", async () => {
    const { db } = database;
    for (const [decidedAt, month] of [
      ["2026-03-17T09:41:23.456Z", "2026-03-01"],
      ["2026-06-30T22:30:00.000Z", "2026-07-01"],
    ] as const) {
      const { inv, own } = await proposed();
      const decision = {
        id: randomUUID(),
        personId: inv.viewer.id,
        verdict: "yes",
        author: "desk",
        reason: "R",
      } as const;
      await db.insert(investorDecision).values({ ...decision, decidedAt: new Date(decidedAt) });
      const received = await receivedIntroductions(db, own, 1, now);
      expect(JSON.stringify(received)).not.toContain(decidedAt);
      expect(received.waiting).toMatchObject([{ proposed: true, approvedIn: month }]);
    }
  });

  test("a no is told to nobody: the other side reads the same as after a silence", async () => {
    const { db } = database;
    const [silent, refused] = [await proposed(), await proposed()];
    const later = daysAfter(now, 13);
    const plain = (text: string, { inv, own, id }: typeof silent) =>
      text.replaceAll(id, "").replaceAll(idOf(own), "").replaceAll(inv.viewer.id, "").replaceAll(own.viewer.email, "");
    const read = async (pair: typeof silent, at: Date) =>
      plain(JSON.stringify((await receivedIntroductions(db, pair.own, 1, at)).past.rows), pair);
    for (const { own, id } of [silent, refused]) await answerIntroduction(db, own, { id, verdict: "yes" }, now);
    expect(await answerProposal(db, refused.inv, { id: refused.id, verdict: "no" }, now)).toEqual({ status: "stored" });
    expect(await answerProposal(db, refused.inv, { id: refused.id, verdict: "yes" }, now)).toEqual({
      status: "closed",
    });
    expect(await read(refused, later)).toBe(await read(silent, later));
    await lapseIntroductions(db, daysAfter(now, 14));
    expect(await read(refused, daysAfter(now, 15))).toBe(await read(silent, daysAfter(now, 15)));
    const told = (who: Actor, id: string) =>
      db.$count(notification, and(eq(notification.person, who.viewer.id), eq(notification.event, `lapsed:${id}`)));
    expect(await told(silent.own, silent.id)).toBe(await told(refused.own, refused.id));
    expect(await told(silent.inv, silent.id)).toBe(1);
    expect(await told(refused.inv, refused.id)).toBe(0);
    const rows = await listIntroductions(db, desk(), { state: "" }, {}, now);
    expect(JSON.stringify(rows)).not.toContain("@");
  });

  test("forty parallel proposals and answers make one introduction and one mail each", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const both = desk();
    const made = await Promise.all(
      Array.from({ length: 40 }, () => proposeIntroduction(db, both, pairOf(own, inv), now)),
    );
    expect(made.filter(({ status }) => status === "stored")).toHaveLength(1);
    const [row] = await db
      .select()
      .from(introduction)
      .where(eq(introduction.founder, idOf(own)));
    const id = row?.id ?? "";
    expect(await mails(id)).toEqual(askedBoth);
    await Promise.all(
      Array.from({ length: 20 }, () => [
        answerIntroduction(db, own, { id, verdict: "yes" }, now),
        answerProposal(db, inv, { id, verdict: "yes" }, now),
      ]).flat(),
    );
    expect(await mails(id)).toEqual([...askedBoth, "introduction-yes", "introduction-yes"]);
  });

  test("only fitting pairs of an Elite startup and an approved investor who were both here lately are proposed", async () => {
    const { db } = database;
    const old = daysAfter(now, -31);
    const [inv, own] = [await investor(), await startup()];
    const isOffered = async (of: Actor, to: Actor) =>
      (await matchesToPropose(db, desk(), now)).some(
        ({ startup: id, investor: who }) => id === idOf(of) && who === to.viewer.id,
      );
    const wrong: [Actor, Actor][] = [
      [await startup({ plan: "visible" }), inv],
      [await startup({ seenAt: old }), inv],
      [own, await investor({ seenAt: old })],
      [own, await investor({ stage: "growth" })],
    ];
    for (const [of, to] of wrong) {
      expect(await isOffered(of, to)).toBe(false);
      expect(await proposeIntroduction(db, desk(), pairOf(of, to), now)).toEqual({ status: "gone" });
    }
    const blocked = await investor();
    const asked = await askIntroduction(db, blocked, { startup: idOf(own), message }, daysAfter(now, -200));
    await blockInvestor(db, own, "id" in asked ? asked.id : "", daysAfter(now, -199));
    expect(await proposeIntroduction(db, desk(), pairOf(own, blocked), now)).toEqual({ status: "gone" });
    const offered = await matchesToPropose(db, desk(), now);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ points }) => points >= 70)).toBe(true);
    expect(JSON.stringify(offered)).not.toContain("@");
    expect(await proposeIntroduction(db, desk(), pairOf(own, inv), now)).toEqual({ status: "stored" });
  });

  test("an investor is proposed five startups a week, and their own requests are as many as before", async () => {
    const { db } = database;
    const inv = await investor();
    const left = await leftToAsk(db, inv, now);
    const made = [];
    for (let each = 0; each <= introductionLimits.proposedAWeek; each += 1)
      made.push((await proposeIntroduction(db, desk(), pairOf(await startup(), inv), now)).status);
    expect(made).toEqual([...Array.from({ length: 5 }, () => "stored"), "gone"]);
    expect(await leftToAsk(db, inv, now)).toEqual(left);
    const own = await startup();
    expect(await proposeIntroduction(db, desk(), pairOf(own, inv), daysAfter(now, 8))).toEqual({ status: "stored" });
    const then = daysAfter(now, 8);
    expect(await withdrawIntroduction(db, inv, { startup: idOf(own) }, then)).toBe("gone");
    const ask = { startup: idOf(own), message };
    expect(await askIntroduction(db, inv, ask, then)).toEqual({ status: "open" });
    await lapseIntroductions(db, daysAfter(now, 23));
    expect(await sentTo(db, inv, idOf(own), daysAfter(now, 23))).toMatchObject({ state: "lapsed" });
    expect(await askIntroduction(db, inv, ask, daysAfter(now, 23))).toMatchObject({ status: "asked" });
  });

  test("a yes introduces nobody whom the startup has blocked through an earlier request since its own yes", async () => {
    const { db } = database;
    const [inv, own] = [await investor(), await startup()];
    const asked = await askIntroduction(db, inv, { startup: idOf(own), message }, daysAfter(now, -200));
    await lapseIntroductions(db, now);
    expect(await proposeIntroduction(db, desk(), pairOf(own, inv), now)).toEqual({ status: "stored" });
    const [row] = await db
      .select()
      .from(introduction)
      .where(and(eq(introduction.founder, idOf(own)), sql`closed_at is null`));
    const id = row?.id ?? "";
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "stored", awaits: true });
    expect(await blockInvestor(db, own, "id" in asked ? asked.id : "", now)).toEqual({ status: "stored" });
    expect(await answerProposal(db, inv, { id, verdict: "yes" }, now)).toEqual({ status: "stored", awaits: true });
    expect(await mails(id)).toEqual(askedBoth);
    expect(JSON.stringify(await sentIntroductions(db, inv, 1, now))).not.toContain(own.viewer.email);
  });

  test("two yeses given around a block introduce once it is lifted, once", async () => {
    const { db } = database;
    const blocked = async ({ viewer: { id } }: Actor) => {
      const admin = await aPerson(db, "admin");
      const line = { reason: "R", line: "L" };
      return { hide: () => blockPerson(db, admin, id, line), show: () => liftBlock(db, admin, id) };
    };
    const proposedTo = async (mate: string) => {
      const pair = await proposed();
      const seat = { id: idOf(pair.own), role: "editor" } as const;
      return { ...pair, own: await aPerson(db, "founder", { email: `${mate}-${pair.own.viewer.email}`, seat }) };
    };
    const hidden = {
      byTheStartup: async () => {
        const [inv, own] = [await investor(), await startup()];
        const asked = await askIntroduction(db, inv, { startup: idOf(own), message }, daysAfter(now, -200));
        await lapseIntroductions(db, now);
        await proposeIntroduction(db, desk(), pairOf(own, inv), now);
        const [row] = await db
          .select()
          .from(introduction)
          .where(and(eq(introduction.founder, idOf(own)), sql`closed_at is null`));
        return {
          ...{ inv, own, id: row?.id ?? "" },
          hide: () => blockInvestor(db, own, "id" in asked ? asked.id : "", now),
          show: () => unblockInvestor(db, own, inv.viewer.id),
        };
      },
      byTheDesk: async () => {
        const pair = await proposed();
        return { ...pair, ...(await blocked(pair.own)) };
      },
      ofTheSpeaker: async () => {
        const pair = await proposedTo("mate");
        return { ...pair, ...(await blocked(pair.own)) };
      },
      byAnotherRole: async () => {
        const pair = await proposedTo("leaver");
        const become = async (role: "founder" | "investor") => {
          await db.update(person).set({ role }).where(eq(person.id, pair.own.viewer.id));
          return { status: "stored" };
        };
        return { ...pair, hide: () => become("investor"), show: () => become("founder") };
      },
    };
    for (const side of Object.values(hidden)) {
      const { inv, own, id, hide, show } = await side();
      await answerIntroduction(db, own, { id, verdict: "yes" }, now);
      expect(await hide()).toEqual({ status: "stored" });
      expect(await answerProposal(db, inv, { id, verdict: "yes" }, now)).toEqual({ status: "stored", awaits: true });
      await introduceAgreed(db, now, fails);
      expect(await mails(id)).toEqual(askedBoth);
      expect(await show()).toEqual({ status: "stored" });
      await Promise.all([introduceAgreed(db, now, fails), introduceAgreed(db, now, fails)]);
      expect(await mails(id)).toEqual([...askedBoth, "introduction-yes", "introduction-yes"]);
      expect(JSON.stringify(await sentIntroductions(db, inv, 1, now))).toContain(own.viewer.email);
    }
  });

  test("a startup is asked again once who accepted a proposal may only read", async () => {
    const { db } = database;
    const { inv, own, id } = await proposed();
    const seat = { id: idOf(own), role: "editor" as const };
    const mate = await aPerson(db, "founder", { email: `m-${randomUUID()}@marsh.example`, seat });
    expect(await answerIntroduction(db, mate, { id, verdict: "yes" }, now)).toMatchObject({ awaits: true });
    expect(await setRole(db, own, { person: mate.viewer.id, role: "reader" }, now)).toEqual({ status: "set" });
    expect((await waitingRequests(db, own, now)).count).toBe(1);
    expect(await answerProposal(db, inv, { id, verdict: "yes" }, now)).toEqual({ status: "stored", awaits: true });
  });

  test("a startup is asked again once who accepted a proposal has left, and its no stays its answer", async () => {
    const { db } = database;
    const mateOf = (own: Actor) =>
      aPerson(db, "founder", {
        ...{ email: `m-${randomUUID()}@marsh.example`, seat: { id: idOf(own), role: "editor" as const } },
      });
    const { inv, own, id } = await proposed();
    const mate = await mateOf(own);
    const slots = [{ startsAt: daysAfter(now, 3), minutes: 30 }];
    expect(await answerIntroduction(db, mate, { id, verdict: "yes", slots }, now)).toMatchObject({ awaits: true });
    expect((await waitingRequests(db, own, now)).count).toBe(0);
    await leave(db, mate, now);
    expect((await waitingRequests(db, own, now)).count).toBe(1);
    expect(await answerProposal(db, inv, { id, verdict: "yes" }, now)).toEqual({ status: "stored", awaits: true });
    expect(await answerIntroduction(db, own, { id, verdict: "yes" }, now)).toEqual({ status: "stored" });
    expect(await sentTo(db, inv, idOf(own), now)).toMatchObject({ speaker: { email: own.viewer.email }, slots: [] });
    const refused = await proposed();
    const other = await mateOf(refused.own);
    await answerIntroduction(db, other, { id: refused.id, verdict: "no" }, now);
    await leave(db, other, now);
    expect((await waitingRequests(db, refused.own, now)).count).toBe(0);
  });

  test("a startup can't block whom it can't name, and strangers answer nothing", async () => {
    const { db } = database;
    const { own, id } = await proposed();
    expect(await blockInvestor(db, own, id, now)).toEqual({ status: "gone" });
    expect(await answerProposal(db, await investor(), { id, verdict: "yes" }, now)).toEqual({ status: "gone" });
    expect(await answerIntroduction(db, await startup(), { id, verdict: "yes" }, now)).toEqual({ status: "gone" });
    const [inv, other] = [await investor(), await startup()];
    const asked = await askIntroduction(db, inv, { startup: idOf(other), message }, now);
    const own2 = "id" in asked ? asked.id : "";
    expect(await answerProposal(db, inv, { id: own2, verdict: "yes" }, now)).toEqual({ status: "gone" });
  });
});
