import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import type { Actor } from "../person/actor.ts";
import { createPerson } from "../person/person.server.ts";
import type { Role } from "../person/viewer.ts";
import { startTrial } from "../plan-grant/trial.server.ts";
import { listStartups } from "./startups.server.ts";

onBothEngines("the desk's startups", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function somebody(role: Role): Promise<Actor> {
    const email = `${randomUUID()}@startup.example`;
    const id = await createPerson(database.db, { email, firstName: "", lastName: "", role, lang: "fr" });
    if (!id) throw new Error("An e-mail made up twice");
    const viewer = { id, email, firstName: "", lastName: "", role, approved: true, sessionId: "" };
    return { viewer, address: "10.0.0.9" };
  }
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
      (await listStartups(db, { state, text: "" }, {}, admin, 50, now)).rows;
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

  test("nobody but an administrator reads them", async () => {
    await expect(listStartups(database.db, { state: "", text: "" }, {}, await somebody("founder"))).rejects.toThrow(
      NotAllowed,
    );
  });
});
