import { takeInvitationMail } from "../suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { keepAgreement } from "./agreement.server.ts";
import { deckAgreementAccepted } from "./agreement.table.ts";
import { deckInvitationEmail } from "./deck.emails.server.ts";
import { newestServed } from "./drawn.server.ts";
import { linkLimits, type LinkState } from "./link.ts";
import { deckLink } from "./link.table.ts";

const day = 24 * 3_600;

type Share = { lang: Lang; days: number; watermark: boolean } & (
  | { email: string; copy?: boolean; agreement?: string; password?: undefined }
  | { password: string; copy?: undefined; agreement?: undefined; email?: undefined }
);
type Shared =
  | { status: "shared"; id: string; keepsAgreement?: boolean }
  | { status: "no-deck" | "too-many" }
  | { status: "limited"; retryAfter: number };

const isLive = (now: Date) => and(isNull(deckLink.cutAt), gt(deckLink.expiresAt, now));

/** Returns the end of the link's last day in Paris. */
export const endOf = (days: number, now: Date) => startOfParisDay(daysLater(parisDay(now), days + 1));

export async function mustGiveCopies(db: Db, founder: string) {
  await mustOpen(db, founder, "deck-copy");
}

export async function mustAskAgreements(db: Db, founder: string) {
  await mustOpen(db, founder, "deck-agreement");
}

/** Checks the plan and the day's limit; returns the refusal, or null when the deck may be shared. */
export async function beginShare(db: Db, founder: string): Promise<Shared | null> {
  await mustOpen(db, founder, "publication");
  const limit = { capacity: linkLimits.invitations, perSecond: linkLimits.invitations / day };
  const taken = await take(db, `deck-share:${founder}`, limit);
  return taken.allowed ? null : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}

/** Shares the deck by e-mail address or by password. Throws Crowded when too many passwords wait for hashing. */
export async function shareDeck(db: Db, actor: Actor, share: Share, now = new Date()): Promise<Shared> {
  const founder = mustEdit(actor);
  if (share.copy) await mustGiveCopies(db, founder);
  const refused = await beginShare(db, founder);
  if (refused) return refused;
  const toEmail = share.email === undefined ? null : emailKey(share.email);
  const asker = { address: actor.address, account: actor.viewer.id };
  const passwordHash = share.password === undefined ? null : await hashWithSlot(asker, share.password);
  return db.transaction(async (tx): Promise<Shared> => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const { lang, watermark, copy = false, days, agreement: text } = share;
    const kept = { keepsAgreement: false };
    // Only revoking a link ends its agreement: a second share must not open a deck that was given in confidence.
    const last = toEmail === null ? undefined : (await lastLinks(tx, founder, [toEmail])).get(toEmail);
    const held = last && !last.isCutOff ? last.agreement : null;
    async function choose() {
      const agreement = text === undefined ? held : await keepAgreement(tx, founder, { text, lang }, now);
      if (agreement !== held) await mustAskAgreements(tx, founder);
      kept.keepsAgreement = text === undefined && held !== null;
      return { lang, watermark, copy, agreement, expiresAt: endOf(days, now) };
    }
    const shared = await putLink(tx, actor, { toEmail, passwordHash, choose }, now);
    return kept.keepsAgreement ? { ...shared, ...kept } : shared;
  });
}

type LinkRow = typeof deckLink.$inferSelect;
type Chosen = Pick<LinkRow, "lang" | "watermark" | "copy" | "agreement" | "expiresAt">;
type Given = {
  toEmail: string | null;
  passwordHash: string | null;
  /** Returns the options of the link, given the address's live link if there is one. */
  choose: (live: LinkRow | undefined) => Chosen | Promise<Chosen>;
};

/** Changes an address's live link, or creates one, and mails it. The caller must lock the startup. */
export async function putLink(
  tx: Db,
  actor: Actor,
  { toEmail, passwordHash, choose }: Given,
  now: Date,
): Promise<Shared> {
  const founder = mustEdit(actor);
  if (!(await newestServed(tx, founder))) return { status: "no-deck" };
  const { plan } = await planOf(tx, founder, now);
  const to = toEmail === null ? sql`false` : eq(deckLink.toEmail, toEmail);
  const its = eq(deckLink.founder, founder);
  // An expired link for the same e-mail address is revoked, because the new link replaces it.
  await tx
    .update(deckLink)
    .set({ cutAt: now, cutBy: actor.viewer.id })
    .where(and(its, to, isNull(deckLink.cutAt), lte(deckLink.expiresAt, now)));
  const [live] = await tx
    .select()
    .from(deckLink)
    .where(and(its, to, isLive(now)));
  if (!live && (await tx.$count(deckLink, and(its, isLive(now)))) >= linkLimits.live[plan])
    return { status: "too-many" };
  const chosen = await choose(live);
  const id = live?.id ?? randomUUID();
  if (live) await tx.update(deckLink).set(chosen).where(eq(deckLink.id, id));
  else
    await tx.insert(deckLink).values({
      ...{ id, founder, toEmail, passwordHash, ...chosen },
      ...{ createdAt: now, createdBy: actor.viewer.id },
    });
  const isMailed =
    toEmail !== null && (await takeInvitationMail(tx, { kind: "deck-invitation", from: founder, email: toEmail }, now));
  if (isMailed)
    await enqueue(tx, [
      emailJob(deckInvitationEmail.with({ lang: chosen.lang, link: id }), { key: toEmail, subject: id }),
    ]);
  await audit(tx, actor, { action: "deck.share", object: { kind: "startup", id: founder } });
  return { status: "shared", id };
}

type LastLink = Pick<LinkRow, "agreement" | "expiresAt"> & { isCutOff: boolean };

