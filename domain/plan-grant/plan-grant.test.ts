import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { listAudit } from "../audit/list.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { listPeople } from "../person/list.server.ts";
import { ownAccount, requestPlan } from "../person/own.server.ts";
import { takeSeat } from "../person/take-seat.server.ts";
import type { Role } from "../person/viewer.ts";
import { startupSeat } from "../person/startup.table.ts";
import { plansAskedFor } from "../person/waiting.server.ts";
import { leave } from "../seat/change.server.ts";
import { grantPlan } from "./plan-grant.server.ts";
import { planOf, shownGrantsOf } from "./current-plan.server.ts";
import { declinePlan } from "./decline-plan.server.ts";
import { endPlan } from "./end-plan.server.ts";
import { plansGranted } from "./granted-plans.server.ts";
import { askersWhoMayTry } from "./trial-taken.server.ts";
import { freePlan, type Granted, planAfter, planOn } from "./plan-grant.ts";

const elite = (startsOn: string, endsOn: string | null, endedOn: string | null = null): Granted => ({
  plan: "elite",
  startsOn,
  endsOn,
  endedOn,
});

describe("what a grant says of a day", () => {
  test("it counts on its first and its last day, and on no other", () => {
    const granted = [elite("2026-12-01", "2027-01-01")];
    const on = (day: string) => planOn(granted, day).plan;
    expect(["2026-11-30", "2026-12-01", "2027-01-01", "2027-01-02"].map(on)).toEqual([
      "free",
      "elite",
      "elite",
      "free",
    ]);
  });

  test("ended, it counts until the day before; ended on its first day, it never did", () => {
    expect(planOn([elite("2026-12-01", null, "2026-12-10")], "2026-12-09")).toMatchObject({ until: "2026-12-09" });
    expect(planOn([elite("2026-12-01", null, "2026-12-10")], "2026-12-10")).toEqual(freePlan);
    expect(planOn([elite("2026-12-01", null, "2026-12-01")], "2026-12-01")).toEqual(freePlan);
    expect(planAfter([elite("2026-12-01", null, "2026-11-20")], "2026-11-21")).toBeNull();
  });
});

