import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { mailsAnHour } from "./mails-an-hour.ts";

export type MailLimits = {
  /** Messages to one address in any hour and any day, whatever forms were filled in with it. */
  addressHour: number;
  addressDay: number;
  /** Messages to everybody in any hour. */
  hour: number;
};

export const visitorLimits: MailLimits = { addressHour: mailsAnHour, addressDay: 6, hour: 500 };
/** What the team decides is mailed at once: the measure is against a mistake of ours. */
export const teamLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: 500 };
/** A guide sends its reader one mail a day by its own rule; only the whole is held to a measure. */
export const guideLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 5_000 };
/** An article reaches each subscriber once by its own rule; the whole waits for nobody's confirmation mail, and theirs not for it. */
export const newsletterLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 20_000 };
/** Operators read their own notices: one address gets all of them. */
export const operatorLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 500 };

/** Milliseconds until one more message may go to this address, and to anybody; 0 when it may now. */
export async function mailPause(db: Db, queue: string, address: string, { addressHour, addressDay, hour }: MailLimits) {
  const sent = (nth: number, about: ReturnType<typeof sql>) =>
    sql`(select finished_at from ${job} where queue = ${queue} and state = 'done' and finished_at <= now() and ${about} order by finished_at desc offset ${nth - 1} limit 1)`;
  const toAddress = sql`key = ${address}`;
  const { rows } = await db.execute<{ address: number | null; anybody: number | null }>(sql`select
    extract(epoch from greatest(
      ${sent(addressHour, toAddress)} + interval '1 hour',
      ${sent(addressDay, toAddress)} + interval '1 day'
    ) - now())::float8 * 1000 as address,
    extract(epoch from ${sent(hour, sql`true`)} + interval '1 hour' - now())::float8 * 1000 as anybody`);
  return { address: Math.max(0, rows[0]?.address ?? 0), anybody: Math.max(0, rows[0]?.anybody ?? 0) };
}
