import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { AcceptedText } from "./account.ts";
import { signUp } from "./account.table.ts";
import type { BrowserPast, KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { openAccount } from "./open-account.server.ts";
import { problemFor } from "./password.server.ts";
import { personByEmail } from "./person.server.ts";
import type { PaidPlan } from "../plan/plan.ts";
import { accountConfirmEmail, accountKnownEmail } from "./person.emails.server.ts";

export type AccountRequest = {
  email: string;
  firstName: string;
  lastName: string;
  role: "founder" | "investor";
  lang: Lang;
  requestedPlan: PaidPlan | null;
  password: string;
  accepted: AcceptedText[];
  /** The invitation to a seat from which they came. */
  invitation?: string | null;
  address: string;
};

/** An address that gets no answer to its sign-up is forgotten after this. */
const keptFor = sql`interval '30 days'`;
const linkLasts = sql`interval '1 day'`;
const isKept = gt(signUp.createdAt, sql`now() - ${keptFor}`);
const isGood = sql`coalesce(${signUp.sentAt}, ${signUp.createdAt}) > now() - ${linkLasts}`;

/**
 * Keeps what somebody filled in and writes to the address. An address with an account gets a mail that says so; the
 * work and the answer are the same. Throws Crowded where too many wait for their turn.
 */
export async function requestAccount(
  db: Db,
  secret: string,
  request: AccountRequest,
): Promise<{ status: "asked"; id: string } | Limited> {
  const { password, address, ...fields } = request;
  const limited = await countTry(db, secret, "mail", { about: fields.email, address });
  if (limited) return limited;
  const hash = await hashWithSlot({ address, account: fields.email }, password);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const known = await personByEmail(tx, fields.email);
    await tx.insert(signUp).values({ id, ...fields, hash });
    if (known) await tellKnown(tx, known);
    else await mailLink(tx, { id, ...fields });
  });
  return { status: "asked", id };
}

function tellKnown(tx: Db, { email, lang }: { email: string; lang: Lang }) {
  return sendEmail(tx, accountKnownEmail.with({ lang }), { key: email, subject: randomUUID() });
}

/** The link that makes the account; where others signed up with the address too, its mail says so. */
async function mailLink(tx: Db, { id, email, lang }: { id: string; email: string; lang: Lang }) {
  const isAnother = await othersWait(tx, id, email);
  const confirm = accountConfirmEmail.with({ lang, signUp: id, ...(isAnother && { isAnother }) });
  await sendEmail(tx, confirm, { key: email, subject: id });
}

/** Whether this address was signed up in another way too, and its link is still good. */
async function othersWait(db: Db, id: string, email: string) {
  const others = and(eq(signUp.email, email), ne(signUp.id, id), isGood);
  const [other] = await db.select({ id: signUp.id }).from(signUp).where(others).limit(1);
  return other !== undefined;
}

type Again = { email: string; address: string; past: BrowserPast };

/** Writes again about the last sign-up of an address that this browser made; for any other one it looks the same. */
export async function resendConfirmation(
  db: Db,
  secret: string,
  { email, address, past }: Again,
): Promise<{ status: "asked" } | Limited> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: signUp.id, email: signUp.email, lang: signUp.lang })
      .from(signUp)
      .where(and(eq(signUp.email, email), inArray(signUp.id, [...past.signUps]), isKept))
      .orderBy(desc(signUp.createdAt))
      .limit(1);
    const limited = await countTry(tx, secret, "mail", { about: email, address, known: own?.id });
    if (limited) return limited;
    if (!own) return { status: "asked" };
    const known = await personByEmail(tx, email);
    if (known) await tellKnown(tx, known);
    else {
      await tx
        .update(signUp)
        .set({ createdAt: sql`now()` })
        .where(eq(signUp.id, own.id));
      await mailLink(tx, own);
    }
    return { status: "asked" };
  });
}

/** What was filled in for this link, while it is good. Changes nothing. */
export async function openSignUp(db: Db, id: string) {
  const { email, firstName, lastName, role, requestedPlan, accepted } = signUp;
  const [found] = await db
    .select({ email, firstName, lastName, role, requestedPlan, accepted })
    .from(signUp)
    .where(and(eq(signUp.id, id), isGood));
  return found && { ...found, othersWait: await othersWait(db, id, found.email) };
}

type Confirmation = { browser: KnownBrowser; password?: string | undefined };

/**
 * Makes the account of a sign-up, once, signs its owner in and forgets the others of its address; undefined when the link is not good any
 * more. The password that was typed with the sign-up counts in the browser that made it: elsewhere the reader of the
 * mailbox says which one does.
 */
export async function confirmSignUp(db: Db, id: string, { browser, password }: Confirmation) {
  const waiting = await openSignUp(db, id);
  if (!waiting) return undefined;
  if (password === undefined && !browser.past.signUps.includes(id)) return { problem: "passwordRequired" };
  const problem = password === undefined ? undefined : problemFor(password, waiting);
  if (problem) return { problem };
  const chosen =
    password === undefined
      ? undefined
      : await hashWithSlot({ address: browser.address, account: waiting.email }, password);
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(signUp)
      .where(and(eq(signUp.id, id), isGood))
      .returning();
    if (!asked) return undefined;
    // With a password that is chosen here the texts are accepted here too.
    const acceptedAt = chosen ? new Date() : asked.createdAt;
    const opened = await openAccount(tx, { ...asked, hash: chosen ?? asked.hash, acceptedAt, browser });
    return opened && { problem: undefined, invitation: asked.invitation, ...opened };
  });
}

export async function forgetSignUps(db: Db) {
  await db.delete(signUp).where(lt(signUp.createdAt, sql`now() - ${keptFor}`));
}