onBothEngines("plans", (open) => {
  let database: Database;
  let actor: Actor;
  beforeAll(async () => {
    database = await open();
    actor = signedIn("admin", (await somebody("admin")).id);
  });
  afterAll(() => database.close());

  const somebody = async (role: Role, lang: "en" | "fr" = "fr") => (await aPerson(database.db, role, { lang })).viewer;

  const at = (day: string) => new Date(`${day}T09:00:00Z`);
  const mailsTo = async (email: string) =>
    (await database.db.select({ data: job.data }).from(job).where(eq(job.key, email)).orderBy(job.seq)).map(
      ({ data }) => data,
    );
  const entriesAbout = async (id: string) =>
    (await listAudit(database.db, actor, { actor: "", action: "", object: id, from: "", to: "" }, {})).rows.map(
      ({ action, actor, before, after }) => ({ action, actor, before, after }),
    );
  const trial = { plan: "elite", startsOn: "2026-11-21", endsOn: "2026-12-21", reason: "Trial" } as const;

  test("a request waits until a grant answers it; the grant is mailed, noted, and ends on its date", async () => {
    const { db } = database;
    const { id, email } = await somebody("founder");
    const asking = async () =>
      (await listPeople(db, actor, { role: "", state: "asks", text: "" }, { size: 500 })).rows.map((row) => row.id);
    const waiting = async () => (await ask(db, { plans: plansAskedFor(await askersWhoMayTry(db), actor) })).plans;
    await requestPlan(db, id, "visible", "10.0.0.1");
    expect([await waiting(), await asking()]).toEqual([{ count: 1, only: id }, [id]]);

    expect(await grantPlan(db, actor, id, trial, at("2026-11-21"))).toEqual({ status: "stored" });
    expect(await grantPlan(db, actor, id, trial, at("2026-11-21"))).toEqual({ status: "unchanged" });
    expect([await waiting(), await asking()]).toEqual([{ count: 0, only: null }, []]);
    expect((await ownAccount(db, id)).requestedPlan).toBeNull();
    expect(await planOf(db, id, at("2026-12-21"))).toEqual({
      plan: "elite",
      from: "2026-11-21",
      until: "2026-12-21",
      next: null,
    });
    expect((await planOf(db, id, at("2026-12-22"))).plan).toBe("free");
    expect(await mailsTo(email)).toEqual([
      { letter: "plan-granted", lang: "fr", plan: "elite", startsOn: "2026-11-21", endsOn: "2026-12-21" },
    ]);
    expect(await entriesAbout(id)).toMatchObject([
      {
        action: "person.plan-grant",
        actor: actor.viewer.id,
        before: { plan: "free", requestedPlan: "visible" },
        after: { plan: "elite", startsOn: "2026-11-21", endsOn: "2026-12-21" },
      },
      { action: "person.plan" },
    ]);
  });

  test("a request ends when its founder leaves the startup, and counts for no other", async () => {
    const { db } = database;
    const waiting = async () => (await ask(db, { plans: plansAskedFor([], actor) })).plans.count;
    const tagged = async (id: string) =>
      (await listPeople(db, actor, { role: "", state: "", text: "" }, { size: 500 })).rows.find((row) => row.id === id)
        ?.requestedPlan;
    const before = await waiting();
    const [own, other] = [await aPerson(db, "founder"), await aPerson(db, "founder")];
    const mate = await aPerson(db, "founder", { seat: { id: own.viewer.id, role: "editor" } });
    const { id } = mate.viewer;
    await requestPlan(db, id, "elite", "10.0.0.1");
    expect([await waiting(), await tagged(id)]).toEqual([before + 1, "elite"]);
    // Without a seat, a request from before says the same in the list, on Today and to the answer.
    await db.delete(startupSeat).where(eq(startupSeat.person, id));
    expect([await waiting(), await tagged(id)]).toEqual([before, null]);
    expect(await declinePlan(db, actor, id, { reason: "Later" })).toEqual({ status: "unchanged" });
    await takeSeat(db, id, { id: own.viewer.id, role: "editor" });
    expect(await leave(db, mate)).toEqual({ status: "left" });
    await takeSeat(db, id, { id: other.viewer.id, role: "editor" });
    expect([await waiting(), await tagged(id)]).toEqual([before, null]);
  });

  test("what is granted for later follows the trial; a grant takes the place of what it meets, and all stays on file", async () => {
    const { db } = database;
    const { id, email } = await somebody("founder");
    await grantPlan(db, actor, id, trial, at("2026-11-21"));
    const goesOn = { plan: "elite", startsOn: "2026-12-22", endsOn: null, reason: "Agreed in writing" } as const;
    await grantPlan(db, actor, id, goesOn, at("2026-12-15"));
    expect(await planOf(db, id, at("2026-12-15"))).toEqual({
      plan: "elite",
      from: "2026-11-21",
      until: null,
      next: null,
    });
    const less = { plan: "visible", startsOn: "2027-02-01", endsOn: "2027-03-01", reason: "Less" } as const;
    await grantPlan(db, actor, id, less, at("2027-01-10"));
    expect(await planOf(db, id, at("2027-01-10"))).toMatchObject({
      until: "2027-01-31",
      next: { plan: "visible", from: "2027-02-01", until: "2027-03-01" },
    });
    const ofElite = (await mailsTo(email)).map((data) => (data as { replaces?: string }).replaces);
    expect(ofElite).toEqual([undefined, undefined, "elite"]);
    const planAt = async (day: string) => (await planOf(db, id, at(day))).plan;
    expect([await planAt("2027-01-31"), await planAt("2027-02-01"), await planAt("2027-03-02")]).toEqual([
      "elite",
      "visible",
      "free",
    ]);
    expect((await plansGranted(db, actor, id)).map(({ plan, endsOn, endedOn }) => [plan, endsOn, endedOn])).toEqual([
      ["visible", "2027-03-01", null],
      ["elite", null, "2027-02-01"],
      ["elite", "2026-12-21", null],
    ]);
  });

  test("an end before it began says that it won't begin", async () => {
    const { db } = database;
    const { id, email } = await somebody("founder", "en");
    await grantPlan(db, actor, id, { ...trial, startsOn: "2026-12-22", endsOn: null }, at("2026-11-22"));
    expect(await endPlan(db, actor, id, { reason: "Asked to" }, at("2026-11-30"))).toEqual({ status: "stored" });
    const ended = { plan: "elite", on: "2026-11-30", startsOn: "2026-12-22" } as const;
    expect((await mailsTo(email)).slice(1)).toEqual([{ letter: "plan-ended", lang: "en", ...ended }]);
  });

  test("an end takes it away today, with what was to follow, and says so once", async () => {
    const { db } = database;
    const { id, email } = await somebody("founder", "en");
    expect(await endPlan(db, actor, id, { reason: "Asked to" })).toEqual({ status: "unchanged" });
    await grantPlan(db, actor, id, trial, at("2026-11-21"));
    await grantPlan(db, actor, id, { ...trial, startsOn: "2026-12-22", endsOn: null }, at("2026-11-22"));
    expect(await endPlan(db, actor, id, { reason: "Asked to" }, at("2026-11-30"))).toEqual({ status: "stored" });
    expect(await endPlan(db, actor, id, { reason: "Asked to" }, at("2026-11-30"))).toEqual({ status: "unchanged" });
    for (const day of ["2026-11-30", "2026-12-25"])
      expect(await planOf(db, id, at(day))).toEqual({ ...freePlan, next: null });
    const later = { plan: "elite", startsOn: "2026-12-22" };
    expect((await mailsTo(email)).slice(2)).toEqual([
      { letter: "plan-ended", lang: "en", plan: "elite", on: "2026-11-30", later },
    ]);
    expect((await entriesAbout(id))[0]).toMatchObject({
      action: "person.plan-end",
      before: { plan: "elite", startsOn: "2026-11-21", endsOn: "2026-12-21" },
      after: { plan: "free" },
    });
    expect((await plansGranted(db, actor, id)).map(({ endReason }) => endReason)).toEqual(["Asked to", "Asked to"]);
  });

  test("a no answers the request too, with its reason, and gives nothing", async () => {
    const { db } = database;
    const { id, email } = await somebody("founder");
    expect(await declinePlan(db, actor, id, { reason: "Pas encore." })).toEqual({ status: "unchanged" });
    await requestPlan(db, id, "visible", "10.0.0.1");
    expect(await declinePlan(db, actor, id, { reason: "Pas encore." })).toEqual({ status: "stored" });
    expect([(await ownAccount(db, id)).requestedPlan, (await planOf(db, id)).plan]).toEqual([null, "free"]);
    expect(await mailsTo(email)).toEqual([
      { letter: "plan-declined", lang: "fr", plan: "visible", line: "Pas encore." },
    ]);
    expect((await entriesAbout(id))[0]).toMatchObject({ action: "person.plan-decline", actor: actor.viewer.id });
  });

  test("who asked is answered, although somebody else is the startup's contact; a request ends with the seat", async () => {
    const { db } = database;
    const contact = await somebody("founder");
    const editor = async () => (await aPerson(db, "founder", { seat: { id: contact.id, role: "editor" } })).viewer;
    const [first, second] = [await editor(), await editor()];
    for (const { id } of [first, second]) await requestPlan(db, id, "visible", "10.0.0.2");
    expect(await declinePlan(db, actor, first.id, { reason: "Not yet." })).toEqual({ status: "stored" });
    expect(await declinePlan(db, actor, first.id, { reason: "Not yet." })).toEqual({ status: "unchanged" });
    const letters = async (email: string) => (await mailsTo(email)).map((data) => (data as { letter: string }).letter);
    expect([await letters(first.email), await letters(contact.email)]).toEqual([["plan-declined"], []]);
    await grantPlan(db, actor, second.id, { ...trial, endsOn: null }, at("2026-11-21"));
    expect([await letters(second.email), await letters(contact.email)]).toEqual([["plan-granted"], ["plan-granted"]]);
    await requestPlan(db, second.id, "elite", "10.0.0.3");
    const waiting = async () => (await ask(db, { plans: plansAskedFor(await askersWhoMayTry(db), actor) })).plans.count;
    const before = await waiting();
    await db.delete(startupSeat).where(eq(startupSeat.person, second.id));
    expect(await waiting()).toBe(before - 1);
  });

  test("a plan granted to one of a startup leaves a colleague's request for a greater one, and answers the others", async () => {
    const { db } = database;
    const contact = await somebody("founder");
    const editor = async () => (await aPerson(db, "founder", { seat: { id: contact.id, role: "editor" } })).viewer;
    const [same, greater] = [await editor(), await editor()];
    await requestPlan(db, same.id, "visible", "10.0.0.4");
    await requestPlan(db, greater.id, "elite", "10.0.0.5");
    const asked = async () => [
      (await ownAccount(db, same.id)).requestedPlan,
      (await ownAccount(db, greater.id)).requestedPlan,
    ];
    const plan = { startsOn: "2026-11-21", endsOn: null, reason: "Agreed" } as const;
    await grantPlan(db, actor, contact.id, { ...plan, plan: "visible" }, at("2026-11-21"));
    expect(await asked()).toEqual([null, "elite"]);
    expect(await mailsTo(greater.email)).toEqual([]);
    await grantPlan(db, actor, contact.id, { ...plan, plan: "elite" }, at("2026-11-21"));
    expect(await asked()).toEqual([null, null]);
  });

  test("who presses in an old tab ends, replaces or declines only what it showed", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    const day = at("2026-11-21");
    const shown = async () => ({
      shownGrants: await shownGrantsOf(db, id),
      shownRequest: (await ownAccount(db, id)).requestedPlan ?? "",
    });
    const visible = { plan: "visible", startsOn: "2026-11-21", endsOn: null, reason: "Agreed" } as const;
    const reason = "About Visible";
    await grantPlan(db, actor, id, { ...visible, ...(await shown()) }, day);
    const old = await shown();
    expect(await grantPlan(db, actor, id, { ...trial, ...old }, day)).toEqual({ status: "stored" });
    expect([
      await endPlan(db, actor, id, { reason, ...old }, day),
      await grantPlan(db, actor, id, { ...visible, ...old }, day),
    ]).toEqual([{ status: "overtaken" }, { status: "overtaken" }]);
    expect((await planOf(db, id, day)).plan).toBe("elite");
    expect(await endPlan(db, actor, id, { reason, ...(await shown()) }, day)).toEqual({ status: "stored" });

    await requestPlan(db, id, "visible", "10.0.0.1");
    const asked = await shown();
    await requestPlan(db, id, "elite", "10.0.0.1");
    expect([
      await declinePlan(db, actor, id, { reason, ...asked }),
      await grantPlan(db, actor, id, { ...visible, ...asked }, day),
    ]).toEqual([{ status: "overtaken" }, { status: "overtaken" }]);
    const now = await shown();
    const answers = [1, 2].map(() => declinePlan(db, actor, id, { reason, ...now }));
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual(["overtaken", "stored"]);
  });

  test("two who grant the same at the same moment grant it once; only founders get one, only administrators give one", async () => {
    const { db } = database;
    const { id } = await somebody("founder");
    const answers = await Promise.all([1, 2, 3].map(() => grantPlan(db, actor, id, trial, at("2026-11-21"))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["stored", "unchanged", "unchanged"]);
    const investor = await somebody("investor");
    expect(await grantPlan(db, actor, investor.id, trial)).toEqual({ status: "no-founder" });
    expect(await grantPlan(db, actor, "nobody", trial)).toEqual({ status: "gone" });
    for (const role of ["founder", "investor"] as const) {
      const stranger = signedIn(role, id);
      for (const verb of [
        () => grantPlan(db, stranger, id, { ...trial, endsOn: null }),
        () => endPlan(db, stranger, id, { reason: "x" }),
        () => declinePlan(db, stranger, id, { reason: "x" }),
        () => plansGranted(db, stranger, id),
      ])
        await expect((async () => verb())()).rejects.toBeInstanceOf(NotAllowed);
    }
    expect(await planOf(db, id, at("2026-11-21"))).toMatchObject({ plan: "elite", until: "2026-12-21" });
  });
});
