import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import type { Actor } from "../person/actor.ts";
import type { Role } from "../person/viewer.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { startTrial } from "../plan-grant/trial.server.ts";
import { reviewPublication } from "../publication/review-publication.server.ts";
import { publish } from "../publication/publish.server.ts";
import { scan } from "../readiness/readiness.server.ts";
import { askReview } from "../readiness/review.server.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { mentorRequest } from "../mentor/mentor-request.table.ts";
import { startupFileOf } from "./startup-file.server.ts";
import { listStartups } from "./startups.server.ts";

onBothEngines("the desk's startups", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: Role) => aPerson(database.db, role);
  const now = new Date("2026-11-23T09:00:00Z");

  async function report(actor: Actor, month: string, cash: number, recordedAt = now) {
    const money = { mrr: 1_230_000, cash, burn: 1_000_000, cac: 15_000, churn: 4.5 };
    const id = randomUUID();
    const founder = actor.viewer.id;
    await database.db
      .insert(kpiCheckIn)
      .values({ id, founder, month, ...money, author: founder, source: "form", recordedAt });
    return id;
  }

  test("each row says what its founder reported last, and each filter finds its own", async () => {
    const { db } = database;
    const admin = await somebody("admin");
    const [risky, late, silent] = [await somebody("founder"), await somebody("founder"), await somebody("founder")];
    await startTrial(db, risky, 1, now);
    await report(risky, "2026-10-01", 9_999_999, new Date("2026-11-02T09:00:00Z"));
    const openedBy = await report(risky, "2026-10-01", 5_200_000);
    await db
      .insert(kpiAlert)
      .values({ id: randomUUID(), founder: risky.viewer.id, kind: "runway", level: "caution", figure: 5.2, openedBy });
    await report(late, "2026-08-01", 5_200_000);
    const found = async (state: "" | "at-risk" | "not-reported" | "never-reported" | "published") =>
      (await listStartups(db, admin, { state, text: "" }, { size: 50 }, now)).rows;
    const [all] = [await found("")];
    expect(all.map(({ id }) => id).toSorted()).toEqual([risky, late, silent].map(({ viewer }) => viewer.id).toSorted());
    expect(all.find(({ id }) => id === risky.viewer.id)).toMatchObject({
      plan: "elite",
      month: "2026-10-01",
      runway: { state: "months", months: 5.2 },
      isStale: false,
      alerts: [{ kind: "runway", level: "caution" }],
    });
    expect(all.find(({ id }) => id === late.viewer.id)).toMatchObject({ plan: "free", isStale: true, alerts: [] });
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(await found("at-risk"))).toEqual([risky.viewer.id]);
    expect(ids(await found("not-reported"))).toEqual([late.viewer.id, silent.viewer.id].toSorted());
    expect(ids(await found("never-reported"))).toEqual([silent.viewer.id]);
    expect(ids(await found("published"))).toEqual([]);
  });

  test("a founder's file holds what they reported, scanned, published and asked for, and nobody else's", async () => {
    const { db } = database;
    const admin = await somebody("admin");
    const [actor, other] = [await somebody("founder"), await somebody("founder")];
    for (const each of [actor, other]) {
      const grant = {
        plan: "elite",
        startsOn: "2020-01-01",
        endsOn: null,
        grantedBy: "admin",
        reason: "Test",
      } as const;
      await db.insert(planGrant).values({ id: randomUUID(), startup: each.viewer.id, ...grant });
      await report(each, "2026-09-01", 9_000_000);
      await report(each, "2026-10-01", each === actor ? 5_200_000 : 1);
      await scan(db, each, now);
      await askReview(db, each, "Why?", now);
      const asked = { mentor: "mentor", topic: "Runway", times: ["2026-12-01T09:00:00Z"], askedAt: now };
      await db.insert(mentorRequest).values({ id: randomUUID(), founder: each.viewer.id, ...asked });
    }
    await saveFounderProfile(db, actor, {
      ...{ startup_name: "M", founder_name: "Z", sector: "saas", description: "…", current_stage: "idea" },
    });
    await publish(db, actor, { customers: [], deepTech: false, shown: [] }, now);
    await reviewPublication(db, admin, actor.viewer.id, { verdict: "yes", reason: "", look: undefined }, now);
    const file = await startupFileOf(db, admin, actor.viewer.id, now);
    expect(file).toMatchObject({
      figures: { runway: { months: 5.2 }, isStale: false },
      checkIns: [{ month: "2026-10-01", cash: 5_200_000 }, { month: "2026-09-01" }],
      scans: [{}],
      publication: { publishedAt: now, withdrawnAt: null, isSeen: true },
      asked: { mentors: [{ mentor: "mentor", answeredAt: null }], reviews: [{ answeredAt: null }], sessions: [] },
    });
    await db.update(planGrant).set({ endsOn: "2026-12-01" }).where(eq(planGrant.startup, actor.viewer.id));
    const ended = await startupFileOf(db, admin, actor.viewer.id, new Date("2027-01-15T09:00:00Z"));
    expect([ended.publication?.isSeen, ended.figures.isStale]).toEqual([false, true]);
    expect((await startupFileOf(db, admin, other.viewer.id, now)).publication).toBeNull();
    await expect(startupFileOf(db, actor, actor.viewer.id)).rejects.toThrow(NotAllowed);
  });

  test("nobody but an administrator reads them", async () => {
    await expect(listStartups(database.db, await somebody("founder"), { state: "", text: "" }, {})).rejects.toThrow(
      NotAllowed,
    );
  });
});
