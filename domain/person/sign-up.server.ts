import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { hashPassword, inLine } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { liftSuppression } from "../suppression/suppression.server.ts";
import { mailQueue } from "../delivery/queues.server.ts";
import type { AcceptedText } from "./account.ts";
import { signUp } from "./account.table.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { openAccount } from "./open-account.server.ts";
import { personByEmail } from "./person.server.ts";
import type { PaidPlan } from "../plan/plan.ts";

export type AccountRequest = {
  email: string;
  firstName: string;
  lastName: string;
  role: "founder" | "investor";
  lang: Lang;
  requestedPlan: PaidPlan | null;
  password: string;
  accepted: AcceptedText[];
  address: string;
};

/** An address that gets no answer to its sign-up is forgotten after this. */
const keptFor = sql`interval '30 days'`;
const linkLasts = sql`interval '1 day'`;

/**
 * Keeps what somebody filled in and writes to the address. One that has an account is told so, in its own mail; the
 * work and the answer are the same. Throws Crowded where too many wait for their turn.
 */
export async function requestAccount(
  db: Db,
  secret: string,
  request: AccountRequest,
): Promise<{ status: "asked" } | Limited> {
  const { password, address, ...fields } = request;
  const limited = await countTry(db, secret, "mail", { about: fields.email, address });
  if (limited) return limited;
  const hash = await inLine(() => hashPassword(password));
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const known = await personByEmail(tx, fields.email);
    await tx.insert(signUp).values({ id, ...fields, hash });
    await liftSuppression(tx, secret, fields.email);
    await writeTo(tx, fields.email, known?.lang ?? fields.lang, known ? undefined : id);
  });
  return { status: "asked" };
}

/** The link that makes the account; without one, that there is an account already. */
function writeTo(tx: Db, email: string, lang: Lang, id: string | undefined) {
  const letter = id
    ? { letter: "account-confirm" as const, lang, signUp: id }
    : { letter: "account-known" as const, lang };
  return enqueue(tx, [newJob(mailQueue, letter, { key: email, subject: id ?? randomUUID() })]);
}

/** Writes again to an address that was signed up and not confirmed; what happens for another one looks the same. */
export async function resendConfirmation(
  db: Db,
  secret: string,
  { email, address }: { email: string; address: string },
) {
  return db.transaction(async (tx) => {
    const limited = await countTry(tx, secret, "mail", { about: email, address });
    if (limited) return limited;
    const known = await personByEmail(tx, email);
    const [waiting] = await tx
      .select({ id: signUp.id, lang: signUp.lang })
      .from(signUp)
      .where(and(eq(signUp.email, email), gt(signUp.createdAt, sql`now() - ${keptFor}`)))
      .orderBy(desc(signUp.createdAt))
      .limit(1);
    if (known) await writeTo(tx, email, known.lang, undefined);
    else if (waiting) {
      await tx
        .update(signUp)
        .set({ createdAt: sql`now()` })
        .where(eq(signUp.id, waiting.id));
      await writeTo(tx, email, waiting.lang, waiting.id);
    }
    return { status: "asked" as const };
  });
}

/** Who signed up with this link, while it is good. Changes nothing. */
export async function openSignUp(db: Db, id: string) {
  const [found] = await db
    .select({ email: signUp.email, role: signUp.role })
    .from(signUp)
    .where(and(eq(signUp.id, id), gt(signUp.createdAt, sql`now() - ${linkLasts}`)));
  return found;
}

/** Makes the account of a sign-up, once; undefined when the link is not good any more. */
export async function confirmSignUp(db: Db, id: string, address: string) {
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(signUp)
      .where(and(eq(signUp.id, id), gt(signUp.createdAt, sql`now() - ${linkLasts}`)))
      .returning();
    if (!asked) return undefined;
    const { createdAt: acceptedAt, ...account } = asked;
    return (await openAccount(tx, { ...account, acceptedAt, address })) && { email: account.email };
  });
}

export async function forgetSignUps(db: Db) {
  await db.delete(signUp).where(lt(signUp.createdAt, sql`now() - ${keptFor}`));
}
