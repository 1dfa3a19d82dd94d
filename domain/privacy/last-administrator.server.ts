import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { activeAdministrators } from "../person/administrators.server.ts";
import { person } from "../person/person.table.ts";
import { privacyRequest } from "./privacy.table.ts";

/** Checked first, so that most erasures need not lock the administrators. */
async function isAdministrator(db: Db, email: string) {
  const theirs = and(eq(person.email, email), eq(person.role, "admin"));
  return (await db.select({ id: person.id }).from(person).where(theirs)).length > 0;
}

export async function isLastAdministrator(tx: Db, email: string) {
  if (!(await isAdministrator(tx, email))) return false;
  const active = await activeAdministrators(tx);
  return active.length === 1 && active[0]?.email === email;
}

/** Checks whether the person would be the only administrator left after all other pending erasures are carried out. */
export async function willBeLastAdministrator(tx: Db, email: string) {
  if (!(await isAdministrator(tx, email))) return false;
  const active = await activeAdministrators(tx);
  if (!active.some((each) => each.email === email)) return false;
  const others = active.map((each) => each.email).filter((each) => each !== email);
  if (others.length === 0) return true;
  const leaving = await tx
    .selectDistinct({ email: privacyRequest.email })
    .from(privacyRequest)
    .where(
      and(
        inArray(privacyRequest.email, others),
        eq(privacyRequest.kind, "erasure"),
        isNull(privacyRequest.closedAt),
        isNull(privacyRequest.held),
        isNotNull(privacyRequest.effectiveAt),
      ),
    );
  return leaving.length === others.length;
}