/** Returns each address's last link. `isCutOff`: the link was revoked before it expired. */
export async function lastLinks(tx: Db, founder: string, emails: readonly string[]) {
  const { toEmail, agreement, cutAt, expiresAt, createdAt } = deckLink;
  const isCutOff = sql<boolean>`coalesce(${cutAt} < ${expiresAt}, false)`;
  const found = await tx
    .selectDistinctOn([toEmail], { toEmail, agreement, expiresAt, isCutOff })
    .from(deckLink)
    .where(and(eq(deckLink.founder, founder), inArray(toEmail, [...emails])))
    .orderBy(toEmail, desc(createdAt));
  return new Map<string | null, LastLink>(found.map((link) => [link.toEmail, link]));
}

/** Checks whether an address gets a new link with an update: not if its last link is valid, or was revoked. */
export const lacksLink = (last: LastLink | undefined, now: Date) => !last || (!last.isCutOff && last.expiresAt <= now);

/**
 * Creates links for addresses without a valid or revoked link. The caller must lock the startup and send the e-mails.
 */
export async function giveLinks(
  tx: Db,
  actor: Actor,
  to: readonly { email: string; lang: Lang }[],
  now: Date,
): Promise<"given" | "no-deck" | "too-many"> {
  const founder = mustEdit(actor);
  if (!(await newestServed(tx, founder))) return "no-deck";
  const its = eq(deckLink.founder, founder);
  const lastOf = await lastLinks(
    tx,
    founder,
    to.map(({ email }) => email),
  );
  const missing = to.filter(({ email }) => lacksLink(lastOf.get(email), now));
  if (missing.length === 0) return "given";
  const { plan } = await planOf(tx, founder, now);
  if ((await tx.$count(deckLink, and(its, isLive(now)))) + missing.length > linkLimits.live[plan]) return "too-many";
  const emails = missing.map(({ email }) => email);
  await tx
    .update(deckLink)
    .set({ cutAt: now, cutBy: actor.viewer.id })
    .where(and(its, inArray(deckLink.toEmail, emails), isNull(deckLink.cutAt)));
  const expiresAt = endOf(linkLimits.named.days, now);
  await tx.insert(deckLink).values(
    missing.map(({ email, lang }) => ({
      ...{ id: randomUUID(), founder, toEmail: email, lang, watermark: true, copy: false },
      agreement: lastOf.get(email)?.agreement ?? null,
      ...{ createdAt: now, createdBy: actor.viewer.id, expiresAt },
    })),
  );
  await audit(tx, actor, {
    action: "deck.share",
    object: { kind: "startup", id: founder },
    after: { count: missing.length },
  });
  return "given";
}

export async function cutLink(db: Db, actor: Actor, link: string, now = new Date()) {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const [cut] = await tx
      .update(deckLink)
      // An expired link ends just after it was revoked, because an end before would mean that it was only replaced.
      .set({
        ...{ cutAt: now, cutBy: actor.viewer.id },
        expiresAt: sql`greatest(${deckLink.expiresAt}, ${new Date(now.getTime() + 1).toISOString()}::timestamptz)`,
      })
      .where(and(eq(deckLink.founder, founder), sql`${deckLink.id}::text = ${link}`, isNull(deckLink.cutAt)))
      .returning({ id: deckLink.id });
    if (cut) await audit(tx, actor, { action: "deck.cut", object: { kind: "startup", id: founder } });
    return cut !== undefined;
  });
}

const shownFor = 90 * day * 1_000;

/** Returns valid and recently ended links; the last opening has no time of day, as promised to recipients. */
export async function readLinks(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  const openings = sql<number>`coalesce((select sum(c.openings)::int from deck_open_count c where c.link = deck_link.id), 0)`;
  const opened = sql<string | null>`(
    select to_char(max(v.opened_at) at time zone 'Europe/Paris', 'YYYY-MM-DD') from deck_visit v join deck_reader r on r.id = v.reader
    where r.founder = deck_link.founder and r.email = deck_link.to_email and v.counted and v.opened_at >= deck_link.created_at
  )`;
  /** Whether the person who created the link no longer has a seat in the startup. */
  const isOfLeaver = sql<boolean>`not exists (
    select from startup_seat s where s.startup = ${deckLink.founder} and s.person = ${deckLink.createdBy})`;
  const { id, toEmail, watermark, agreement, createdAt, expiresAt, cutAt } = deckLink;
  const accepted = { name: deckAgreementAccepted.name, at: deckAgreementAccepted.at };
  const found = await db
    .select({ id, toEmail, watermark, agreement, createdAt, expiresAt, cutAt, openings, opened, accepted, isOfLeaver })
    .from(deckLink)
    .leftJoin(
      deckAgreementAccepted,
      and(eq(deckAgreementAccepted.agreement, agreement), eq(deckAgreementAccepted.email, toEmail)),
    )
    .where(
      and(
        eq(deckLink.founder, founder),
        or(isLive(now), gt(sql`least(${cutAt}, ${expiresAt})`, new Date(now.getTime() - shownFor).toISOString())),
      ),
    )
    .orderBy(desc(createdAt));
  return found.map((link) => ({
    ...link,
    state: (link.cutAt
      ? "cut"
      : link.expiresAt <= now
        ? "expired"
        : link.opened || link.openings > 0
          ? "opened"
          : "sent") as LinkState,
  }));
}

/** Ends a deleted deck's links without revoking them, so that recipients may get links to the next deck. */
export const endLinks = (tx: Db, founder: string, now: Date) =>
  tx
    .update(deckLink)
    .set({ expiresAt: now })
    .where(and(eq(deckLink.founder, founder), isLive(now)));
