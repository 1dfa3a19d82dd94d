import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { seatInvitation } from "../person/startup.table.ts";
import { isKindSuppressed, liftKindSuppression, suppressKind } from "../suppression/suppression.server.ts";

const emailOf = async (db: Db, id: string) =>
  (await db.select({ email: seatInvitation.email }).from(seatInvitation).where(eq(seatInvitation.id, id)))[0]?.email;

/** The address of an invitation, and whether it has stopped invitations; undefined if the invitation was deleted. */
export async function stopOf(db: Db, id: string) {
  const email = await emailOf(db, id);
  return email === undefined ? undefined : { email, stopped: await isKindSuppressed(db, "seat-invitation", email) };
}

/** Stops or resumes all invitations to the address of this invitation. */
export async function setStopped(db: Db, id: string, stopped: boolean) {
  const email = await emailOf(db, id);
  if (email === undefined) return;
  if (stopped) await suppressKind(db, "seat-invitation", email);
  else await liftKindSuppression(db, "seat-invitation", email);
}
