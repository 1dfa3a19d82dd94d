import { startup } from "../person/startup.table.ts";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { saveInvestorProfile } from "../investor/investor-profile.server.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import type { Actor } from "../person/actor.ts";
import { person, personBlock } from "../person/person.table.ts";
import { privacyRequest } from "../privacy/privacy.table.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import type { Publishing, ShownPart } from "../publication/publication.ts";
import { change, confirm, isPublished, publicationOf, withdraw } from "../publication/publication.server.ts";
import { publish } from "../publication/publish.server.ts";
import { publication } from "../publication/publication.table.ts";
import { emptyFounderProfile, type FounderProfile } from "../startup/founder-profile.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { type DealFilter, dealFilterIn } from "./deal.ts";
import { countDeals, dealsFor, hiddenByFilters } from "./deals.server.ts";
import { dealOf, previewOf } from "./record.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const all = dealFilterIn(new URLSearchParams());
const everything: ShownPart[] = ["description", "figures", "funding", "deck", "website"];
const publishing: Publishing = { customers: ["B2B"], deepTech: false, shown: everything };
const investor = signedIn("investor", "galet");

onBothEngines("deals", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await account("galet", "investor");
    await saveInvestorProfile(database.db, investor, {
      investment_stages: ["pre_seed", "seed"],
      ticket_size_min: 25_000,
      ticket_size_max: 150_000,
      investment_focus: ["b2b", "marketplace"],
      preferred_sectors: ["foodtech", "saas"],
    });
  });
  afterAll(() => database.close());

  const account = (id: string, role: "founder" | "investor") =>
    aPerson(database.db, role, { id, email: `${id}@marsh.example` });

  const grant = (personId: string, startsOn: string, endsOn: string | null, plan: "visible" | "elite" = "visible") =>
    database.db
      .insert(planGrant)
      .values({ id: randomUUID(), startup: personId, plan, startsOn, endsOn, grantedBy: "admin", reason: "Test" });

  async function founder(
    id: string,
    profile: Partial<FounderProfile> = {},
    shown = everything,
    publishedAt = now,
  ): Promise<Actor> {
    const actor = signedIn("founder", id);
    await account(id, "founder");
    await grant(id, "2026-01-01", null);
    await saveFounderProfile(database.db, actor, {
      ...{ startup_name: id, founder_name: "Zoé", sector: "foodtech", description: "…", current_stage: "idea" },
      ...profile,
    });
    expect(await publish(database.db, actor, { ...publishing, shown }, publishedAt)).toEqual({ status: "stored" });
    await look(id, publishedAt);
    return actor;
  }

  const look = (id: string, at = now) =>
    reviewPublication(database.db, signedIn("admin", "desk"), id, { verdict: "yes", reason: "", look: undefined }, at);
  const listed = async (filter: Partial<DealFilter> = {}, at = now) =>
    (await dealsFor(database.db, investor, { ...all, ...filter }, {}, at)).rows.map(({ name }) => name);
  const clear = async () => {
    await database.db.delete(startup);
    await database.db.delete(person).where(eq(person.role, "founder"));
  };

  test("publishing takes a plan that opens it and the five fields; fifty at once are one publication", async () => {
    const { db } = database;
    const actor = signedIn("founder", "ali");
    await account("ali", "founder");
    await expect(publish(db, actor, publishing, now)).rejects.toThrow(NotAllowed);
    await grant("ali", "2026-01-01", null);
    expect(await publish(db, actor, publishing, now)).toEqual({ status: "incomplete" });
    expect(await publicationOf(db, "ali")).toBeNull();
    const five = { startup_name: "A", founder_name: "Ali", sector: "saas", description: "…", current_stage: "idea" };
    await saveFounderProfile(db, actor, five);
    const answers = await Promise.all(Array.from({ length: 50 }, () => publish(db, actor, publishing, now)));
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(await db.$count(publication, eq(publication.founder, "ali"))).toBe(1);
    expect(await change(db, actor, { ...publishing, shown: ["deck"] }, now)).toEqual({ status: "stored" });
    const later = new Date("2026-12-01T09:00:00Z");
    await confirm(db, actor, later);
    expect(await publicationOf(db, "ali")).toMatchObject({ shown: ["deck"], publishedAt: now, confirmedAt: later });
    await expect(publish(db, investor, publishing)).rejects.toThrow(NotAllowed);
    await clear();
  });

  test("withdrawing and publishing again makes no startup new in a list by date", async () => {
    const { db } = database;
    const actor = await founder("old", {}, everything, new Date("2026-09-01T09:00:00Z"));
    await founder("new", {}, everything, new Date("2026-11-20T09:00:00Z"));
    await withdraw(db, actor, now);
    expect(await publish(db, actor, publishing, now)).toEqual({ status: "stored" });
    expect(await listed({ order: "newest" })).toEqual(["new", "old"]);
    expect((await countDeals(db, investor, now)).recent).toBe(0);
    for (let press = 0; press < 5; press += 1) {
      await withdraw(db, actor, now);
      const answers = await Promise.all(
        [1, 2, 3].map(() => publish(db, actor, { ...publishing, shown: ["deck"] }, now)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["stored", "unchanged", "unchanged"]);
    }
    const turn = (press: number) => (press % 2 ? withdraw(db, actor, now) : publish(db, actor, publishing, now));
    await Promise.all(Array.from({ length: 40 }, (_, press) => turn(press)));
    await publish(db, actor, { ...publishing, shown: ["deck"] }, now);
    await change(db, actor, { ...publishing, shown: ["deck"] }, now);
    expect(await db.$count(publication, eq(publication.founder, "old"))).toBe(1);
    expect(await publicationOf(db, "old")).toMatchObject({ shown: ["deck"], confirmedAt: now, withdrawnAt: null });
    await withdraw(db, actor, now);
    const months = new Date("2027-02-10T09:00:00Z");
    await publish(db, actor, publishing, months);
    expect(await listed({ order: "newest" }, months)).toEqual(["old", "new"]);
    await clear();
  });

  test("what is withdrawn, lapsed, blocked or being erased is there for nobody on the next request", async () => {
    const { db } = database;
    const actor = await founder("marmelade");
    const isThere = async (at = now) => {
      const seen = [await isPublished(db, "marmelade", at), (await dealOf(db, investor, "marmelade", at)) !== null];
      return [...seen, (await listed({}, at)).length > 0, (await countDeals(db, investor, at)).all > 0];
    };
    const [there, gone] = [
      [true, true, true, true],
      [false, false, false, false],
    ];
    expect(await isThere()).toEqual(there);

    await db.update(planGrant).set({ endsOn: "2026-11-23" });
    expect(await isThere(new Date("2026-11-23T22:59:59Z"))).toEqual(there);
    expect(await isThere(new Date("2026-11-23T23:00:00Z"))).toEqual(gone);
    await db.update(planGrant).set({ endsOn: null });

    await db.insert(personBlock).values({ id: randomUUID(), personId: "marmelade", author: "admin", reason: "Test" });
    expect(await isThere()).toEqual(gone);
    await db.delete(personBlock);

    await db.insert(privacyRequest).values({
      ...{ id: randomUUID(), kind: "erasure", email: "marmelade@marsh.example", subject: "digest", via: "account" },
      ...{ askedAt: now, dueAt: now, effectiveAt: now },
    });
    expect(await isThere()).toEqual(gone);
    const other = await aPerson(db, "founder", { seat: { id: "marmelade", role: "editor" } });
    expect(await isThere()).toEqual(there);
    await db.insert(personBlock).values({ id: randomUUID(), personId: "marmelade", author: "admin", reason: "Test" });
    expect(await isThere()).toEqual(gone);
    await db.delete(personBlock);
    await db.delete(person).where(eq(person.id, other.viewer.id));
    await db.delete(privacyRequest);
    expect(await isThere()).toEqual(there);

    expect(await withdraw(db, actor, now)).toEqual({ status: "stored" });
    expect(await isThere()).toEqual(gone);
    expect(await withdraw(db, actor, now)).toEqual({ status: "unchanged" });
    expect(await publish(db, actor, publishing, now)).toEqual({ status: "stored" });
    expect(await isThere()).toEqual(there);
    await clear();
  });

  test("a record holds what is shared and nothing else; the preview is the same record", async () => {
    const { db } = database;
    const secret = Object.fromEntries(Object.keys(emptyFounderProfile).map((name) => [name, `canary ${name}`]));
    const profile = { ...secret, creation_date: "2024-03-01", startup_name: "Marmelade" } as FounderProfile;
    const actor = await founder("marmelade", profile, ["description"]);
    await db.insert(kpiCheckIn).values({
      ...{ id: randomUUID(), founder: "marmelade", month: "2026-10-01", mrr: 1_230_000, cash: 5_200_000 },
      ...{ burn: 1_050_000, cac: 15_000, churn: 4.5, author: "marmelade", source: "form" as const },
    });
    const record = (await dealOf(db, investor, "marmelade", now))?.record;
    expect(Object.keys(record?.profile ?? {}).toSorted()).toEqual(
      ["creation_date", "current_stage", "description", "region", "sector", "startup_name"].toSorted(),
    );
    expect(record).toMatchObject({ figures: null, runway: null, score: null, capTable: null });
    expect(await previewOf(db, actor, { ...publishing, shown: ["description"] }, now)).toEqual(record);
    expect((await dealsFor(db, investor, all, {}, now)).rows[0]).toMatchObject({ mrr: null });

    await change(db, actor, { ...publishing, shown: ["figures", "runway"] }, now);
    expect((await dealOf(db, investor, "marmelade", now))?.record).toMatchObject({
      figures: { month: "2026-10-01", mrr: 1_230_000 },
      runway: { cash: 5_200_000, runway: { months: 4.9 } },
    });
    expect((await dealsFor(db, investor, all, {}, now)).rows[0]).toMatchObject({ mrr: 1_230_000 });
    const shown = JSON.stringify(await dealOf(db, investor, "marmelade", now));
    for (const kept of ["description", "email", "phone", "siren", "business_plan_url", "pitch_deck_url"])
      expect(shown).not.toContain(`canary ${kept}`);
    await clear();
  });

  test("a row holds the amount sought and the growth where they are shared", async () => {
    const { db } = database;
    const month = (founder: string, on: string, mrr: number) => ({
      ...{ id: randomUUID(), founder, month: on, mrr, cash: 1, burn: 1, cac: 0, churn: 0, author: founder },
      source: "form" as const,
    });
    const sought = { funding_amount_needed: "500k-1m" };
    await founder("four", sought);
    await founder("two", sought);
    await founder("silent", sought, ["description"]);
    await db
      .insert(kpiCheckIn)
      .values([
        ...["four", "silent"].flatMap((id) => [month(id, "2026-07-01", 800_000), month(id, "2026-10-01", 1_000_000)]),
        ...[month("two", "2026-09-01", 200_000), month("two", "2026-10-01", 150_000)],
      ]);
    const rows = new Map((await dealsFor(db, investor, all, {}, now)).rows.map((row) => [row.name, row]));
    expect(rows.get("four")).toMatchObject({ sought: "500k-1m", growth: { percent: 25, months: 3 } });
    expect(rows.get("two")).toMatchObject({ growth: { percent: -25, months: 1 } });
    expect(rows.get("silent")).toMatchObject({ sought: "", mrr: null, growth: null });
    expect((await dealOf(db, investor, "four", now))?.record.figures?.revenue).toEqual([
      { month: "2026-07-01", mrr: 800_000 },
      { month: "2026-10-01", mrr: 1_000_000 },
    ]);
    expect((await dealOf(db, investor, "silent", now))?.record.figures).toBeNull();
    await clear();
  });

  test("the order by match is the rule's, newest first among equals, and pages hold each startup once", async () => {
    const { db } = database;
    const stages = ["idea", "growth", "first-customers"];
    const sums = ["0-100k", "1m-2m", "5m-10m", ""];
    for (let n = 0; n < 45; n += 1)
      await founder(
        `s${n}`,
        {
          current_stage: stages[n % 3] ?? "",
          funding_amount_needed: sums[n % 4] ?? "",
          sector: ["agritech", "gaming", "saas", "fintech"][(n >> 1) % 4] ?? "",
        },
        n % 5 === 0 ? ["deck"] : everything,
        new Date(now.getTime() - n * 60_000),
      );
    for (const order of ["match", "newest"] as const) {
      const seen = [];
      for (let after: string | undefined, more = true; more;) {
        const page = await dealsFor(db, investor, { ...all, order }, { after }, now);
        seen.push(...page.rows);
        more = page.next !== null;
        after = page.next ?? undefined;
      }
      expect(new Set(seen.map(({ founder: id }) => id)).size).toBe(45);
      const ranks = seen.map(({ match, publishedAt }) => [match.points ?? 0, publishedAt.getTime()] as const);
      const sorted = ranks.toSorted((a, b) => (order === "match" ? b[0] - a[0] : 0) || b[1] - a[1]);
      expect(ranks).toEqual(sorted);
    }
    // s0, s20 and s40 also seek a small sum, but do not show it to investors.
    const small = await listed({ ticket: "0-100k" });
    expect(small.toSorted()).toEqual(["s12", "s16", "s24", "s28", "s32", "s36", "s4", "s44", "s8"].toSorted());
    const [grown, bySector] = [{ stage: "series_b", order: "newest" }, { sector: "foodtech" }] as const;
    expect(await listed({ ...grown, ...bySector })).toEqual(["s1", "s16", "s25", "s40"]);
    expect(await listed({ sector: "healthtech" })).toEqual([]);
    expect(await hiddenByFilters(db, investor, { ...all, sector: "healthtech", stage: "series_b" }, now)).toEqual([
      { name: "sector", hides: 15 },
    ]);
    expect(await countDeals(db, investor, now)).toEqual({ all: 45, recent: 45 });
    const visit = new Date(now.getTime() + 1);
    expect(await countDeals(db, investor, now, visit)).toEqual({ all: 45, recent: 0 });
    expect(await countDeals(db, investor, new Date("2026-11-30T00:00:00Z"))).toEqual({ all: 45, recent: 0 });
    await clear();
  });

  test.each([
    ["a founder", signedIn("founder", "ali")],
    ["an administrator", signedIn("admin", "admin")],
    ["a pending investor", { ...investor, viewer: { ...investor.viewer, approved: false } }],
  ])("%s is shown no startup", async (_, actor) => {
    const { db } = database;
    for (const verb of [
      dealsFor(db, actor, all),
      dealOf(db, actor, "x"),
      countDeals(db, actor),
      hiddenByFilters(db, actor, all),
    ])
      await expect(verb).rejects.toThrow(NotAllowed);
  });
});
