import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import type { TeamFunction } from "../team/rights.ts";
import { person } from "./person.table.ts";
import { teamMember } from "./team-member.table.ts";

/** The language of the team member with this e-mail; undefined if no team member has it. */
export async function langOfTeamMember(db: Db, address: string) {
  const [found] = await db
    .select({ lang: person.lang })
    .from(person)
    .where(and(eq(person.email, emailKey(address)), inArray(person.role, ["team", "admin"])));
  return found?.lang;
}

/** Gives a person of the role "team" these functions, in the caller's transaction. */
export const joinTeam = (tx: Db, personId: string, functions: readonly TeamFunction[]) =>
  tx
    .insert(teamMember)
    .values({ personId, functions: [...functions] })
    .onConflictDoUpdate({ target: teamMember.personId, set: { functions: [...functions] } });
