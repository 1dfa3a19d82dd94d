import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { saveInvestorProfile } from "../investor/investor-profile.server.ts";
import { notification } from "../notification/notification.table.ts";
import { ownNotifications } from "../notification/own.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { withdraw } from "../publication/publication.server.ts";
import { publish } from "../publication/publish.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import type { ViewKind } from "./deal.ts";
import { dealView, dealViewing } from "./deal.table.ts";
import { isOptedOut, setOptOut } from "./opt-out.server.ts";
import { type Opening, recordView, viewsOf } from "./views.server.ts";
import { activityOf } from "./activity.server.ts";

const reader: Opening = {
  method: "GET",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  language: "fr",
  purpose: undefined,
  objects: false,
};
const monday = Date.parse("2026-11-23T09:00:00Z");
const at = (minutes: number) => new Date(monday + minutes * 60_000);
const owner = signedIn("founder", "marmelade");
const investor = signedIn("investor", "galet");
const other = signedIn("investor", "silex");
const outside = signedIn("investor", "ardoise");
const pending = { ...other, viewer: { ...other.viewer, approved: false } };

onBothEngines("views of a startup", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    for (const { viewer } of [owner, investor, other, outside]) await aPerson(db, viewer.role, { id: viewer.id });
    const granted = { plan: "visible" as const, startsOn: "2026-01-01", grantedBy: "admin", reason: "Test" };
    await db.insert(planGrant).values({ id: randomUUID(), startup: "marmelade", endsOn: null, ...granted });
    const five = {
      startup_name: "M",
      founder_name: "Zoé",
      sector: "foodtech",
      description: "…",
      current_stage: "idea",
    };
    await saveFounderProfile(db, owner, five);
    await saveInvestorProfile(db, investor, { company_name: "Galet Capital", investment_stages: ["seed"] });
    await setOptOut(db, outside, true);
    await republish();
    await reviewPublication(
      db,
      signedIn("admin", "desk"),
      "marmelade",
      { verdict: "yes", reason: "", look: undefined },
      at(0),
    );
    await forget();
  });
  afterAll(() => database.close());

  const republish = () => publish(database.db, owner, { customers: ["B2B"], deepTech: false, shown: ["deck"] }, at(0));
  async function forget() {
    await database.db.delete(dealView);
    await database.db.delete(dealViewing);
    await database.db.delete(notification);
  }

  type Look = { actor?: Actor; minute?: number; opening?: Partial<Opening>; kind?: ViewKind };
  const opens = ({ actor = investor, minute = 0, opening, kind = "profile" }: Look) =>
    recordView(database.db, actor, "marmelade", { kind, ...reader, ...opening }, at(minute));

  const first: Look = {};
  test.each<[string, Look[], number]>([
    ["the founder", [{ actor: owner }], 0],
    ["an administrator", [{ actor: signedIn("admin", "admin") }], 0],
    ["a pending investor", [{ actor: pending }], 0],
    ["a program", [{ opening: { userAgent: "Googlebot/2.1" } }], 0],
    ["a browser that looks ahead", [{ opening: { purpose: "prefetch;prerender" } }], 0],
    ["HEAD", [{ opening: { method: "HEAD" } }], 0],
    ["a reload", [first, first], 1],
    ["a second tab", [first, { minute: 2 }, { minute: 3, actor: other }], 2],
    ["29 minutes later", [first, { minute: 29 }], 1],
    ["31 minutes later", [first, { minute: 31 }], 2],
    ["whoever opted out, and whoever's browser objects", [{ actor: outside }, { opening: { objects: true } }], 0],
    ["half an hour after the last one that counted", [0, 1, 29, 30, 31, 59, 60, 61].map((minute) => ({ minute })), 3],
    ["the deck and the website beside the profile", [first, { kind: "deck" }, { kind: "website", minute: 1 }], 3],
  ])("%s", async (_, args, counted) => {
    let said = 0;
    for (const each of args) if (await opens(each)) said += 1;
    expect([said, await database.db.$count(dealView)]).toEqual([counted, counted]);
    await forget();
  });

  test("fifty at once are one", async () => {
    const said = await Promise.all(Array.from({ length: 50 }, () => opens(first)));
    expect(said.filter(Boolean)).toHaveLength(1);
    expect((await viewsOf(database.db, "marmelade")).ever.views).toBe(1);
    await forget();
  });

  test("the openings of a day are told once, with how many, where the plan is Elite", async () => {
    const { db } = database;
    const midnight = 14 * 60;
    for (const each of [first, { minute: 5 }, { minute: 40 }, { minute: 3, actor: other }, { kind: "deck" as const }])
      await opens(each);
    await Promise.all([investor, other].map((actor) => opens({ actor, minute: midnight })));
    const { ever: views } = await viewsOf(db, "marmelade");
    expect(views.views).toBe(5);
    expect(await ownNotifications(db, owner, at(midnight))).toEqual([]);
    await db.update(planGrant).set({ plan: "elite" });
    const told = (await ownNotifications(db, owner, at(midnight))).map(({ kind, data }) => ({ kind, ...data }));
    expect(told).toEqual([
      { kind: "view", day: "2026-11-24", times: 2 },
      { kind: "view", day: "2026-11-23", times: 3 },
    ]);
    await db.update(planGrant).set({ plan: "visible" });
    await forget();
  });

  test("what is not published counts no opening", async () => {
    await withdraw(database.db, owner, at(0));
    expect(await opens(first)).toBe(false);
    await republish();
    expect(await opens(first)).toBe(true);
    await forget();
  });

  test("the founder is told how many and on which day; an erased investor's openings stay", async () => {
    const { db } = database;
    const day = 24 * 60;
    for (const each of [
      // Less than thirty times 24 hours ago, but on a Paris day before the thirty that the chart shows.
      { minute: -30 * day + 180 },
      { minute: -29 * day, actor: other },
      { minute: -day, kind: "deck" as const },
      { minute: -day },
      { minute: 60, kind: "website" as const },
    ])
      expect(await opens(each)).toBe(true);
    expect(await activityOf(db, owner, at(120))).toMatchObject({
      ...{ ever: 3, views: 2, clicksThisWeek: 1, activeInvestors: 2, lastViewed: "2026-11-22" },
      latest: [
        { day: "2026-11-23", kind: "website", times: 1 },
        { day: "2026-11-22", kind: "deck", times: 1 },
        { day: "2026-11-22", kind: "profile", times: 1 },
        { day: "2026-10-25", kind: "profile", times: 1 },
        { day: "2026-10-24", kind: "profile", times: 1 },
      ],
      shared: { stages: [], throughCompany: false },
    });
    const { byDay } = await activityOf(db, owner, at(120));
    expect([byDay.length, byDay[0], byDay.at(-1)]).toEqual([
      30,
      { day: "2026-10-25", views: 1 },
      { day: "2026-11-23", views: 0 },
    ]);
    expect(byDay.filter(({ views }) => views > 0).map(({ day }) => day)).toEqual(["2026-10-25", "2026-11-22"]);
    const told = [
      await activityOf(db, owner, at(120)),
      (await exportOf(db, "marmelade@lab.test")).filter(({ name }) => /^deal_|^notification$/.test(name)),
      (await ownNotifications(db, owner, at(120))).filter(({ kind }) => kind === "view"),
    ];
    const visits = (await exportOf(db, "marmelade@lab.test")).find(({ name }) => name === "deal_view");
    expect(visits?.rows.filter(({ kind }) => kind === "profile")).toHaveLength(3);
    expect(visits?.rows.every(({ at: moment }) => /T2[23]:00:00/.test(JSON.stringify(moment)))).toBe(true);
    // The visits took place at nine or ten o'clock UTC, which the founder must not learn.
    expect(JSON.stringify(told)).not.toMatch(/galet|silex|seed|T(09|10):00/i);
    const own = (await exportOf(db, "galet@lab.test")).find(({ name }) => name === "deal_view");
    expect(JSON.stringify(own?.rows)).toMatch(/T09:00:00/);
    await db.delete(person).where(eq(person.id, "silex"));
    expect(await viewsOf(db, "marmelade", at(0))).toMatchObject({ month: { views: 2, investors: 1 } });
    await expect(activityOf(db, investor)).rejects.toThrow(NotAllowed);
    await db.update(planGrant).set({ endsOn: "2026-02-01" });
    await expect(activityOf(db, owner, at(120))).rejects.toThrow(NotAllowed);
  });

  test("stages and firms are told where three investors share them, and say nothing of the day", async () => {
    const { db } = database;
    await db.update(planGrant).set({ endsOn: null });
    await forget();
    const several = ["basalte", "gneiss", "tuf"].map((id) => signedIn("investor", id));
    const shared = async () => (await activityOf(db, owner, at(120))).shared;
    for (const [index, each] of several.entries()) {
      const { id, role } = each.viewer;
      await aPerson(db, role, { id });
      const stages = index === 0 ? ["seed", "pre_seed"] : ["seed", "series_a"];
      await saveInvestorProfile(db, each, { company_name: `${id} Capital`, investment_stages: stages });
      expect(await shared()).toEqual({ stages: [], throughCompany: false });
      for (const minute of [index, index + 40]) await opens({ actor: each, minute });
    }
    expect(await shared()).toEqual({ stages: ["seed"], throughCompany: true });
  });

  test("an investor may change their mind about being counted", async () => {
    const { db } = database;
    expect(await isOptedOut(db, outside)).toBe(true);
    await setOptOut(db, outside, false);
    expect(await isOptedOut(db, outside)).toBe(false);
  });
});
