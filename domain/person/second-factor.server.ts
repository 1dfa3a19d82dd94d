import { createHmac } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { base32, stepOf } from "../../platform/auth/totp.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { audit, writeAudit } from "../audit/audit.server.ts";
import { noteRefusedSignIn } from "../audit/refused-sign-in.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { mustBe } from "../audit/access.ts";
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

/** The key that a session offers to an authenticator app: the same until it is confirmed, and stored only then. */
export function offeredKey(secret: string, sessionId: string) {
  const bytes = createHmac("sha256", `second-factor-offer:${secret}`).update(sessionId).digest();
  return base32(bytes.subarray(0, 20));
}

type Confirmed = { status: "confirmed"; codes: string[]; token: string };

/**
 * Sets an authenticator app up with its first code, and opens the session in the place of all others. One that ended
 * meanwhile sets nothing up: somebody else was first.
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

/** Opens a session that waited for its second factor, with a code of the app or one of the recovery codes. */
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

/** New recovery codes for somebody who has just given their password, and who gives a code. */
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

/** Opens a session without the second factor that its role asks for. Of the demo alone: its caller has made sure. */
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

/** Resolves to whether there was one. */
async function removeSecondFactor(tx: Db, personId: string) {
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  const gone = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.personId, personId))
    .returning({ personId: secondFactor.personId });
  return gone.length > 0;
}

/** Takes the second factor away from somebody who has just given their password, and who gives a code. */
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

/** Since when somebody has a second factor, and how many recovery codes are left; undefined without one. */
export async function secondFactorOf(db: Db, personId: string) {
  const left = sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${personId})`;
  const [own] = await db
    .select({ since: secondFactor.confirmedAt, codesLeft: left })
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)));
  return own;
}

/** `own`: who can sign in does not need it, and a stranger at their browser must not. */
export type FactorReset = { status: "stored" | "unchanged" | "own" | "gone" };

/**
 * For somebody who has lost their app and their recovery codes, or the device with their passkeys: their password lets them in as far as setting up a new
 * second factor, or all the way where none is required. Their sessions end, and a mail tells them.
 */
export async function resetSecondFactor(db: Db, actor: Actor, id: string): Promise<FactorReset> {
  mustBe(actor, "admin");
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
