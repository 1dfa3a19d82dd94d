import { createHmac, randomBytes } from "node:crypto";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { digestOf, seal, unseal } from "../../platform/auth/secrets.server.ts";
import { base32, stepOf } from "../../platform/auth/totp.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { enqueueLetter } from "../delivery/letter.server.ts";
import { mayHandlePeople } from "./access.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import { holdAdministrators } from "./administrators.server.ts";
import type { By } from "./by.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { person } from "./person.table.ts";
import { type Browser, endOneSession, endSessions, openSession, type SignedIn } from "./session.server.ts";
import type { Viewer } from "./viewer.ts";

const sealedFor = "second-factor";
const codesGiven = 10;

/** The key that a session offers to an authenticator app: the same until it is confirmed, and stored only then. */
export function offeredKey(secret: string, sessionId: string) {
  const bytes = createHmac("sha256", `second-factor-offer:${secret}`).update(sessionId).digest();
  return base32(bytes.subarray(0, 20));
}

const plainCode = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
const codeDigest = (personId: string, code: string) => digestOf(`${personId}:${plainCode(code)}`);

/** Ten codes that stand in once each for the app, in the place of those that were left. Only digests are kept. */
async function giveRecoveryCodes(tx: Db, personId: string) {
  const codes = Array.from({ length: codesGiven }, () =>
    base32(randomBytes(10)).replace(/^(.{4})(.{4})(.{4})(.{4})$/, "$1-$2-$3-$4"),
  );
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ personId, digest: codeDigest(personId, code) })));
  return codes;
}

/** In the place of a session, one that is open and whose token was never seen before. */
async function reopen(tx: Db, { id, sessionId }: Viewer, browser: Browser) {
  await endOneSession(tx, id, sessionId);
  return openSession(tx, id, "open", browser);
}

type Confirmed = { status: "confirmed"; codes: string[]; token: string };

/** Sets an authenticator app up with its first code, and opens the session. */
export async function confirmSecondFactor(
  db: Db,
  secret: string,
  { viewer }: SignedIn,
  code: string,
  browser: Browser,
): Promise<Confirmed | { status: "wrong" }> {
  const { id } = viewer;
  return db.transaction(async (tx) => {
    const key = offeredKey(secret, viewer.sessionId);
    const step = stepOf(key, code);
    if (step === undefined) return { status: "wrong" };
    const [made] = await tx
      .insert(secondFactor)
      .values({ personId: id, secret: seal(secret, sealedFor, key), confirmedAt: sql`now()`, lastStep: step })
      .onConflictDoNothing()
      .returning({ personId: secondFactor.personId });
    if (!made) return { status: "wrong" };
    const codes = await giveRecoveryCodes(tx, id);
    await writeAudit(tx, {
      actor: id,
      action: "person.second-factor-on",
      object: { kind: "person", id },
      address: browser.address,
    });
    return { status: "confirmed", codes, token: await reopen(tx, viewer, browser) };
  });
}

/** Whether this is a code of the app's that was not given before; given once, it is none any more. */
async function isAppCode(tx: Db, secret: string, personId: string, code: string) {
  const its = and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt));
  const [own] = await tx.select({ secret: secondFactor.secret }).from(secondFactor).where(its);
  const step = own && stepOf(unseal(secret, sealedFor, own.secret), code);
  if (step === undefined) return false;
  const taken = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(its, lt(secondFactor.lastStep, step)))
    .returning({ personId: secondFactor.personId });
  return taken.length > 0;
}

async function isRecoveryCode(tx: Db, personId: string, code: string) {
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.personId, personId), eq(recoveryCode.digest, codeDigest(personId, code))))
    .returning({ personId: recoveryCode.personId });
  return used.length > 0;
}

/** Opens a session that waited for its second factor, with a code of the app or one of the recovery codes. */
export async function passSecondFactor(
  db: Db,
  secret: string,
  { viewer }: SignedIn,
  code: string,
  browser: KnownBrowser,
): Promise<{ status: "opened"; token: string } | { status: "wrong" } | Limited> {
  const { id } = viewer;
  const asker = { about: id, address: browser.address, known: browser.past.signedInAs.get(id) };
  return db.transaction(async (tx) => {
    const limited = await countTry(tx, secret, "code", asker);
    if (limited) return limited;
    const right = (await isAppCode(tx, secret, id, code)) || (await isRecoveryCode(tx, id, code));
    await writeAudit(tx, {
      actor: right ? id : null,
      action: "sign-in",
      object: { kind: "person", id },
      address: browser.address,
      ...(!right && { result: "refused" as const }),
    });
    if (!right) return { status: "wrong" };
    await countTry(tx, secret, "code", asker, -1);
    return { status: "opened", token: await reopen(tx, viewer, browser) };
  });
}

/** New recovery codes for somebody who has just given their password, and who gives a code. */
export async function renewRecoveryCodes(
  db: Db,
  secret: string,
  personId: string,
  code: string,
  address: string,
): Promise<{ status: "renewed"; codes: string[] } | { status: "wrong" } | Limited> {
  const asker = { about: personId, address };
  return db.transaction(async (tx) => {
    const limited = await countTry(tx, secret, "code", asker);
    if (limited) return limited;
    const right = (await isAppCode(tx, secret, personId, code)) || (await isRecoveryCode(tx, personId, code));
    if (!right) return { status: "wrong" };
    await countTry(tx, secret, "code", asker, -1);
    const codes = await giveRecoveryCodes(tx, personId);
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
    return reopen(tx, viewer, browser);
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

/** Takes the second factor away from somebody who has just given their password. */
export async function dropSecondFactor(db: Db, personId: string, address: string) {
  await db.transaction(async (tx) => {
    await removeSecondFactor(tx, personId);
    await writeAudit(tx, {
      actor: personId,
      action: "person.second-factor-off",
      object: { kind: "person", id: personId },
      address,
    });
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

/** `own`: who can sign in has no need of it, and whoever sits at their browser shall not. */
export type FactorReset = { status: "stored" | "unchanged" | "own" | "gone" };

/**
 * For somebody who has lost their app and their recovery codes: their password lets them in as far as setting up a new
 * second factor, or all the way where none is required. Their sessions end, and a mail tells them.
 */
export async function resetSecondFactor(db: Db, id: string, by: By): Promise<FactorReset> {
  mayHandlePeople(by);
  if (id === by.viewer.id) return { status: "own" };
  return db.transaction(async (tx): Promise<FactorReset> => {
    await holdAdministrators(tx, by);
    const whose = eq(person.id, id);
    const [found] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(whose).for("update");
    if (!found) return { status: "gone" };
    if (!(await removeSecondFactor(tx, id))) return { status: "unchanged" };
    await endSessions(tx, id);
    const letter = { letter: "second-factor-reset" as const, lang: found.lang };
    await enqueueLetter(tx, letter, { key: found.email });
    await writeAudit(tx, {
      actor: by.viewer.id,
      action: "person.second-factor-reset",
      object: { kind: "person", id },
      address: by.address,
    });
    return { status: "stored" };
  });
}
