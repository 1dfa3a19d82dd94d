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

async function emailOf(db: Db, kind: SuppressedKind, id: string) {
  const { table, email } = sent[kind];
  return (await db.select({ email }).from(table).where(eq(table.id, id)))[0]?.email ?? undefined;
}

export async function stopOf(db: Db, kind: SuppressedKind, id: string) {
  const email = await emailOf(db, kind, id);
  return email === undefined ? undefined : { email, stopped: await isKindSuppressed(db, kind, email) };
}

export async function setStopped(db: Db, kind: SuppressedKind, id: string, stopped: boolean) {
  const email = await emailOf(db, kind, id);
  if (email !== undefined) await (stopped ? suppressKind : liftKindSuppression)(db, kind, email);
}
