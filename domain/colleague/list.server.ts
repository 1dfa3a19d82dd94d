import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { teamMember } from "../person/team-member.table.ts";
import type { TeamFunction } from "../team/rights.ts";

const worksHere = and(
  or(eq(person.role, "admin"), and(eq(person.role, "team"), isNotNull(teamMember.personId))),
  sql`not ${isBlocked}`,
);

export async function listColleagues(db: Db, actor: Actor) {
  mustHave(actor, "team");
  return db
    .select({
      ...{ id: person.id, name: nameOf, email: person.email, role: person.role, lastSignInAt: person.lastSignInAt },
      functions: sql<TeamFunction[]>`coalesce(to_json(${teamMember.functions}), '[]'::json)`,
    })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(worksHere)
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

export async function isColleague(db: Db, id: string) {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(eq(person.id, id), worksHere));
  return found.length > 0;
}
