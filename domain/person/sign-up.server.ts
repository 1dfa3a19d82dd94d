import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { AcceptedText } from "./account.ts";
import { signUp } from "./account.table.ts";
import type { BrowserPast } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
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
  invitation?: string | null;
  address: string;
};

const keptFor = sql`interval '30 days'`;
const linkLasts = sql`interval '1 day'`;
const isKept = gt(signUp.createdAt, sql`now() - ${keptFor}`);
export const isGood = sql`coalesce(${signUp.sentAt}, ${signUp.createdAt}) > now() - ${linkLasts}`;

/** Result and response time do not reveal whether the address already has an account. */
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

/**
 * Sends the confirmation link of a sign-up. If another unconfirmed sign-up has the same e-mail address, the e-mail
 * mentions that.
 */
async function mailLink(tx: Db, { id, email, lang }: { id: string; email: string; lang: Lang }) {
  const isAnother = await othersWait(tx, id, email);
  const confirm = accountConfirmEmail.with({ lang, signUp: id, ...(isAnother && { isAnother }) });
  await sendEmail(tx, confirm, { key: email, subject: id });
}

async function othersWait(db: Db, id: string, email: string) {
  const others = and(eq(signUp.email, email), ne(signUp.id, id), isGood);
  const [other] = await db.select({ id: signUp.id }).from(signUp).where(others).limit(1);
  return other !== undefined;
}

type Again = { email: string; address: string; past: BrowserPast };

/** Sends the link again for this browser's latest sign-up; the result is the same without a sign-up. */
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

export async function openSignUp(db: Db, id: string) {
  const { email, firstName, lastName, role, requestedPlan, accepted } = signUp;
  const [found] = await db
    .select({ email, firstName, lastName, role, requestedPlan, accepted })
    .from(signUp)
    .where(and(eq(signUp.id, id), isGood));
  return found && { ...found, othersWait: await othersWait(db, id, found.email) };
}

export async function forgetSignUps(db: Db) {
  await db.delete(signUp).where(lt(signUp.createdAt, sql`now() - ${keptFor}`));
}
