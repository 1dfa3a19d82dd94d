import { and, count, desc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { modelRounds, roundLimits } from "./round.ts";
import { type KeptScenario, type Scenario, scenarioLimits } from "./scenario.ts";
import { capScenario } from "./scenario.table.ts";

const named = z.string().trim().min(1).max(scenarioLimits.name);

export async function saveScenario(
  db: Db,
  actor: Actor,
  { name, holders, rounds }: Scenario,
  now = new Date(),
): Promise<{ status: "saved"; id: string } | { status: "full" }> {
  const founder = mustEdit(actor);
  await mustOpen(db, founder, "saved-scenarios");
  if (rounds.length === 0 || rounds.length > roundLimits.rounds || "refused" in modelRounds(holders, rounds))
    throw new Error("A scenario that cannot be computed is not kept");
  const kept = { holders: [...holders], rounds: [...rounds], savedAt: now };
  const values = { founder, name: named.parse(name), ...kept };
  return db.transaction(async (tx) => {
    // The lock makes concurrent saves wait, so that the number of scenarios cannot exceed the limit.
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const [there] = await tx
      .update(capScenario)
      .set(kept)
      .where(and(eq(capScenario.founder, founder), eq(capScenario.name, values.name)))
      .returning({ id: capScenario.id });
    if (there) return { status: "saved", id: there.id };
    const [all] = await tx.select({ kept: count() }).from(capScenario).where(eq(capScenario.founder, founder));
    if ((all?.kept ?? 0) >= scenarioLimits.scenarios) return { status: "full" };
    const set = kept;
    const [row] = await tx
      .insert(capScenario)
      .values(values)
      .onConflictDoUpdate({ target: [capScenario.founder, capScenario.name], set })
      .returning({ id: capScenario.id });
    if (!row) throw new Error("An insert answers with its row");
    return { status: "saved", id: row.id };
  });
}

/**
 * Returns a founder's saved scenarios, newest first. Scenarios remain readable on every plan, because ending a plan
 * deletes nothing.
 */
export async function readScenarios(db: Db, actor: Actor): Promise<KeptScenario[]> {
  const founder = mustRead(actor);
  const { id, name, holders, rounds, savedAt } = capScenario;
  return db
    .select({ id, name, holders, rounds, savedAt })
    .from(capScenario)
    .where(eq(capScenario.founder, founder))
    .orderBy(desc(savedAt), id);
}

export async function removeScenario(db: Db, actor: Actor, scenario: string) {
  const founder = mustEdit(actor);
  await mustOpen(db, founder, "saved-scenarios");
  const { data: id } = z.uuid().safeParse(scenario);
  if (!id) return;
  await db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    await tx.delete(capScenario).where(and(eq(capScenario.founder, founder), eq(capScenario.id, id)));
  });
}
