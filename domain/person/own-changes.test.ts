import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { setOptOut } from "../deal/opt-out.server.ts";
import { endTrial, startTrial } from "../plan-grant/trial.server.ts";
import { scan, scansInDay } from "../readiness/readiness.server.ts";
import { askReview } from "../readiness/review.server.ts";
import { close } from "../seat/change.server.ts";
import type { Actor } from "./actor.ts";
import { openStartup } from "./open-startup.server.ts";
import { requestPlan } from "./own.server.ts";
import { ownChangesADay } from "./own-changes.server.ts";
import { createPerson } from "./person.server.ts";

type Verb = (actor: Actor, turn: number) => Promise<unknown>;

onBothEngines("what somebody does to their own account", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function rowsByTable() {
    const tables = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const counts = tables.rows.map(async ({ name }) => {
      const { rows } = await database.db.execute<{ rows: number }>(
        sql`select count(*)::int as rows from ${sql.identifier(name)}`,
      );
      return [name, rows[0]?.rows ?? 0] as const;
    });
    return new Map(await Promise.all(counts));
  }

  const verbs: Record<string, Verb> = {
    "asks for plans": ({ viewer }, turn) =>
      requestPlan(database.db, viewer.id, turn % 2 === 0 ? "visible" : "elite", "10.0.0.9"),
    "begins and ends the trial": (actor, turn) =>
      turn % 2 === 0 ? startTrial(database.db, actor, 1) : endTrial(database.db, actor),
    "asks for a score and its review": (actor, turn) =>
      turn % 2 === 0 ? scan(database.db, actor) : askReview(database.db, actor, `Why ${turn}?`),
    "closes a startup and begins another": (actor, turn) =>
      turn % 2 === 0 ? close(database.db, actor, "") : openStartup(database.db, actor.viewer.id),
    "leaves and joins the counts": ({ viewer, address }, turn) =>
      setOptOut(database.db, { viewer: { ...viewer, role: "investor" }, address }, turn % 2 === 0),
  };
  const most = Math.max(ownChangesADay, scansInDay);

  test.each(Object.keys(verbs))("%s 120 times: no table grows by more than a day's measure", async (name) => {
    const email = `${randomUUID()}@startup.example`;
    const id = await createPerson(database.db, { email, firstName: "", lastName: "", role: "founder", lang: "fr" });
    const actor = signedIn("founder", id ?? "");
    const before = await rowsByTable();
    for (let turn = 0; turn < 120; turn += 1) await verbs[name]?.(actor, turn);
    const grown = [...(await rowsByTable())].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
    expect(grown.filter(([, by]) => by > most)).toEqual([]);
    expect(grown.filter(([table, by]) => table === "audit_entry" && by > ownChangesADay)).toEqual([]);
  });
});
