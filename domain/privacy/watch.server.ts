import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetTraces } from "./erase.server.ts";
import type { Erased } from "./tombstone.server.ts";
import { carryOutErasures, closeExpired } from "./request.server.ts";

/** What erasing needs to know of its surroundings. */
export type OwnData = {
  /** Whether a CRM is set up: its contacts go with ours. */
  crm: boolean;
  /** Deletes the files of mails, where mails are files. */
  forgetEmails(ids: readonly string[]): Promise<void>;
  /** Notes an erasure outside the database. */
  note(erased: Erased): Promise<void>;
};

const interval = 20_000;

/** The database's clock decides what is past its time: a server whose own is wrong deletes nothing early. */
export async function databaseTime(db: Db) {
  const { rows } = await db.execute<{ ms: number }>(sql`select extract(epoch from now())::float8 * 1000 as ms`);
  return new Date(rows[0]?.ms ?? 0);
}

/** Carries out erasures as they fall due, and forgets what their last steps had to know, until stopped. */
export function watchErasures(db: Db, log: Log, ownData: OwnData) {
  async function once() {
    const now = await databaseTime(db);
    const erased = await carryOutErasures(db, ownData, now);
    if (erased > 0) log.info({ erased }, "people were erased, as they had asked");
    await forgetTraces(db);
    await closeExpired(db, now);
  }
  return regularly(interval, once, (error) => log.warn({ error }, "due erasures could not be carried out"));
}
