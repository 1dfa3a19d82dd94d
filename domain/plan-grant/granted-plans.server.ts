import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { mustHave } from "../audit/access.ts";
import { planGrant } from "./plan-grant.table.ts";

export async function plansGranted(db: Db, actor: Actor, id: string) {
  mustHave(actor, "plans");
  const ender = alias(person, "ender");
  return db
    .select({
      id: planGrant.id,
      plan: planGrant.plan,
      startsOn: planGrant.startsOn,
      endsOn: planGrant.endsOn,
      reason: planGrant.reason,
      source: planGrant.source,
      grantedAt: planGrant.grantedAt,
      grantedBy: nameOf,
      endedOn: planGrant.endedOn,
      endedAt: planGrant.endedAt,
      endedBy: sql<string | null>`coalesce(nullif(${ender.name}, ''), ${ender.email})`,
      endReason: planGrant.endReason,
    })
    .from(planGrant)
    .leftJoin(person, eq(person.id, planGrant.grantedBy))
    .leftJoin(ender, eq(ender.id, planGrant.endedBy))
    .where(eq(planGrant.startup, (await seatOf(db, id))?.id ?? ""))
    .orderBy(desc(planGrant.grantedAt), desc(planGrant.id));
}

export type GrantedPlan = Awaited<ReturnType<typeof plansGranted>>[number];
