import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import type { Plan } from "../plan/plan.ts";
import { ownPitchApplications } from "./founder-application.server.ts";
import { agreeFee, participationFeeForm, takeFeeBack } from "./participation-fee.server.ts";
import { feesOf } from "./settled-fees.server.ts";
import { isConfirmed } from "./participation-fee.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { acceptForSession, takePlaceBack } from "./session-place.server.ts";
import { sessionPlace } from "./session-place.table.ts";

const admin = signedIn("admin", "operator");
const spring = { id: "spring" };

test("an amount is typed as people write it, and never below nothing", () => {
  const read = (amount: string) => participationFeeForm.safeParse({ amount });
  expect(["300", "1 200,50 €", "0"].map((typed) => read(typed).data?.amount)).toEqual([30_000, 120_050, 0]);
  expect(["", "-5", "a lot"].map((typed) => read(typed).error?.issues[0]?.message)).toEqual([
    "amountRequired",
    "amountInvalid",
    "amountInvalid",
  ]);
});

onBothEngines("the fee of a place at a pitch session", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["spring", "autumn"]) await aPitchSession(database.db, { id });
  });
  afterAll(() => database.close());

  async function applied(plan: Plan): Promise<{ id: string; founder: Actor }> {
    const { db } = database;
    const founder = await aPerson(db, "founder");
    const { email } = founder.viewer;
    const id = await aLead(db, { form: "pitch-application", email });
    await db.insert(pitchApplication).values({
      ...{
        lead: id,
        founder: founder.viewer.id,
        session: spring.id,
        scan: randomUUID(),
        score: 80,
        plan,
        feeText: "to be told",
      },
    });
    return { id, founder };
  }
  const settled = async (id: string, at = new Date()) => {
    const fee = (await feesOf(database.db, admin, [id], at)).get(id);
    return fee && { isConfirmed: isConfirmed(fee), amount: fee.agreed?.amount ?? null };
  };
  const own = async (founder: Actor) => (await ownPitchApplications(database.db, founder))[0];
  const told = async (founder: Actor) =>
    (await database.db.select().from(notification).where(eq(notification.person, founder.viewer.id))).map(
      ({ data }) => data["state"],
    );

  test("confirms it once it is agreed, for that session alone; its founder is told and reads the amount", async () => {
    const { db } = database;
    const { id, founder } = await applied("visible");
    const agreed = { session: spring.id, amount: 30_000 };
    expect(await agreeFee(db, admin, id, agreed)).toBe("gone");
    await acceptForSession(db, admin, id, spring);
    expect(await settled(id)).toEqual({ isConfirmed: false, amount: null });
    expect(await own(founder)).toMatchObject({ place: spring.id, fee: { isIncluded: false, agreed: null } });

    const answers = await Promise.all(Array.from({ length: 20 }, () => agreeFee(db, admin, id, agreed)));
    expect(new Set(answers)).toEqual(new Set(["stored"]));
    expect(await own(founder)).toMatchObject({ place: spring.id, fee: { agreed: { amount: 30_000 } } });
    expect(await db.$count(participationFee)).toBe(1);

    await takePlaceBack(db, admin, id, { session: spring.id });
    expect(await own(founder)).toMatchObject({ place: null, fee: { agreed: null } });
    await acceptForSession(db, admin, id, { id: "autumn" });
    expect(await settled(id)).toEqual({ isConfirmed: false, amount: null });
    await takePlaceBack(db, admin, id, { session: "autumn" });
    await acceptForSession(db, admin, id, spring);
    expect(await settled(id)).toEqual({ isConfirmed: true, amount: 30_000 });
    await Promise.all([takeFeeBack(db, admin, id, agreed), takeFeeBack(db, admin, id, agreed)]);
    expect(await settled(id)).toEqual({ isConfirmed: false, amount: null });
    expect((await told(founder)).toSorted()).toEqual([
      ...["confirmed", "fee-taken-back", "held", "held", "place", "taken-back", "taken-back"],
    ]);
  });

  test("stays as a colleague has noted it since a form was opened, for the place that the form shows", async () => {
    const { db } = database;
    const [{ id, founder }, elite] = [await applied("visible"), await applied("elite")];
    for (const each of [id, elite.id]) await acceptForSession(db, admin, each, spring);
    const of = (amount: number, session = spring.id) => ({ session, amount });
    expect(await agreeFee(db, admin, id, of(30_000, "autumn"))).toBe("overtaken");
    expect(await agreeFee(db, admin, id, of(50_000))).toBe("stored");
    const before = await told(founder);
    expect([
      await agreeFee(db, admin, id, of(30_000)),
      await takeFeeBack(db, admin, id, of(30_000)),
      await takeFeeBack(db, admin, id, of(50_000, "autumn")),
      await agreeFee(db, admin, elite.id, of(30_000)),
    ]).toEqual(["overtaken", "overtaken", "overtaken", "overtaken"]);
    expect(await settled(id)).toEqual({ isConfirmed: true, amount: 50_000 });
    expect(await settled(elite.id)).toEqual({ isConfirmed: true, amount: null });
    expect(await told(founder)).toEqual(before);
  });

  test("is taken back without a word to a founder whose plan includes it, so that the place stays confirmed", async () => {
    const { db } = database;
    for (const [plan, last] of [
      ["elite", []],
      ["visible", ["fee-taken-back"]],
    ] as const) {
      const { id, founder } = await applied("visible");
      const agreed = { session: spring.id, amount: 30_000 };
      await acceptForSession(db, admin, id, spring);
      await agreeFee(db, admin, id, agreed);
      await db.update(pitchApplication).set({ plan }).where(eq(pitchApplication.lead, id));
      const before = await told(founder);
      expect(await takeFeeBack(db, admin, id, agreed)).toBe("stored");
      expect(await settled(id)).toEqual({ isConfirmed: plan === "elite", amount: null });
      expect((await told(founder)).slice(before.length)).toEqual(last);
    }
  });

  test("is part of Elite: of the plan it was applied with, or of any since the place was given", async () => {
    const { db } = database;
    const founders = [
      await applied("elite"),
      await applied("visible"),
      await applied("visible"),
      await applied("free"),
      await applied("free"),
    ];
    const [, since, before, sameDay, until] = founders;
    for (const { id } of founders) {
      await acceptForSession(db, admin, id, spring);
      const acceptedOn = id === before?.id ? "2026-12-01" : id === until?.id ? "2026-11-10" : "2026-10-20";
      const acceptedAt = new Date(`${acceptedOn}T09:00Z`);
      await db.update(sessionPlace).set({ acceptedAt }).where(eq(sessionPlace.leadId, id));
    }
    const grant = { plan: "elite", reason: "asked", grantedBy: "operator", startsOn: "2026-11-01" } as const;
    const ended = (endedOn: string) => ({ endedOn, endedAt: new Date(`${endedOn}T10:00Z`), endedBy: "operator" });
    for (const each of [since, before, sameDay, until])
      await db.insert(planGrant).values({
        ...{ ...grant, id: randomUUID(), startup: each?.founder.viewer.id ?? "", endsOn: "2026-11-30" },
        ...(each === sameDay && ended("2026-11-01")),
        ...(each === until && ended("2026-11-10")),
      });
    const on = (day: string) =>
      Promise.all(founders.map(async ({ id }) => (await settled(id, new Date(`${day}T12:00:00Z`)))?.isConfirmed));
    expect([await on("2026-10-31"), await on("2026-11-30"), await on("2026-12-01")]).toEqual([
      [true, false, false, false, false],
      [true, true, true, false, true],
      [true, true, false, false, true],
    ]);
    expect(await own(since?.founder ?? admin)).toMatchObject({ place: spring.id, fee: { isIncluded: true } });
  });

  test("is no part of a free trial, on which somebody applied and which has ended the same day or since", async () => {
    const { db } = database;
    const granted = async (person: string, source: "trial" | "desk", more: Partial<typeof planGrant.$inferInsert>) =>
      db.insert(planGrant).values({
        ...{ id: randomUUID(), startup: person, plan: "elite", reason: source, grantedBy: person, source },
        ...{ startsOn: "2026-11-01", endsOn: "2027-11-30", ...more },
      });
    const [running, ended, paid] = [await applied("elite"), await applied("elite"), await applied("elite")];
    for (const { id } of [running, ended, paid]) {
      await db
        .update(pitchApplication)
        .set({ sentAt: new Date("2026-11-20T09:00Z") })
        .where(eq(pitchApplication.lead, id));
      await acceptForSession(db, admin, id, spring);
    }
    await granted(running.founder.viewer.id, "trial", {});
    const over = { endedOn: "2026-11-20", endedAt: new Date("2026-11-20T10:00Z"), endedBy: ended.founder.viewer.id };
    await granted(ended.founder.viewer.id, "trial", over);
    await granted(paid.founder.viewer.id, "trial", {});
    await granted(paid.founder.viewer.id, "desk", { endsOn: "2026-11-25" });
    for (const day of ["2026-11-20", "2027-11-30", "2028-01-01"]) {
      const at = new Date(`${day}T12:00:00Z`);
      const confirmed = [running, ended, paid].map(async ({ id }) => (await settled(id, at))?.isConfirmed);
      expect([day, ...(await Promise.all(confirmed))]).toEqual([day, false, false, true]);
    }
  });
});
