import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import type { Holder, TeamFunction } from "../team/rights.ts";
import { person } from "./person.table.ts";
import { isBlocked } from "./state.server.ts";
import { teamMember } from "./team-member.table.ts";

export async function langOfTeamMember(db: Db, address: string) {
  const [found] = await db
    .select({ lang: person.lang })
    .from(person)
    .where(and(eq(person.email, emailKey(address)), inArray(person.role, ["team", "admin"])));
  return found?.lang;
}

/**
 * Returns a person's current role and functions. Returns undefined for a null id, and for a blocked or erased person.
 */
export async function holderNow(db: Db, id: string | null): Promise<(Holder & { id: string }) | undefined> {
  if (id === null) return undefined;
  const [found] = await db
    .select({ role: person.role, functions: teamMember.functions })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(eq(person.id, id), sql`not ${isBlocked}`));
  return found && { id, role: found.role, functions: found.functions ?? [] };
}

export const joinTeam = (tx: Db, personId: string, functions: readonly TeamFunction[]) =>
  tx
    .insert(teamMember)
    .values({ personId, functions: [...functions] })
    .onConflictDoUpdate({ target: teamMember.personId, set: { functions: [...functions] } });
