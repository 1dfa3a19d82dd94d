import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { RecordName, Saved } from "../content/editing.ts";
import { contentRecord } from "../content/content.table.ts";
import { cancelAllOfHost, toCome } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

/** The number of future meetings that startups have booked with a host. */
export const meetingsAhead = (db: Db, host: string, now = new Date()) =>
  db.$count(meeting, and(eq(meeting.host, host), isNotNull(meeting.founder), toCome(now)));

/** Runs a change of a content record. If it deletes a mentor, the mentor's hours are closed and meetings cancelled. */
export async function closingHours(
  db: Db,
  { kind, id }: RecordName,
  change: (tx: Db) => Promise<Saved>,
  now = new Date(),
): Promise<Saved> {
  if (kind !== "mentor") return change(db);
  return db.transaction(async (tx) => {
    const saved = await change(tx);
    const isGone = and(eq(contentRecord.kind, kind), eq(contentRecord.id, id), contentRecord.deleted);
    if ((await tx.$count(contentRecord, isGone)) > 0) await cancelAllOfHost(tx, id, now);
    return saved;
  });
}
