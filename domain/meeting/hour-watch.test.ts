import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { application } from "../application/application.table.ts";
import { NotInPlan } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { close } from "../seat/change.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { book, cancel, move } from "./booking.server.ts";
import { tellWatchers, watchHours } from "./hour-watch.server.ts";
import { saveWeek, setDay } from "./keep-hours.server.ts";
import { timesOf } from "./times.server.ts";

type Watched = Parameters<typeof watchHours>[2];

/** A Monday. */
const now = new Date("2027-01-04T07:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const topic = "Runway";

onBothEngines("who waits for an hour is mailed once, by three servers", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function founder() {
    const actor = await aPerson(database.db, "founder");
    const grant = { startsOn: "2020-01-01", endsOn: null, grantedBy: "admin", reason: "Test" };
    await database.db.insert(planGrant).values({ id: randomUUID(), startup: actor.viewer.id, plan: "elite", ...grant });
    return actor;
  }
  const aHost = () => ({ id: `mentor-${randomUUID()}`, kind: "mentor" as const, available: true });
  const offersOf = async (host: Watched) => (await timesOf(database.db, host, now)).offers;
  async function at(host: Watched, index = 0) {
    const found = (await offersOf(host))[index];
    if (!found) throw new Error("No such offer");
    return found;
  }
  const setWeek = (host: Watched, week: Map<number, { from: number; until: number }>) =>
    saveWeek(database.db, admin, { host, zone: "Europe/Paris", week });
  const mailsTo = ({ viewer }: Actor) =>
    database.db.$count(job, sql`${job.key} = ${viewer.email} and ${job.data} ->> 'letter' = 'hour-open'`);
  const tell = (host: Watched, on = now) =>
    Promise.all([1, 2, 3].map(() => tellWatchers(database.db, async () => [host], on)));
  /** Creates a host with one free time on each of the next two Tuesdays; `days` begins with these two days. */
  async function rare() {
    const host = aHost();
    await setWeek(host, new Map([[2, { from: 600, until: 660 }]]));
    const days = (await offersOf(host)).map((each) => each.toISOString().slice(0, 10));
    for (const day of days.slice(2)) await setDay(database.db, admin, { host, day, as: "off" }, now);
    return { host, days };
  }
  async function waiting(host: Watched) {
    const [one, two] = [await founder(), await founder()];
    for (const each of [one, two]) expect(await watchHours(database.db, each, host, now)).toBe("watching");
    await tell(host);
    expect([await mailsTo(one), await mailsTo(two)]).toEqual([0, 0]);
    return async (on = now) => {
      await tell(host, on);
      await tell(host, on);
      return [await mailsTo(one), await mailsTo(two)];
    };
  }

  test("new hours, and nobody waits where a time is free", async () => {
    const host = aHost();
    const told = await waiting(host);
    await setWeek(host, new Map());
    expect(await told()).toEqual([0, 0]);
    await setWeek(host, new Map([[2, { from: 600, until: 660 }]]));
    expect(await told()).toEqual([1, 1]);
    expect(await watchHours(database.db, await founder(), host, now)).toBe("open");
  });

  test("a meeting that is moved, or cancelled by its guest", async () => {
    const { db } = database;
    const { host, days } = await rare();
    const [first, second] = [await at(host), await at(host, 1)];
    await setDay(db, admin, { host, day: days[1] ?? "", as: "off" }, now);
    const actor = await founder();
    const booked = await book(db, actor, { host, startsAt: first, topic }, now);
    const id = booked.status === "booked" ? booked.id : "";
    const told = await waiting(host);
    await setDay(db, admin, { host, day: days[1] ?? "", as: "usual" }, now);
    expect(await move(db, actor, { id, startsAt: second, available: true }, now)).toEqual({ status: "moved" });
    expect(await told()).toEqual([1, 1]);
    await setDay(db, admin, { host, day: days[0] ?? "", as: "off" }, now);
    const toldAgain = await waiting(host);
    expect(await cancel(db, actor, { id }, now)).toBe("cancelled");
    expect(await toldAgain()).toEqual([1, 1]);
  });

  test("a startup that is deleted with its meeting", async () => {
    const { db } = database;
    const { host, days } = await rare();
    await setDay(db, admin, { host, day: days[1] ?? "", as: "off" }, now);
    const actor = await founder();
    expect(await book(db, actor, { host, startsAt: await at(host), topic }, now)).toMatchObject({ status: "booked" });
    const told = await waiting(host);
    await saveFounderProfile(db, actor, {
      ...{ startup_name: "Halage", founder_name: "Noé", sector: "saas", description: "…", current_stage: "idea" },
    });
    expect(await close(db, actor, "Halage")).toEqual({ status: "closed" });
    expect(await told()).toEqual([1, 1]);
  });

  test("nobody who may not book it waits for it, or hears of it once their plan has ended", async () => {
    const { db } = database;
    const free = await aPerson(db, "founder");
    const host = aHost();
    await expect(watchHours(db, free, host, now)).rejects.toThrow(NotInPlan);
    const expert = { id: `expert-${randomUUID()}`, kind: "expert" as const, available: true };
    expect(await watchHours(db, free, expert, now)).toBe("programme");
    const [lapsed, paying] = [await founder(), await founder()];
    for (const each of [lapsed, paying]) expect(await watchHours(db, each, host, now)).toBe("watching");
    await db.update(planGrant).set({ endsOn: "2026-12-31" }).where(eq(planGrant.startup, lapsed.viewer.id));
    await setWeek(host, new Map([[2, { from: 600, until: 660 }]]));
    await tell(host);
    expect([await mailsTo(lapsed), await mailsTo(paying)]).toEqual([0, 1]);
    const id = randomUUID();
    await aLead(db, { id, form: "application" });
    await db.insert(application).values({
      ...{ id, intake: "2027-01", email: free.viewer.email, lang: "fr" },
      ...{ status: "accepted", shownStatus: "accepted" },
    });
    expect(await watchHours(db, free, expert, now)).toBe("watching");
    await setWeek(expert, new Map([[2, { from: 600, until: 660 }]]));
    await tell(expert);
    expect(await mailsTo(free)).toBe(1);
  });

  test("a mentor who is available again", async () => {
    const { host } = await rare();
    const told = await waiting({ ...host, available: false });
    expect(await told()).toEqual([0, 0]);
    await tell(host);
    expect(await told()).toEqual([1, 1]);
  });

  test("a day that comes within the horizon", async () => {
    const host = aHost();
    const day = later(62 * 24)
      .toISOString()
      .slice(0, 10);
    await setDay(database.db, admin, { host, day, as: { extra: { from: 600, until: 660 } } }, now);
    const told = await waiting(host);
    expect(await told(later(24))).toEqual([0, 0]);
    expect(await told(later(72))).toEqual([1, 1]);
  });
});
