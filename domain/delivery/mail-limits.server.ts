import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { mailboxIn, mailboxOf } from "../../platform/mail/email-key.server.ts";
import type { StrangerQueue } from "./stranger-mails.ts";

export type MailLimits = {
  /** The maximum number of e-mails to one address in any hour; `addressDay` is the maximum in any 24 hours. */
  addressHour: number;
  addressDay: number;
  /** The maximum number of e-mails to all addresses together in any hour; null for no such limit. */
  hour: number | null;
};

/** High limits that only stop endless loops, because strangers cannot cause e-mails of the purpose `owner`. */
export const ownerLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: null };
/** Higher than one Internet connection can use up, so that a stranger cannot block the recipient's codes. */
const deckCodeLimits: Record<"link" | "mailbox", MailLimits> = {
  link: { addressHour: 10, addressDay: 20, hour: null },
  mailbox: { addressHour: 30, addressDay: 60, hour: null },
};
/** Limits for e-mails that the accelerator's team decides to send, as a protection against mistakes. */
const teamLimits: MailLimits = { addressHour: 20, addressDay: 40, hour: 500 };
/** Only `hour` matters, because a guide sends at most one e-mail a day. */
export const guideLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 5_000 };
/**
 * Limits for newsletter articles. Each subscriber gets an article once, so only `hour`, the limit for all addresses,
 * matters.
 */
export const newsletterLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 20_000 };
/** All notices go to one e-mail address, so the limits per address are high. */
export const operatorLimits: MailLimits = { addressHour: 500, addressDay: 12_000, hour: 500 };

/** Milliseconds until the next e-mail, by the limits for this address and for everybody; 0 means now. */
export type Pause = { address: number; anybody: number };

/** Returns SQL for the time at which a queue sent its nth most recent e-mail. */
const sent = (queue: string, nth: number, about = sql`true`) =>
  sql`(select finished_at from ${job} where queue = ${queue} and state = 'done' and finished_at <= now() and ${about} order by finished_at desc offset ${nth - 1} limit 1)`;

const until = (moment: ReturnType<typeof sql>) => sql`extract(epoch from ${moment} - now())::float8 * 1000`;
export const hourPause = (queue: string, hour: number | null, about?: SQL) =>
  hour === null ? sql`null::float8` : until(sql`${sent(queue, hour, about)} + interval '1 hour'`);

/** Spellings that reach the same mailbox share one limit, which strangers could otherwise evade. */
export function isOfMailbox(address: string) {
  const mailbox = mailboxOf(address);
  return mailbox === address ? sql`key = ${address}` : sql`${mailboxIn(sql`key`)} = ${mailbox}`;
}

const lastDay = sql`finished_at > now() - interval '1 day'`;
const toMailbox = (address: string) => sql`${lastDay} and ${isOfMailbox(address)}`;

type Recipient = { key: string; subject?: string | null; letter?: string | undefined };

/** Returns the wait for the next e-mail; with `subject` or `letter`, limits per address count only matching e-mails. */
export async function mailPause(
  db: Db,
  queue: string,
  { key, subject = null, letter }: Recipient,
  limits: MailLimits,
): Promise<Pause> {
  const toAddress = sql.join(
    [
      sql`key = ${key}`,
      ...(subject === null ? [] : [sql`subject = ${subject}`]),
      ...(letter === undefined ? [] : [sql`data ->> 'letter' = ${letter}`]),
    ],
    sql` and `,
  );
  return pauseWithin(db, queue, toAddress, limits);
}

async function pauseWithin(
  db: Db,
  queue: string,
  toAddress: SQL,
  { addressHour, addressDay, hour }: MailLimits,
  toAnybody?: SQL,
): Promise<Pause> {
  const { rows } = await db.execute<{ address: number | null; anybody: number | null }>(sql`select
    ${until(sql`greatest(
      ${sent(queue, addressHour, toAddress)} + interval '1 hour',
      ${sent(queue, addressDay, toAddress)} + interval '1 day'
    )`)} as address,
    ${hourPause(queue, hour, toAnybody)} as anybody`);
  return { address: Math.max(0, rows[0]?.address ?? 0), anybody: Math.max(0, rows[0]?.anybody ?? 0) };
}

/**
 * Counts the team's e-mails by mailbox, because strangers type some of the addresses. Each kind of e-mail has its own
 * limits, so that answers to made-up applications delay no others.
 */
export function teamPause(db: Db, queue: string, { key, letter }: Omit<Recipient, "subject">) {
  const ofKind = sql`data ->> 'letter' is not distinct from ${letter ?? null}`;
  return pauseWithin(db, queue, sql`${toMailbox(key)} and ${ofKind}`, teamLimits, sql`${lastDay} and ${ofKind}`);
}

/** Counts codes by link and by mailbox, because a stranger can be given links to many spellings of one address. */
export async function deckCodePause(
  db: Db,
  queue: string,
  { key, subject }: Required<Omit<Recipient, "letter">>,
): Promise<Pause> {
  const ofLink = await mailPause(db, queue, { key, subject }, deckCodeLimits.link);
  const { address } = await pauseWithin(db, queue, toMailbox(key), deckCodeLimits.mailbox);
  return { address: Math.max(ofLink.address, address), anybody: 0 };
}

/** Returns the milliseconds until this e-mail may be sent. All e-mails about the selected records share a limit. */
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

/** Returns random milliseconds, so that two e-mails competing for the last place do not retry simultaneously. */
export const soon = () => 500 + Math.random() * 2_500;
