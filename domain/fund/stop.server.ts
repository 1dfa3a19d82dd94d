import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isKindSuppressed, liftKindSuppression, suppressKind } from "../suppression/suppression.server.ts";
import { fundInvitation } from "./fund.table.ts";

const emailOf = async (db: Db, id: string) =>
  (await db.select({ email: fundInvitation.email }).from(fundInvitation).where(eq(fundInvitation.id, id)))[0]?.email;

/** The address of an invitation, and whether it has stopped invitations; undefined if the invitation was deleted. */
export async function stopOf(db: Db, id: string) {
  const email = await emailOf(db, id);
  return email === undefined ? undefined : { email, stopped: await isKindSuppressed(db, "fund-invitation", email) };
}

/** Stops or resumes all invitations to the address of this invitation. */
export async function setStopped(db: Db, id: string, stopped: boolean) {
  const email = await emailOf(db, id);
  if (email === undefined) return;
  if (stopped) await suppressKind(db, "fund-invitation", email);
  else await liftKindSuppression(db, "fund-invitation", email);
}
