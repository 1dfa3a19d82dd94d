import { randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { isPassword, withSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { isReader } from "../../platform/http/reader.server.ts";
import { networksOf } from "../../platform/http/visitor.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { take, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { opensToFounder } from "../plan-grant/opens-to.server.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { mustAccept } from "./agreement.server.ts";
import { deckCodeEmail } from "./deck.emails.server.ts";
import { newestServed } from "./drawn.server.ts";
import { linkLimits } from "./link.ts";
import { deckCode, deckLink, deckOpenCount } from "./link.table.ts";
import { recordOpening } from "./visit.server.ts";

/**
 * Returns a link that is neither revoked nor expired, or null. Also returns null if the link's startup is blocked or
 * has no deck; `isPaused` means that the startup's plan no longer includes links.
 */
export async function liveLink(db: Db, id: string | undefined, now = new Date()) {
  if (id === undefined) return null;
  const { founder, toEmail, passwordHash, watermark, copy, createdAt, expiresAt } = deckLink;
  const [found] = await db
    .select({
      id: deckLink.id,
      founder,
      toEmail,
      passwordHash,
      watermark,
      copy,
      createdAt,
      expiresAt,
      mustAccept,
      typed: founderProfile.startup_name,
    })
    .from(deckLink)
    .leftJoin(founderProfile, eq(founderProfile.user_id, founder))
    .where(
      and(
        ...[eq(deckLink.id, id), isNull(deckLink.cutAt), gt(deckLink.expiresAt, now)],
        sql`${founder} not in ${hiddenStartups}`,
      ),
    );
  const deck = found && (await newestServed(db, found.founder));
  if (!found || !deck) return null;
  const { typed, ...link } = found;
  const isPaused = !(await opensToFounder(db, "publication", link.founder, now));
  return { ...link, deck, name: mailedName(typed ?? ""), isPaused };
}

export type LiveLink = NonNullable<Awaited<ReturnType<typeof liveLink>>>;

export async function liveLinkTo(db: Db, founder: string, email: string, now = new Date()) {
  const [found] = await db
    .select({ id: deckLink.id })
    .from(deckLink)
    .where(and(eq(deckLink.founder, founder), eq(deckLink.toEmail, email), isNull(deckLink.cutAt)));
  const live = await liveLink(db, found?.id, now);
  return live && !live.isPaused ? live.id : null;
}

const hour = 3_600;
const codeLasts = 10 * 60 * 1_000;
const mostTries = 5;

/** Returns a six-digit code derived from the secret, so that the code need not be stored. */
const codeFrom = (secret: string, link: string, nonce: string) =>
  String(Buffer.from(sign(secret, "deck-code", `${link} ${nonce}`), "base64url").readUIntBE(0, 6) % 1_000_000).padStart(
    6,
    "0",
  );

export async function codeInMail(db: Db, secret: string, link: string) {
  const [found] = await db.select({ nonce: deckCode.nonce }).from(deckCode).where(eq(deckCode.link, link));
  return found ? codeFrom(secret, link, found.nonce) : null;
}

/**
 * The length of the random id at the start of the cookie set when a visitor requests a code. The signature after the id
 * is valid only if the visitor typed the right e-mail address.
 */
const browserLength = 16;
const browserMark = (secret: string, { link, nonce, id }: { link: string; nonce: string; id: string }) =>
  sign(secret, "deck-code-browser", `${link} ${nonce} ${id}`).slice(0, 22);

const isSame = (one: string, other: string) => {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
};

type CodeRequest = { secret: string; address: string };

/**
 * E-mails a code if the link belongs to the typed address. The result, limits and response time are the same for every
 * address, so that the recipient is not revealed.
 */
export async function sendCode(
  db: Db,
  { secret, address }: CodeRequest,
  link: LiveLink,
  { email: typed, lang }: { email: string; lang: Lang },
  now = new Date(),
): Promise<{ status: "sent"; browser: string } | Limited> {
  const email = emailKey(typed);
  const whom = sign(secret, "limit", `${link.id} ${email}`);
  const reader = sign(secret, "limit", email);
  // Uses the /48 network of an IPv6 address, because one Internet connection may own all addresses of a /48.
  const asker = networksOf(address).slice(0, 2).at(-1);
  const taken = await takeAll(db, [
    { key: `deck-code:${whom}:${asker}`, capacity: 4, perSecond: 4 / hour },
    { key: `deck-code:day:${whom}:${asker}`, capacity: 8, perSecond: 8 / (24 * hour) },
    { key: `deck-code:all:${reader}:${asker}`, capacity: 10, perSecond: 10 / hour },
    { key: `deck-code:all-day:${reader}:${asker}`, capacity: 20, perSecond: 20 / (24 * hour) },
    { key: `deck-code:${whom}`, capacity: 20, perSecond: 20 / hour },
    { key: `deck-code:day:${whom}`, capacity: 40, perSecond: 40 / (24 * hour) },
    ...onNetworks("deck-code:from", address, { capacity: 20, perSecond: 20 / hour }),
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const begun = performance.now();
  const id = randomBytes(12).toString("base64url");
  let nonce = randomBytes(16).toString("base64url");
  if (email === link.toEmail)
    nonce = await db.transaction(async (tx) => {
      const stillHolds = sql`${deckCode.sentAt} > ${heldSince(now).toISOString()}::timestamptz`;
      const [kept] = await tx
        .insert(deckCode)
        .values({ link: link.id, nonce, sentAt: now })
        .onConflictDoUpdate({
          target: deckCode.link,
          set: { nonce: sql`case when ${stillHolds} then ${deckCode.nonce} else excluded.nonce end`, sentAt: now },
        })
        .returning({ nonce: deckCode.nonce });
      await sendEmail(tx, deckCodeEmail.with({ lang, link: link.id }), { key: email, subject: link.id });
      return kept?.nonce ?? nonce;
    });
  await new Promise((resolve) => setTimeout(resolve, answersAfter - (performance.now() - begun)));
  return { status: "sent", browser: id + browserMark(secret, { link: link.id, nonce, id }) };
}

const heldSince = (now: Date) => new Date(now.getTime() - codeLasts);

/** Milliseconds after which every code request is answered, so that the response time does not reveal the outcome. */
const answersAfter = 250;

/**
 * Checks a code typed for a link. A code allows five tries within ten minutes, only in a browser that requested the
 * code with the right e-mail address. A right code is deleted.
 */
export async function checkCode(
  db: Db,
  secret: string,
  link: LiveLink,
  { code, browser }: { code: string; browser: string },
  now = new Date(),
) {
  const [sent] = await db
    .select({ nonce: deckCode.nonce })
    .from(deckCode)
    .where(and(eq(deckCode.link, link.id), gt(deckCode.sentAt, heldSince(now))));
  if (!sent) return false;
  const { nonce } = sent;
  const id = browser.slice(0, browserLength);
  if (!isSame(browser.slice(browserLength), browserMark(secret, { link: link.id, nonce, id }))) return false;
  const tries = { capacity: mostTries, perSecond: mostTries / (24 * hour) };
  if (!(await take(db, `deck-code-try:${link.id}:${id}`, tries)).allowed) return false;
  if (!isSame(code, codeFrom(secret, link.id, nonce))) return false;
  const used = await db
    .delete(deckCode)
    .where(and(eq(deckCode.link, link.id), eq(deckCode.nonce, nonce)))
    .returning({ link: deckCode.link });
  return used.length > 0;
}

const quarter = hour / 4;

/**
 * Checks the password of a link. Allows ten tries in fifteen minutes from one network address and 500 in total. Throws
 * Crowded when too many passwords wait to be hashed.
 */
export async function checkPassword(
  db: Db,
  { address }: Pick<CodeRequest, "address">,
  link: LiveLink,
  password: string,
): Promise<{ status: "right" | "wrong" } | Limited> {
  const taken = await takeAll(db, [
    ...onNetworks(`deck-password:${link.id}`, address, { capacity: 10, perSecond: 10 / quarter }),
    ...onNetworks("deck-password:from", address, { capacity: 30, perSecond: 30 / quarter }),
    { key: `deck-password:${link.id}`, capacity: 500, perSecond: 500 / quarter },
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const isRight = await withSlot({ address, account: link.id }, async (turn) => {
    await turn();
    return isPassword(password, link.passwordHash ?? undefined);
  });
  return { status: isRight ? "right" : "wrong" };
}

type Opening = Parameters<typeof isReader>[0] & { address: string; shows: boolean; isRepeat: boolean };

/**
 * Opens a link for a visitor who has proved the e-mail address or the password. A link for an e-mail address records
 * each visit; a link with a password only counts the openings.
 */
export async function openLink(
  db: Db,
  link: LiveLink,
  { address, shows, isRepeat, ...opening }: Opening,
  now = new Date(),
): Promise<{ status: "open" } | Limited> {
  const taken = await takeAll(db, [
    ...onNetworks(`deck-gate:${link.id}`, address, { capacity: 60, perSecond: 60 / hour }),
    { key: `deck-gate:${link.id}`, capacity: 3_000, perSecond: 3_000 / hour },
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const { id, founder, toEmail, deck } = link;
  const counted = isReader(opening);
  if (toEmail !== null)
    await recordOpening(
      db,
      { founder, email: toEmail },
      { link: id, version: deck.id, shows: shows && !opening.objects, counted },
      now,
    );
  else if (counted && !isRepeat)
    await db
      .insert(deckOpenCount)
      .values({ founder, link: id, day: parisDay(now), openings: 1 })
      .onConflictDoUpdate({
        target: [deckOpenCount.link, deckOpenCount.day],
        set: { openings: sql`${deckOpenCount.openings} + 1` },
      });
  return { status: "open" };
}

export async function takePicture(db: Db, reader: string) {
  const limit = { capacity: linkLimits.pictures, perSecond: linkLimits.pictures / 60 };
  return (await take(db, `deck-picture:${reader}`, limit)).allowed;
}
