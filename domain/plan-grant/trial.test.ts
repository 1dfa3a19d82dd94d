import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, afterAll, describe, expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { listAudit } from "../audit/list.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { EmailRow } from "../delivery/queues.server.ts";
import { erase } from "../privacy/erase.server.ts";
import type { Actor } from "../person/actor.ts";
import { listPeople } from "../person/list.server.ts";
import { ownAccount, requestPlan } from "../person/own.server.ts";
import { plansAskedFor } from "../person/waiting.server.ts";
import { person } from "../person/person.table.ts";
import type { SeatRole } from "../person/seat.ts";
import type { Role } from "../person/viewer.ts";
import { leave, setRole } from "../seat/change.server.ts";
import { planGrantedEmail } from "./plan-grant.emails.server.ts";
import { grantPlan } from "./plan-grant.server.ts";
import { planOf } from "./current-plan.server.ts";
import { askersWhoMayTry, isTrialTaken } from "./trial-taken.server.ts";
import { plansGranted } from "./granted-plans.server.ts";
import { endTrial, lastTrialDay, mayStartTrial, planToAsk, startTrial, trialUntil } from "./trial.server.ts";

describe("months free", () => {
  test.each([
    ["2026-11-23", 1, "2026-12-22"],
    ["2027-01-31", 1, "2027-02-27"],
    ["2028-01-30", 1, "2028-02-28"],
    ["2026-11-23", 3, "2027-02-22"],
  ])("that begin on %s and are %s end on %s", (first, months, last) => expect(lastTrialDay(first, months)).toBe(last));
});

