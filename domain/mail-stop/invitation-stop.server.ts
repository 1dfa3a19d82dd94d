import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { deckLink } from "../deck/link.table.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { fundInvitation } from "../fund/fund.table.ts";
import { seatInvitation } from "../person/startup.table.ts";
import {
  isKindSuppressed,
  liftKindSuppression,
  type SuppressedKind,
  suppressKind,
} from "../suppression/suppression.server.ts";

const sent = {
  "seat-invitation": { table: seatInvitation, email: seatInvitation.email },
  "fund-invitation": { table: fundInvitation, email: fundInvitation.email },
  "follow-invitation": { table: followInvitation, email: followInvitation.email },
  "deck-invitation": { table: deckLink, email: deckLink.toEmail },
};

export const isInvitation = (kind: string): kind is SuppressedKind => Object.hasOwn(sent, kind);

/** Loads an invitation's address by id, because links e-mailed by an earlier version contain only the id. */
export async function stopOf(db: Db, kind: SuppressedKind, id: string) {
  const { table, email } = sent[kind];
  const invited = (await db.select({ email }).from(table).where(eq(table.id, id)))[0]?.email ?? undefined;
  return invited === undefined ? undefined : stopOfAddress(db, kind, invited);
}

export const stopOfAddress = async (db: Db, kind: SuppressedKind, email: string) => ({
  email,
  stopped: await isKindSuppressed(db, kind, email),
});

export const setStopped = (db: Db, kind: SuppressedKind, email: string, stopped: boolean) =>
  (stopped ? suppressKind : liftKindSuppression)(db, kind, email);
