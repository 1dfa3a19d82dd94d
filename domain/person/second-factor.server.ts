import { createHmac } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { base32, stepOf } from "../../platform/auth/totp.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { noteRefusedSignIn } from "../audit/refused-sign-in.server.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import type { Limited } from "./limits.server.ts";
import { holdPerson } from "./person.server.ts";
import { checkCode, giveRecoveryCodes, sealKey } from "./second-factor-code.server.ts";
import { type Browser, endOneSession, endSessions, openSession, type SignedIn } from "./session.server.ts";
import { tellPerson } from "./tell.server.ts";

/** Returns the new app's key, which is stored only after a valid code was entered. */
export function offeredKey(secret: string, sessionId: string) {
  const bytes = createHmac("sha256", `second-factor-offer:${secret}`).update(sessionId).digest();
  return base32(bytes.subarray(0, 20));
}

type Confirmed = { status: "confirmed"; codes: string[]; token: string };

/** Returns "wrong" for a wrong code or an ended session; otherwise ends all other sessions. */
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

/**
 * Completes a sign-in that waits for the second factor, with a code of the authenticator app or a recovery code. Returns
 * "wrong" for a session that has ended.
 */
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
    await holdPerson(tx, id);
    const given = await checkCode(tx, secret, { personId: id, code, browser });
    if (given.status === "wrong") await noteRefusedSignIn(tx, { personId: id, address });
    if (given.status !== "right") return given;
    if (!(await endOneSession(tx, id, viewer.sessionId))) return { status: "wrong" };
    await writeAudit(tx, { actor: id, action: "sign-in", object: { kind: "person", id }, address });
    return { status: "opened", token: await openSession(tx, id, "open", browser) };
  });
}

/** Completes a sign-in without the required second factor. The caller must check that the site runs as a demo. */
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

export async function secondFactorOf(db: Db, personId: string) {
  const left = sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${personId})`;
  const [own] = await db
    .select({ since: secondFactor.confirmedAt, codesLeft: left })
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)));
  return own;
}
