import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { teamMember } from "../person/team-member.table.ts";
import type { TeamFunction } from "../team/rights.ts";

const isMember = or(eq(person.role, "admin"), and(eq(person.role, "team"), isNotNull(teamMember.personId)));

/** Blocked members are listed too, because their access can still be ended. */
export async function listColleagues(db: Db, actor: Actor) {
  mustHave(actor, "team");
  return db
    .select({
      ...{ id: person.id, name: nameOf, email: person.email, role: person.role, lastSignInAt: person.lastSignInAt },
      functions: sql<TeamFunction[]>`coalesce(to_json(${teamMember.functions}), '[]'::json)`,
      isBlocked,
    })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(isMember)
    .orderBy(asc(nameOf), asc(person.id));
}

export async function hasLeft(db: Db, id: string) {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(eq(person.id, id), eq(person.role, "team"), isNull(teamMember.personId), sql`not ${isBlocked}`));
  return found.length > 0;
}

async function memberOf(db: Db, id: string) {
  const [found] = await db
    .select({ isBlocked })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(eq(person.id, id), isMember));
  return found;
}

export const hasAccess = async (db: Db, id: string) => (await memberOf(db, id)) !== undefined;

/** True for a member who can work, so not for a blocked one. */
export const isColleague = async (db: Db, id: string) => (await memberOf(db, id))?.isBlocked === false;
