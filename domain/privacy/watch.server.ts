import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetTraces } from "./erase.server.ts";
import type { Erased } from "./tombstone.server.ts";
import { carryOutErasures } from "./carry-out-erasures.server.ts";
import { closeExpired } from "./export-request.server.ts";

export type OwnData = {
  crm: boolean;
  /** Deletes the files of the e-mails with these ids, if this installation writes e-mails to files. */
  forgetEmails(ids: readonly string[]): Promise<void>;
  note(erased: Erased): Promise<void>;
};

const interval = 20_000;

/** Returns the database's time, so that a server with a wrong clock does not delete data too early. */
export async function databaseTime(db: Db) {
  const { rows } = await db.execute<{ ms: number }>(sql`select extract(epoch from now())::float8 * 1000 as ms`);
  return new Date(rows[0]?.ms ?? 0);
}

export function watchErasures(db: Db, log: Log, ownData: OwnData) {
  async function once() {
    const now = await databaseTime(db);
    const erased = await carryOutErasures(db, log, ownData, now);
    if (erased > 0) log.info({ erased }, "people were erased, as they had asked");
    await forgetTraces(db);
    await closeExpired(db, now);
  }
  return regularly(interval, once, (error) => log.warn({ error }, "due erasures could not be carried out"));
}
