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

/** When a person's second factor was confirmed, and how many recovery codes are left; undefined without one. */
export async function secondFactorOf(db: Db, personId: string) {
  const left = sql<number>`(select count(*)::int from ${recoveryCode} where ${recoveryCode.personId} = ${personId})`;
  const [own] = await db
    .select({ since: secondFactor.confirmedAt, codesLeft: left })
    .from(secondFactor)
    .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)));
  return own;
}
