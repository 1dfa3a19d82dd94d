import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, writeAudit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { mustHave } from "../audit/access.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import { lockAdministrators } from "./administrators.server.ts";
import type { Actor } from "./actor.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import type { Limited } from "./limits.server.ts";
import { removePasskeys } from "./passkey.server.ts";
import { passkey } from "./passkey.table.ts";
import { person } from "./person.table.ts";
import { checkCode } from "./second-factor-code.server.ts";
import { endSessions, holdSession } from "./session.server.ts";
import { tellPerson } from "./tell.server.ts";
import type { Viewer } from "./viewer.ts";
import { secondFactorResetEmail } from "./person.emails.server.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

export async function removeSecondFactor(tx: Db, personId: string) {
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  const gone = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .returning({ personId: secondFactor.personId });
  return gone.length > 0;
}

/** Ends all other sessions. The caller must already have checked the password. */
export async function dropSecondFactor(
  db: Db,
  secret: string,
  viewer: Viewer,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "dropped" } | { status: "wrong" } | Limited> {
  const { id, sessionId } = viewer;
  const { address } = browser;
  return db.transaction(async (tx) => {
    await holdSession(tx, viewer);
    const given = await checkCode(tx, secret, { personId: id, code, browser });
    if (given.status !== "right") return given;
    await removeSecondFactor(tx, id);
    await endSessions(tx, id, { but: sessionId });
    await tellPerson(tx, id, "second-factor-off");
    await writeAudit(tx, { actor: id, action: "person.second-factor-off", object: { kind: "person", id }, address });
    return { status: "dropped" };
  });
}

/**
 * `own`: administrators cannot reset their own second factor, because an intruder may be using their unlocked browser.
 */
export type FactorReset = { status: "stored" | "unchanged" | "overtaken" | "own" | "gone" };

/** A digest of a person's app and passkeys, so that a form can say which it showed; "" without any. */
export async function shownFactorsOf(db: Db, id: string) {
  const app = await db
    .select({ since: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.personId, id));
  const keys = await db
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.personId, id))
    .orderBy(asc(passkey.id));
  const factors = [...app, ...keys];
  if (factors.length === 0) return "";
  return digestOf(JSON.stringify(factors));
}

/**
 * Removes a person's second factor and passkeys, so that the password alone allows the setup of new ones. `shown` is the
 * digest of those that the form showed, absent when a form sends none.
 */
export async function resetSecondFactor(db: Db, actor: Actor, id: string, shown?: string): Promise<FactorReset> {
  mustHave(actor, "accounts");
  if (id === actor.viewer.id) return { status: "own" };
  return db.transaction(async (tx): Promise<FactorReset> => {
    await lockAdministrators(tx, actor);
    const whose = eq(person.id, id);
    const [found] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(whose).for("update");
    if (!found) return { status: "gone" };
    const factors = await shownFactorsOf(tx, id);
    if (shown !== undefined && factors !== "" && shown !== factors) return { status: "overtaken" };
    const had = [await removeSecondFactor(tx, id), await removePasskeys(tx, id)];
    if (!had.includes(true)) return { status: "unchanged" };
    await endSessions(tx, id);
    await sendEmail(tx, secondFactorResetEmail.with({ lang: found.lang }), { key: found.email });
    await audit(tx, actor, { action: "person.second-factor-reset", object: { kind: "person", id } });
    return { status: "stored" };
  });
}
