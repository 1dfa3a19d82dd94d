import { createHmac } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { base32, stepOf } from "../../platform/auth/totp.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, writeAudit } from "../audit/audit.server.ts";
import { noteRefusedSignIn } from "../audit/refused-sign-in.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { mustHave } from "../audit/access.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import { lockAdministrators } from "./administrators.server.ts";
import type { Actor } from "./actor.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import type { Limited } from "./limits.server.ts";
import { removePasskeys } from "./passkey.server.ts";
import { holdPerson } from "./person.server.ts";
import { person } from "./person.table.ts";
import { checkCode, giveRecoveryCodes, sealKey } from "./second-factor-code.server.ts";
import { type Browser, endOneSession, endSessions, openSession, type SignedIn } from "./session.server.ts";
import { tellPerson } from "./tell.server.ts";
import type { Viewer } from "./viewer.ts";
import { secondFactorResetEmail } from "./person.emails.server.ts";

/**
 * The key that a session offers for an authenticator app; it stays the same until confirmed, and is stored only then.
 */
export function offeredKey(secret: string, sessionId: string) {
  const bytes = createHmac("sha256", `second-factor-offer:${secret}`).update(sessionId).digest();
  return base32(bytes.subarray(0, 20));
}

type Confirmed = { status: "confirmed"; codes: string[]; token: string };

/**
 * Enables an authenticator app by its first code, opens this session and ends all others. Does nothing if the session
 * has ended meanwhile, because another request was first.
 */
export async function confirmSecondFactor(
  db: Db,
  { viewer }: SignedIn,
  secret: string,
  code: string,
  browser: Browser,
): Promise<Confirmed | { status: "wrong" }> {
  const { id } = viewer;
  return db.transaction(async (tx) => {
    await holdPerson(tx, id);
    const key = offeredKey(secret, viewer.sessionId);
    const step = stepOf(key, code);
    if (step === undefined) return { status: "wrong" };
    if (!(await endOneSession(tx, id, viewer.sessionId))) return { status: "wrong" };
    const [made] = await tx
      .insert(secondFactor)
      .values({ personId: id, secret: sealKey(secret, key), confirmedAt: sql`now()`, lastStep: step })
      .onConflictDoNothing()
      .returning({ personId: secondFactor.personId });
    if (!made) return { status: "wrong" };
    const codes = await giveRecoveryCodes(tx, id);
    await endSessions(tx, id);
    await tellPerson(tx, id, "second-factor-on");
    await writeAudit(tx, {
      actor: id,
      action: "person.second-factor-on",
      object: { kind: "person", id },
      address: browser.address,
    });
    return { status: "confirmed", codes, token: await openSession(tx, id, "open", browser) };
  });
}

/** Opens a session that waits for its second factor, by a code of the app or a recovery code. */
export async function passSecondFactor(
  db: Db,
  { viewer }: SignedIn,
  secret: string,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "opened"; token: string } | { status: "wrong" } | Limited> {
  const { id } = viewer;
  const { address } = browser;
  return db.transaction(async (tx) => {
    const given = await checkCode(tx, secret, { personId: id, code, browser });
    if (given.status === "wrong") await noteRefusedSignIn(tx, { personId: id, address });
    if (given.status !== "right") return given;
    await writeAudit(tx, { actor: id, action: "sign-in", object: { kind: "person", id }, address });
    return { status: "opened", token: await openSession(tx, id, "open", browser) };
  });
}

/** Creates new recovery codes; requires a code, and the caller has just verified the password. */
export async function renewRecoveryCodes(
  db: Db,
  secret: string,
  personId: string,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "renewed"; codes: string[] } | { status: "wrong" } | Limited> {
  const { address } = browser;
  return db.transaction(async (tx) => {
    const given = await checkCode(tx, secret, { personId, code, browser });
    if (given.status !== "right") return given;
    const codes = await giveRecoveryCodes(tx, personId);
    await tellPerson(tx, personId, "recovery-codes");
    await writeAudit(tx, {
      actor: personId,
      action: "person.recovery-codes",
      object: { kind: "person", id: personId },
      address,
    });
    return { status: "renewed", codes };
  });
}

/** Opens a session without the second factor that the role requires. For the demo only, which the caller checks. */
export function skipSecondFactor(db: Db, { viewer }: SignedIn, browser: Browser) {
  return db.transaction(async (tx) => {
    await writeAudit(tx, {
      actor: viewer.id,
      action: "sign-in",
      object: { kind: "person", id: viewer.id },
      after: { secondFactor: "skipped" },
      address: browser.address,
    });
    return openSession(tx, viewer.id, "open", browser);
  });
}

/** Removes the authenticator app and the recovery codes; resolves to whether there was an app. */
export async function removeSecondFactor(tx: Db, personId: string) {
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  const gone = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .returning({ personId: secondFactor.personId });
  return gone.length > 0;
}

/** Removes the second factor; requires a code, and the caller has just verified the password. */
export async function dropSecondFactor(
  db: Db,
  secret: string,
  { id, sessionId }: Viewer,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "dropped" } | { status: "wrong" } | Limited> {
  const { address } = browser;
  return db.transaction(async (tx) => {
    const given = await checkCode(tx, secret, { personId: id, code, browser });
    if (given.status !== "right") return given;
    await removeSecondFactor(tx, id);
    await endSessions(tx, id, { but: sessionId });
    await tellPerson(tx, id, "second-factor-off");
    await writeAudit(tx, { actor: id, action: "person.second-factor-off", object: { kind: "person", id }, address });
    return { status: "dropped" };
  });
}

/** When a person's second factor was confirmed, and how many recovery codes are left; undefined without one. */
export async function secondFactorOf(db: Db, personId: string) {
  const left = sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${personId})`;
  const [own] = await db
    .select({ since: secondFactor.confirmedAt, codesLeft: left })
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)));
  return own;
}

/** `own`: refused for the administrator's account, because an intruder at an open browser must not use it. */
export type FactorReset = { status: "stored" | "unchanged" | "own" | "gone" };

/**
 * Removes the second factor and the passkeys of a person who lost them. The password then allows enrolment of a new
 * factor, or full sign-in where none is required. All sessions end, and the person gets a mail.
 */
export async function resetSecondFactor(db: Db, actor: Actor, id: string): Promise<FactorReset> {
  mustHave(actor, "accounts");
  if (id === actor.viewer.id) return { status: "own" };
  return db.transaction(async (tx): Promise<FactorReset> => {
    await lockAdministrators(tx, actor);
    const whose = eq(person.id, id);
    const [found] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(whose).for("update");
    if (!found) return { status: "gone" };
    const had = [await removeSecondFactor(tx, id), await removePasskeys(tx, id)];
    if (!had.includes(true)) return { status: "unchanged" };
    await endSessions(tx, id);
    await sendEmail(tx, secondFactorResetEmail.with({ lang: found.lang }), { key: found.email });
    await audit(tx, actor, { action: "person.second-factor-reset", object: { kind: "person", id } });
    return { status: "stored" };
  });
}
