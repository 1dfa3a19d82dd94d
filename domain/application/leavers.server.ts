import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { application, applicationDecision, applicationInvitation } from "./application.table.ts";
import { recall } from "./recall.server.ts";

/** SQL condition for people who may no longer decide: left, blocked, or with another role or function. */
const mayNoLonger = sql`(${isBlocked} or ${person.role} not in ('team', 'admin') or ${person.role} = 'team' and not exists (
  select 1 from team_member m where m.person_id = ${person.id} and 'manager' = any(m.functions)))`;

export async function heldOfLeavers(db: Db, actor: Actor) {
  mustHave(actor, "team");
  const heldIn = (table: typeof applicationDecision | typeof applicationInvitation) =>
    db
      .select({
        application: table.applicationId,
        answer: sql<string>`${table.id}`.as("answer"),
        leavesAt: sql`${table.leavesAt}`.mapWith(table.leavesAt).as("leaves_at"),
        author: sql<string>`${person.id}`.as("author"),
        name: sql<string>`${nameOf}`.as("name"),
      })
      .from(table)
      .innerJoin(application, eq(application.id, table.applicationId))
      .innerJoin(person, eq(person.id, table.author))
      .where(and(isNull(table.releasedAt), isNull(table.recalledAt), mayNoLonger, isOpenTo(actor, application.id)));
  return unionAll(heldIn(applicationDecision), heldIn(applicationInvitation)).orderBy(asc(sql`leaves_at`));
}

/** Recalls the unsent decisions and invitations of a person who may no longer decide, and returns their number. */
export async function recallOfLeaver(db: Db, actor: Actor, author: string, now = new Date()) {
  const held = (await heldOfLeavers(db, actor)).filter((each) => each.author === author);
  let recalled = 0;
  for (const each of held) if ((await recall(db, actor, each, now)).status === "stored") recalled += 1;
  return recalled;
}