onBothEngines("the month free", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: Role, email = `${randomUUID()}@startup.example`) => aPerson(database.db, role, { email });
  const at = (day: string) => new Date(`${day}T09:00:00Z`);

  test("a hundred presses at once begin it once", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    const answers = await Promise.all(Array.from({ length: 100 }, () => startTrial(db, actor, 1, at("2026-11-23"))));
    expect(answers.filter(({ status }) => status === "started")).toEqual([{ status: "started", until: "2026-12-22" }]);
    const planAt = async (day: string) => (await planOf(db, actor.viewer.id, at(day))).plan;
    expect([await planAt("2026-12-22"), await planAt("2026-12-23")]).toEqual(["elite", "free"]);
    expect(await plansGranted(db, await somebody("admin"), actor.viewer.id)).toHaveLength(1);
    expect(await startTrial(db, actor, 1, at("2027-06-01"))).toEqual({ status: "taken" });
    expect(await mayStartTrial(db, actor, at("2027-06-01"))).toBe(false);
  });

  test("a plan that is granted on a trial follows it; once Elite itself is granted, no trial opens it alone", async () => {
    const { db } = database;
    const [actor, admin] = [await somebody("founder"), await somebody("admin")];
    const asks = () => planToAsk(db, actor, at("2026-11-24"));
    const grant = { startsOn: "2026-11-24", endsOn: null, reason: "paid" };
    expect(await asks()).toMatchObject({ current: { plan: "free" }, trialUntil: null, mayTry: true });
    await startTrial(db, actor, 1, at("2026-11-23"));
    expect(await asks()).toMatchObject({ current: { next: null }, trialUntil: "2026-12-22", mayTry: false });
    await grantPlan(db, admin, actor.viewer.id, { ...grant, plan: "visible" }, at("2026-11-24"));
    expect(await asks()).toMatchObject({
      current: { plan: "elite", next: { plan: "visible", from: "2026-12-23" } },
      trialUntil: "2026-12-22",
    });
    await grantPlan(db, admin, actor.viewer.id, { ...grant, plan: "elite" }, at("2026-11-24"));
    expect(await asks()).toMatchObject({ current: { plan: "elite", until: null }, trialUntil: null });
  });

  test("it answers the request of who begins it for Elite, and leaves every other to the desk", async () => {
    const { db } = database;
    const [asker, other] = [await somebody("founder"), await somebody("founder")];
    const editor = await aPerson(db, "founder", { seat: { id: asker.viewer.id, role: "editor" } });
    const requested = async (actor: Actor) => (await ownAccount(db, actor.viewer.id)).requestedPlan;
    for (const each of [asker, editor]) await requestPlan(db, each.viewer.id, "elite", "10.0.0.1");
    await requestPlan(db, other.viewer.id, "visible", "10.0.0.1");
    for (const each of [asker, other]) expect((await startTrial(db, each, 1)).status).toBe("started");
    expect([await requested(asker), await requested(editor), await requested(other)]).toEqual([
      null,
      "elite",
      "visible",
    ]);
  });

  test("a request for Elite waits for the desk only if its author can't begin the month", async () => {
    const { db } = database;
    const admin = await somebody("admin");
    const owner = await somebody("founder");
    const [email, other] = [`${randomUUID()}@startup.example`, await somebody("founder")];
    await startTrial(db, await somebody("founder", email), 1);
    const [hasElite, hadMonth] = [await somebody("founder"), await somebody("founder")];
    const elite = { plan: "elite", startsOn: parisDay(new Date()), endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, admin, hasElite.viewer.id, elite);
    await startTrial(db, hadMonth, 1);
    await endTrial(db, hadMonth);
    const waiting = {
      "an editor": await aPerson(db, "founder", { seat: { id: other.viewer.id, role: "editor" } }),
      "who had one with the same mailbox": await somebody("founder", email.replace("@", "+2@")),
      "who has Elite": hasElite,
      "whose month is over": hadMonth,
    };
    const asking = { "an owner": owner, ...waiting };
    for (const { viewer } of Object.values(asking)) await requestPlan(db, viewer.id, "elite", "10.0.0.1");
    const triers = await askersWhoMayTry(db);
    const named = async (isOne: (actor: Actor) => boolean | Promise<boolean>) => {
      const found: string[] = [];
      for (const [name, actor] of Object.entries(asking)) if (await isOne(actor)) found.push(name);
      return found;
    };
    expect(await named(({ viewer }) => triers.includes(viewer.id))).toEqual(["an owner"]);
    expect(await named((actor) => mayStartTrial(db, actor))).toEqual(["an owner"]);
    const { rows } = await listPeople(db, admin, { role: "", state: "asks", text: "", triers }, { size: 500 });
    expect(await named(({ viewer }) => rows.some(({ id }) => id === viewer.id))).toEqual(Object.keys(waiting));
    expect((await ask(db, { plans: plansAskedFor(triers, admin) })).plans.count).toBe(rows.length);
    const all = await listPeople(db, admin, { role: "", state: "", text: "", triers }, { size: 500 });
    const tagged = ({ viewer }: Actor) => all.rows.find(({ id }) => id === viewer.id)?.asks === true;
    expect(await named(tagged)).toEqual(Object.keys(waiting));
  });

  test("the log keeps the plan that it began beside", async () => {
    const { db } = database;
    const [actor, admin] = [await somebody("founder"), await somebody("admin")];
    const visible = { plan: "visible", startsOn: "2026-11-01", endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, admin, actor.viewer.id, visible, at("2026-11-23"));
    await startTrial(db, actor, 1, at("2026-11-23"));
    const about = { actor: "", action: "person.trial", object: actor.viewer.id, from: "", to: "" };
    expect((await listAudit(db, admin, about, {})).rows).toMatchObject([
      { before: { plan: "visible", startsOn: "2026-11-01", endsOn: null }, after: { plan: "elite" } },
    ]);
  });

  test("an address has one for ever, whatever account it comes with", async () => {
    const { db } = database;
    const email = `${randomUUID()}@startup.example`;
    const first = await somebody("founder", email);
    await startTrial(db, first, 1);
    await db.transaction((tx) => erase(tx, { email, about: randomUUID(), crm: false, forGood: true }));
    const again = await somebody("founder", email);
    expect(await mayStartTrial(db, again)).toBe(false);
    expect(await startTrial(db, again, 1)).toEqual({ status: "taken" });
  });

  test("a mailbox has one, with or without a plus part, and at a host that ignores them with or without dots", async () => {
    const { db } = database;
    const name = `m${randomUUID().slice(0, 8)}`;
    const others = [
      [`${name}@startup.example`, `${name}+1@startup.example`, `${name}+a+b@STARTUP.example`.toLowerCase()],
      [`${name}.x@gmail.com`, `${name}x@gmail.com`, `${name}.x+lab@googlemail.com`],
    ];
    for (const [first = "", ...again] of others) {
      expect((await startTrial(db, await somebody("founder", first), 1)).status).toBe("started");
      for (const email of again)
        expect([email, await startTrial(db, await somebody("founder", email), 1)]).toEqual([
          email,
          { status: "taken" },
        ]);
    }
    const dotted = await somebody("founder", `${name.slice(0, 2)}.${name.slice(2)}@startup.example`);
    expect((await startTrial(db, dotted, 1)).status).toBe("started");
  });

  test("an account that changed its address leaves both behind", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await startTrial(db, actor, 1);
    const email = `${randomUUID()}@startup.example`;
    await db.update(person).set({ email }).where(eq(person.id, actor.viewer.id));
    await db.transaction((tx) => erase(tx, { email, about: randomUUID(), crm: false, forGood: true }));
    for (const address of [email, actor.viewer.email])
      expect(await startTrial(db, await somebody("founder", address), 1)).toEqual({ status: "taken" });
  });

  test("is had by those who were owners when it began, whatever their seat is when they go", async () => {
    const { db } = database;
    const ada = await somebody("founder");
    const seat = (role: SeatRole) => ({ id: ada.viewer.id, role });
    const joins = (role: SeatRole) =>
      aPerson(db, "founder", { email: `${randomUUID()}@startup.example`, seat: seat(role) });
    const [bea, noe, cleo] = [await joins("owner"), await joins("editor"), await joins("reader")];
    expect((await startTrial(db, ada, 1)).status).toBe("started");
    const dan = await joins("owner");
    const sets = async (by: Actor, { viewer }: Actor, role: SeatRole) =>
      (await setRole(db, by, { person: viewer.id, role }, new Date(Date.now() + 60_000))).status;
    expect([await sets(ada, noe, "owner"), await sets(bea, bea, "editor")]).toEqual(["set", "set"]);
    for (const each of [bea, noe, dan]) expect((await leave(db, each)).status).toBe("left");
    const { email } = cleo.viewer;
    await db.transaction((tx) => erase(tx, { email, about: randomUUID(), crm: false, forGood: true }));
    const taken = await Promise.all([ada, bea, noe, dan, cleo].map(({ viewer }) => isTrialTaken(db, viewer.email)));
    expect(taken).toEqual([true, true, false, false, false]);
  });

  test("that is ended before a later plan names that plan in its mail", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await startTrial(db, actor, 1, at("2026-11-23"));
    const later = { plan: "visible", startsOn: "2026-12-30", endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, await somebody("admin"), actor.viewer.id, later, at("2026-12-01"));
    await endTrial(db, actor, at("2026-12-02"));
    const mails = await db.select({ data: job.data }).from(job).where(eq(job.key, actor.viewer.email));
    expect(mails.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        ...{ letter: "trial-ended", on: "2026-12-02", plan: "free" },
        later: { plan: "visible", startsOn: "2026-12-30" },
      }),
    );
  });

  test("its founder ends it once, by a hundred presses, and has what was granted beside it", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    const now = at("2026-12-02");
    expect(await endTrial(db, actor, now)).toEqual({ status: "none" });
    await startTrial(db, actor, 1, at("2026-11-23"));
    expect(await trialUntil(db, actor, now)).toBe("2026-12-22");
    const visible = { plan: "visible", startsOn: "2026-12-01", endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, await somebody("admin"), actor.viewer.id, visible, at("2026-12-01"));
    const answers = await Promise.all(Array.from({ length: 100 }, () => endTrial(db, actor, now)));
    expect(answers.filter(({ status }) => status === "ended")).toHaveLength(1);
    expect((await planOf(db, actor.viewer.id, now)).plan).toBe("visible");
    expect(await trialUntil(db, actor, now)).toBeNull();
    const mails = await db.select({ data: job.data }).from(job).where(eq(job.key, actor.viewer.email));
    expect(mails.filter(({ data }) => (data as { letter: string }).letter === "trial-ended")).toHaveLength(1);
    expect(await mayStartTrial(db, actor, now)).toBe(false);
    const listed = await plansGranted(db, await somebody("admin"), actor.viewer.id);
    expect(listed.map(({ source }) => source)).toEqual(["desk", "trial"]);
    await expect(endTrial(db, await somebody("investor"), now)).rejects.toThrow(NotAllowed);
  });

  test("only a founder begins one, and nobody who has Elite already", async () => {
    const { db } = database;
    await expect(startTrial(db, await somebody("investor"), 1)).rejects.toThrow(NotAllowed);
    const actor = await somebody("founder");
    const elite = { plan: "elite", startsOn: "2026-11-01", endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, await somebody("admin"), actor.viewer.id, elite, at("2026-11-23"));
    expect(await mayStartTrial(db, actor, at("2026-11-23"))).toBe(false);
    expect(await startTrial(db, actor, 1, at("2026-11-23"))).toEqual({ status: "has-elite" });
  });

  test("a plan that is granted meanwhile runs beside it and goes on after it", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await startTrial(db, actor, 1, at("2026-11-23"));
    const visible = { plan: "visible", startsOn: "2026-12-01", endsOn: null, reason: "Paid" } as const;
    await grantPlan(db, await somebody("admin"), actor.viewer.id, visible, at("2026-12-01"));
    expect(await planOf(db, actor.viewer.id, at("2026-12-10"))).toEqual({
      plan: "elite",
      from: "2026-11-23",
      until: "2026-12-22",
      next: { plan: "visible", from: "2026-12-23", until: null },
    });
    const mails = (await db.select({ data: job.data }).from(job).where(eq(job.key, actor.viewer.email))).map(
      ({ data }) => data as EmailRow,
    );
    const granted = mails.find(({ letter }) => letter === "plan-granted");
    const written = granted && (await planGrantedEmail.read(granted, { key: "", subject: null })?.write(emailContext));
    expect(written?.text.replaceAll(/\s+/g, " ")).toContain(
      "Jusqu’au 22 décembre 2026 inclus, votre essai gratuit d’Elite CoPilot continue",
    );
  });
});
