import { and, eq, sql } from "drizzle-orm";
import { hashPassword, withSlot, isOutdated, isPassword } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { noteRefusedSignIn } from "../audit/refused-sign-in.server.ts";
import type { SessionStage } from "./account.ts";
import { credential, secondFactor } from "./account.table.ts";
import type { TeamFunction } from "../team/rights.ts";
import { hasEnded } from "./ended.server.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited, rightPassword } from "./limits.server.ts";
import { holdPerson } from "./person.server.ts";
import { passkey } from "./passkey.table.ts";
import { person, personBlock } from "./person.table.ts";
import { isSignedInOn, openSession } from "./session.server.ts";
import { type Role, worksOnDesk } from "./viewer.ts";

export type Opened = {
  status: "opened";
  stage: SessionStage;
  token: string;
  role: Role;
  functions?: readonly TeamFunction[];
};
export type SignInAnswer =
  | Opened
  /** Wrong address or password; the status hides which, so that strangers cannot find addresses with an account. */
  | { status: "wrong" }
  | { status: "blocked" }
  | Limited;

/** SQL condition for people who cannot sign in, because they are blocked or are former team members. */
export const isShutOut = sql<boolean>`(exists (select 1 from ${personBlock}
  where ${personBlock.personId} = ${person.id} and ${personBlock.liftedAt} is null) or ${hasEnded})`;

async function accountOf(db: Db, email: string) {
  const [found] = await db
    .select({
      id: person.id,
      role: person.role,
      hash: credential.hash,
      changedAt: credential.changedAt,
      blocked: isShutOut,
      hasApp: sql<boolean>`${secondFactor.confirmedAt} is not null`,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkey} where ${passkey.personId} = ${person.id})`,
    })
    .from(person)
    .innerJoin(credential, eq(credential.personId, person.id))
    .leftJoin(secondFactor, eq(secondFactor.personId, person.id))
    .where(eq(person.email, email));
  return found;
}

/** Only roles on the operator's desk require a second factor, which may be a passkey. */
function stageOf({ role, hasApp, hasPasskey }: { role: Role; hasApp: boolean; hasPasskey: boolean }): SessionStage {
  if (hasApp) return "code";
  if (!worksOnDesk(role)) return "open";
  return hasPasskey ? "code" : "enrolment";
}

/**
 * Opens a session after a right password; attempts are limited. Throws Crowded if too many passwords wait for hashing.
 */
export function signIn(
  db: Db,
  secret: string,
  { email, password, browser }: { email: string; password: string; browser: KnownBrowser },
): Promise<SignInAnswer> {
  return withSlot({ address: browser.address, account: email }, async (turn) => {
    const account = await accountOf(db, email);
    const known = account && browser.past.signedInAs.get(account.id);
    // This query also runs if the e-mail address has no account, so that the response time does not reveal whether an
    // account exists.
    const isOwnNetwork = await isSignedInOn(db, account?.id ?? "", browser.address);
    const asker = { about: email, address: browser.address, known, isOwnNetwork };
    const limited = await countTry(db, secret, "sign-in", asker);
    if (limited) return limited;
    await turn().catch(async (crowded: unknown) => {
      await countTry(db, secret, "sign-in", asker, -1);
      throw crowded;
    });
    const right = await isPassword(password, account?.hash);
    if (!account || !right || account.blocked) {
      await noteRefusedSignIn(db, { personId: account?.id, address: browser.address });
      return { status: account && right ? "blocked" : "wrong" };
    }
    const { id, hash } = account;
    const renewed = isOutdated(hash) && (await hashPassword(password));
    return db.transaction(async (tx): Promise<SignInAnswer> => {
      await holdPerson(tx, id);
      // Read again, because the password, the second factor or the role may have changed while the password was hashed.
      const now = await accountOf(tx, email);
      if (now?.id !== id || now.changedAt > account.changedAt || now.blocked) return { status: "wrong" };
      const { role } = now;
      const stage = stageOf(now);
      await countTry(tx, secret, "sign-in", asker, rightPassword);
      if (renewed)
        await tx
          .update(credential)
          .set({ hash: renewed })
          .where(and(eq(credential.personId, id), eq(credential.hash, hash)));
      const token = await openSession(tx, id, stage, browser);
      await writeAudit(tx, {
        actor: id,
        action: stage === "open" ? "sign-in" : "sign-in.password",
        object: { kind: "person", id },
        address: browser.address,
      });
      return { status: "opened", stage, token, role };
    });
  });
}
