import { eq, sql } from "drizzle-orm";
import { hashWithSlot, withSlot, isPassword } from "../../platform/auth/password-hash.server.ts";
import { passwordProblem } from "../../platform/auth/password-rule.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { organisation } from "../../platform/language/organisation.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { credential } from "./account.table.ts";
import { closeOwnLinks } from "./close-feed.server.ts";
import { countTry, type Limited, rightPassword } from "./limits.server.ts";
import { person } from "./person.table.ts";
import { holdPerson } from "./person.server.ts";
import { type Browser, endSessions, holdSession, openSession } from "./session.server.ts";
import { passwordChangedEmail } from "./person.emails.server.ts";
import type { Viewer } from "./viewer.ts";

const site = ["The Lab", "thelab", "the-lab"];

type About = { email: string; firstName: string; lastName: string };

export const problemFor = (password: string, { email, firstName, lastName }: About) =>
  passwordProblem(password, [...site, organisation(), email, firstName, lastName]);

/** Locks the person first, so that a sign-in with the earlier password that is about to finish is ended too. */
export async function storePassword(tx: Db, personId: string, hash: string) {
  await holdPerson(tx, personId);
  await tx
    .insert(credential)
    .values({ personId, hash })
    .onConflictDoUpdate({ target: credential.personId, set: { hash, changedAt: sql`now()` } });
  await endSessions(tx, personId);
  await closeOwnLinks(tx, personId);
}

type Recipient = { id: string; email: string; lang: Lang };

export function tellChanged(tx: Db, { id, email, lang }: Recipient, secondFactorStands = false) {
  const changed = passwordChangedEmail.with({ lang, ...(secondFactorStands && { secondFactorStands }) });
  return sendEmail(tx, changed, { key: email, subject: id });
}

export async function checkOwnPassword(
  db: Db,
  secret: string,
  { personId, password, address }: { personId: string; password: string; address: string },
): Promise<{ status: "right" } | { status: "wrong" } | Limited> {
  const asker = { about: personId, address };
  return withSlot({ address, account: personId }, async (turn) => {
    const limited = await countTry(db, secret, "password", asker);
    if (limited) return limited;
    await turn();
    const [own] = await db.select({ hash: credential.hash }).from(credential).where(eq(credential.personId, personId));
    if (!(await isPassword(password, own?.hash))) return { status: "wrong" };
    await countTry(db, secret, "password", asker, rightPassword);
    return { status: "right" };
  });
}

type PasswordChanged =
  | { problem: NonNullable<ReturnType<typeof problemFor>>; token?: undefined }
  | { problem?: undefined; token: string };

/** Ends all sessions and opens a new one. The caller must already have checked the old password. */
export async function changePassword(
  db: Db,
  viewer: Viewer,
  password: string,
  browser: Browser,
): Promise<PasswordChanged> {
  const { id: personId } = viewer;
  const { address } = browser;
  const [own] = await db.select().from(person).where(eq(person.id, personId));
  if (!own) throw new Error("A person who is signed in is gone");
  const problem = problemFor(password, own);
  if (problem) return { problem };
  const hash = await hashWithSlot({ address, account: personId }, password);
  return db.transaction(async (tx) => {
    await holdSession(tx, viewer);
    await storePassword(tx, personId, hash);
    await writeAudit(tx, {
      actor: personId,
      action: "person.password",
      object: { kind: "person", id: personId },
      address,
    });
    await tellChanged(tx, own);
    return { token: await openSession(tx, personId, "open", browser) };
  });
}
