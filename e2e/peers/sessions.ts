import { contentRecord } from "../../domain/content/content.table.ts";
import type { Event } from "../../domain/content/content.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** Publishes a Pitch Session, or publishes it again with other values; what the test does not set is invented. */
export async function aPitchSession(db: Db, { id, ...more }: Partial<Event> & { id: string }) {
  const data: Event = {
    ...{ kind: "event", id, name: { en: id, fr: id }, startsOn: "2026-12-10", endsOn: null, startTime: "18:00" },
    ...{ endTime: null, place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
    ...{ selected: null, pitched: null, confirm: false },
    ...more,
  };
  await db
    .insert(contentRecord)
    .values({ kind: "event", id, position: 0, data })
    .onConflictDoUpdate({ target: [contentRecord.kind, contentRecord.id], set: { data } });
  return data;
}
