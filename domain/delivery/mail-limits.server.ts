import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { StrangerQueue } from "./stranger-mails.ts";

export type MailLimits = {
  /** The maximum number of e-mails to one address in any hour; `addressDay` is the maximum in any 24 hours. */
  addressHour: number;
  addressDay: number;
  /** The maximum number of e-mails to all addresses together in any hour; null for no such limit. */
  hour: number | null;
};

/**
 * Limits for e-mails caused by the owner of the e-mail address or by people who deal with the owner. The limits only
 * protect against endless loops in our code. Each kind of e-mail is limited separately, so that other people's bookings
 * or updates cannot delay the owner's password reset.
 */
export const ownerLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: null };
/**
 * Limits for codes that open deck links: for one link, and for all links of one e-mail address together. Both limits
 * exceed the number of codes that one Internet connection can request through its IPv4 and IPv6 networks, so that a
 * stranger who knows a link cannot use up the recipient's codes.
 */
const deckCodeLimits: Record<"link" | "address", MailLimits> = {
  link: { addressHour: 10, addressDay: 20, hour: null },
  address: { addressHour: 30, addressDay: 60, hour: null },
};
/** Limits for e-mails that the accelerator's team decides to send, as a protection against mistakes. */
export const teamLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: 500 };
/**
 * Limits for the guide's daily e-mails. A guide sends at most one e-mail a day, so only `hour`, the limit for all
 * addresses, matters.
 */
export const guideLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 5_000 };
/**
 * Limits for newsletter articles. Each subscriber gets an article once, so only `hour`, the limit for all addresses,
 * matters.
 */
export const newsletterLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 20_000 };
/**
 * Limits for notices to the operator. All notices go to a single e-mail address, so the limits per address are high.
 */
export const operatorLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 500 };

/**
 * Milliseconds until the next e-mail may be sent: `address` by the limits for this address, `anybody` by the limit for
 * all addresses; 0 means now.
 */
export type Pause = { address: number; anybody: number };

/** Returns SQL for the time at which a queue sent its nth most recent e-mail. */
const sent = (queue: string, nth: number, about = sql`true`) =>
  sql`(select finished_at from ${job} where queue = ${queue} and state = 'done' and finished_at <= now() and ${about} order by finished_at desc offset ${nth - 1} limit 1)`;

const until = (moment: ReturnType<typeof sql>) => sql`extract(epoch from ${moment} - now())::float8 * 1000`;
export const hourPause = (queue: string, hour: number | null) =>
  hour === null ? sql`null::float8` : until(sql`${sent(queue, hour)} + interval '1 hour'`);

type Recipient = { key: string; subject?: string | null; letter?: string | undefined };

/**
 * Returns how long the next e-mail of a queue must wait. The limits per address count the queue's e-mails to the
 * address `key`: all of them or, if `subject` or `letter` is given, only those about this subject or with this name.
 */
export async function mailPause(
  db: Db,
  queue: string,
  { key, subject = null, letter }: Recipient,
  limits: MailLimits,
): Promise<Pause> {
  const { addressHour, addressDay, hour } = limits;
  const toAddress = sql.join(
    [
      sql`key = ${key}`,
      ...(subject === null ? [] : [sql`subject = ${subject}`]),
      ...(letter === undefined ? [] : [sql`data ->> 'letter' = ${letter}`]),
    ],
    sql` and `,
  );
  const { rows } = await db.execute<{ address: number | null; anybody: number | null }>(sql`select
    ${until(sql`greatest(
      ${sent(queue, addressHour, toAddress)} + interval '1 hour',
      ${sent(queue, addressDay, toAddress)} + interval '1 day'
    )`)} as address,
    ${hourPause(queue, hour)} as anybody`);
  return { address: Math.max(0, rows[0]?.address ?? 0), anybody: Math.max(0, rows[0]?.anybody ?? 0) };
}

export async function deckCodePause(
  db: Db,
  queue: string,
  { key, subject }: Required<Omit<Recipient, "letter">>,
): Promise<Pause> {
  const ofLink = await mailPause(db, queue, { key, subject }, deckCodeLimits.link);
  const ofAddress = await mailPause(db, queue, { key }, deckCodeLimits.address);
  return { address: Math.max(ofLink.address, ofAddress.address), anybody: 0 };
}

/**
 * Returns the milliseconds until this e-mail may be sent, 0 meaning now. The e-mails about any of the records that
 * `subjects` selects share a limit of `hour` e-mails per hour.
 */
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

/** The queues that are exempt from the hourly limit on e-mails to all addresses together. */
export const always = new Set<StrangerQueue>(["security-mail", "own-data-mail"]);

/**
 * Returns a random delay in milliseconds, so that two e-mails competing for the last place under a limit do not retry
 * simultaneously.
 */
export const soon = () => 500 + Math.random() * 2_500;
