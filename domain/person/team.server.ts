import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { type Holder, may, type TeamFunction, type TeamRight } from "../team/rights.ts";
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

export async function stillHas(db: Db, id: string | null, right: TeamRight) {
  const holder = await holderNow(db, id);
  return holder !== undefined && may({ viewer: holder }, right);
}

/**
 * Runs a change that needs a right of the team, and undoes the change by throwing NotAllowed if the actor has lost the
 * right since the request began.
 */
export const whileHolding = <Answer>(
  db: Db,
  { viewer }: { viewer: { id: string } },
  right: TeamRight,
  change: (tx: Db) => Promise<Answer>,
) =>
  db.transaction(async (tx) => {
    const answer = await change(tx);
    if (!(await stillHas(tx, viewer.id, right))) throw new NotAllowed(`this needs the right ${right}`);
    return answer;
  });

export const joinTeam = (tx: Db, personId: string, functions: readonly TeamFunction[]) =>
  tx
    .insert(teamMember)
    .values({ personId, functions: [...functions] })
    .onConflictDoUpdate({ target: teamMember.personId, set: { functions: [...functions] } });
