import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { StrangerQueue } from "./stranger-mails.ts";

export type MailLimits = {
  /** Messages to one address in any hour and any day. */
  addressHour: number;
  addressDay: number;
  /** Messages to all addresses together in any hour; null for no such limit. */
  hour: number | null;
};

/** For mails that the owner of an address causes: a guard against loops in our code. */
export const ownerLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: null };
/** Half of it at most is used up from one network, so that whoever has somebody's link leaves some codes to its reader. */
export const deckCodeLimits: MailLimits = { addressHour: 10, addressDay: 20, hour: null };
/** For mails sent by a decision of the team: a guard against mistakes. */
export const teamLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: 500 };
/** The schedule already limits a guide to one mail a day, so only the total matters here. */
export const guideLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 5_000 };
/**
 * An article reaches each subscriber once, so only the total matters here; newsletter mails and confirmation mails are
 * limited separately.
 */
export const newsletterLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 20_000 };
/** One operator address receives all notices. */
export const operatorLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 500 };

/** Milliseconds until one more message may go to this address, and to any address; 0 if it may now. */
export type Pause = { address: number; anybody: number };

/** SQL: when the nth last of these messages was sent. */
const sent = (queue: string, nth: number, about = sql`true`) =>
  sql`(select finished_at from ${job} where queue = ${queue} and state = 'done' and finished_at <= now() and ${about} order by finished_at desc offset ${nth - 1} limit 1)`;

/** SQL: milliseconds until this time, or null. */
const until = (moment: ReturnType<typeof sql>) => sql`extract(epoch from ${moment} - now())::float8 * 1000`;
export const hourPause = (queue: string, hour: number | null) =>
  hour === null ? sql`null::float8` : until(sql`${sent(queue, hour)} + interval '1 hour'`);

export async function mailPause(db: Db, queue: string, address: string, limits: MailLimits): Promise<Pause> {
  const { addressHour, addressDay, hour } = limits;
  const toAddress = sql`key = ${address}`;
  const { rows } = await db.execute<{ address: number | null; anybody: number | null }>(sql`select
    ${until(sql`greatest(
      ${sent(queue, addressHour, toAddress)} + interval '1 hour',
      ${sent(queue, addressDay, toAddress)} + interval '1 day'
    )`)} as address,
    ${hourPause(queue, hour)} as anybody`);
  return { address: Math.max(0, rows[0]?.address ?? 0), anybody: Math.max(0, rows[0]?.anybody ?? 0) };
}

/** Milliseconds until one more mail may leave about any of these subjects, of which `hour` leave in an hour; 0 if now. */
export async function togetherPause(
  db: Db,
  queue: string,
  { id, subject }: { id: string; subject: string },
  { hour, subjects }: { hour: number; subjects(subject: string): SQL },
) {
  const { rows } = await db.execute<{ count: number; wait: number | null }>(sql`
    with mail as (
      select case when state = 'done' then finished_at end as left_at from ${job}
      where queue = ${queue} and subject in (${subjects(subject)}) and (
        (state = 'done' and finished_at <= now() and finished_at > now() - interval '1 hour')
        or (state = 'queued' and lease_until > now() and id <> ${id}))
    ) select count(*)::int as count, ${until(sql`(select left_at + interval '1 hour' from mail
      where left_at is not null order by left_at desc offset ${hour - 1} limit 1)`)} as wait from mail`);
  const wait = Math.max(0, rows[0]?.wait ?? 0);
  return wait || ((rows[0]?.count ?? 0) >= hour ? soon() : 0);
}

/** Exempt from the limit for all addresses. */
export const always = new Set<StrangerQueue>(["security-mail", "own-data-mail"]);

/** Milliseconds. When two mails compete for the last place, both back off by a random delay. */
export const soon = () => 500 + Math.random() * 2_500;
