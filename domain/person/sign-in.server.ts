import { eq, sql } from "drizzle-orm";
import { inLine, isPassword } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { SessionStage } from "./account.ts";
import { credential, secondFactor } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { person, personBlock } from "./person.table.ts";
import { openSession } from "./session.server.ts";
import type { Role } from "./viewer.ts";

export type Opened = { status: "opened"; stage: SessionStage; token: string; role: Role };
export type SignInAnswer =
  | Opened
  /** No account, or not its password: nothing tells which. */
  | { status: "wrong" }
  | { status: "blocked" }
  | Limited;

type Asked = { email: string; password: string; browser: KnownBrowser };

const isBlocked = sql<boolean>`exists (select 1 from ${personBlock}
  where ${personBlock.personId} = ${person.id} and ${personBlock.liftedAt} is null)`;

async function accountOf(db: Db, email: string) {
  const [found] = await db
    .select({
      id: person.id,
      role: person.role,
      hash: credential.hash,
      blocked: isBlocked,
      protected: sql<boolean>`${secondFactor.confirmedAt} is not null`,
    })
    .from(person)
    .innerJoin(credential, eq(credential.personId, person.id))
    .leftJoin(secondFactor, eq(secondFactor.personId, person.id))
    .where(eq(person.email, email));
  return found;
}

/** What is still asked of somebody who has given the right password. */
function stageOf(role: Role, hasSecondFactor: boolean): SessionStage {
  if (hasSecondFactor) return "code";
  return role === "admin" ? "enrolment" : "open";
}

/**
 * Checks a password and opens a session. Wrong tries are counted for the e-mail, whether it has an account or not, and
 * for the address, or for a browser that signed in before; a right one costs nothing. Throws Crowded where too many
 * wait for their turn.
 */
export function signIn(db: Db, secret: string, { email, password, browser }: Asked): Promise<SignInAnswer> {
  return inLine(async () => {
    const account = await accountOf(db, email);
    const known = account && browser.past.signedInAs.get(account.id);
    const asker = { about: email, address: browser.address, known };
    const limited = await countTry(db, secret, "sign-in", asker);
    if (limited) return limited;
    const right = await isPassword(password, account?.hash);
    if (!account || !right || account.blocked) {
      await writeAudit(db, {
        actor: null,
        action: "sign-in",
        result: "refused",
        address: browser.address,
        ...(account && { object: { kind: "person", id: account.id } }),
      });
      return { status: account && right ? "blocked" : "wrong" };
    }
    const { id, role } = account;
    const stage = stageOf(role, account.protected);
    return db.transaction(async (tx) => {
      await countTry(tx, secret, "sign-in", asker, -1);
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
