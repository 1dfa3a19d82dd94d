import { randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { networksOf } from "../../platform/http/visitor.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey, mailboxOf } from "../../platform/mail/email-key.server.ts";
import { take, takeAll, wouldGive } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { isKindSuppressed } from "../suppression/suppression.server.ts";
import { deckCodeEmail } from "./deck.emails.server.ts";
import type { LiveLink } from "./link-access.server.ts";
import { deckCode } from "./link.table.ts";

const hour = 3_600;
const codeLasts = 10 * 60 * 1_000;
const mostTries = 5;

const triesOf = (link: string, nonce: string) => ({
  key: `deck-code-tries:${link} ${nonce}`,
  capacity: 10,
  perSecond: 10 / (24 * hour),
});

/** A valid code requested again within twenty minutes lasts ten more; a later request creates a new code. */
const renewal = { capacity: 1, perSecond: 1 / (20 * 60) };

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

/** The cookie of a code request is an id this long plus a signature, valid only for the recipient's address. */
const browserLength = 16;
const browserMark = (secret: string, { link, nonce, id }: { link: string; nonce: string; id: string }) =>
  sign(secret, "deck-code-browser", `${link} ${nonce} ${id}`).slice(0, 22);

const isSame = (one: string, other: string) => {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
};

type CodeRequest = { secret: string; address: string };

/** E-mails a code if the typed address is the recipient's; result, limits and response time never reveal this. */
export async function sendCode(
  db: Db,
  { secret, address }: CodeRequest,
  link: LiveLink,
  { email: typed, lang }: { email: string; lang: Lang },
  now = new Date(),
): Promise<{ status: "sent"; browser: string } | Limited> {
  const email = emailKey(typed);
  const mailbox = mailboxOf(email);
  const whom = sign(secret, "limit", `${link.id} ${mailbox}`);
  const reader = sign(secret, "limit", mailbox);
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
      await endCode(tx, link.id);
      const stillHolds = sql`${deckCode.sentAt} > ${heldSince(now).toISOString()}::timestamptz`;
      const [kept] = await tx
        .insert(deckCode)
        .values({ link: link.id, nonce, sentAt: now })
        .onConflictDoUpdate({
          target: deckCode.link,
          set: { nonce: sql`case when ${stillHolds} then ${deckCode.nonce} else excluded.nonce end`, sentAt: now },
        })
        .returning({ nonce: deckCode.nonce });
      if (!(await isKindSuppressed(tx, "deck-invitation", email, link.createdAt)))
        await sendEmail(tx, deckCodeEmail.with({ lang, link: link.id }), { key: email, subject: link.id });
      return kept?.nonce ?? nonce;
    });
  await new Promise((resolve) => setTimeout(resolve, answersAfter - (performance.now() - begun)));
  return { status: "sent", browser: id + browserMark(secret, { link: link.id, nonce, id }) };
}

/** Deletes the code of a link if the code is due for renewal or has no tries left. */
async function endCode(tx: Db, link: string) {
  const isDue = (await take(tx, `deck-code-renewal:${link}`, renewal)).allowed;
  const [held] = await tx.select({ nonce: deckCode.nonce }).from(deckCode).where(eq(deckCode.link, link));
  if (!held) return;
  const { key, ...tries } = triesOf(link, held.nonce);
  if (isDue || !(await wouldGive(tx, key, tries)).allowed)
    await tx.delete(deckCode).where(and(eq(deckCode.link, link), eq(deckCode.nonce, held.nonce)));
}

const heldSince = (now: Date) => new Date(now.getTime() - codeLasts);

/** Milliseconds after which every code request is answered, so that the response time does not reveal the outcome. */
const answersAfter = 250;

/** Checks a code: five tries per browser, ten in all browsers. A right code is deleted. */
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
  const ofBrowser = { capacity: mostTries, perSecond: mostTries / (24 * hour) };
  const tries = [{ key: `deck-code-try:${link.id}:${id}`, ...ofBrowser }, triesOf(link.id, nonce)];
  if (!(await takeAll(db, tries)).allowed) return false;
  if (!isSame(code, codeFrom(secret, link.id, nonce))) return false;
  const used = await db
    .delete(deckCode)
    .where(and(eq(deckCode.link, link.id), eq(deckCode.nonce, nonce)))
    .returning({ link: deckCode.link });
  return used.length > 0;
}
