import { randomUUID } from "node:crypto";
import { and, count, eq, sql } from "drizzle-orm";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { isChallenge, newChallenge, spendChallenge } from "../../platform/auth/challenge.server.ts";
import { creationOptions, type PasskeySite, readCreated } from "../../platform/auth/passkey.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { mostPasskeys } from "./account.ts";
import { secondFactor } from "./account.table.ts";
import { passkey } from "./passkey.table.ts";
import { holdPerson } from "./person.server.ts";
import {
  type Browser,
  endOneSession,
  endSessions,
  holdSession,
  isSessionOpen,
  openSession,
  type SignedIn,
} from "./session.server.ts";
import { tellPerson } from "./tell.server.ts";
import { type Viewer, worksOnDesk } from "./viewer.ts";

const isOf = (personId: string) => eq(passkey.personId, personId);

export function passkeysOf(db: Db, personId: string) {
  const { id, name, createdAt, usedAt } = passkey;
  return db.select({ id, name, createdAt, usedAt }).from(passkey).where(isOf(personId)).orderBy(createdAt, id);
}

async function countOf(db: Db, personId: string) {
  const [found] = await db.select({ passkeys: count() }).from(passkey).where(isOf(personId));
  return found?.passkeys ?? 0;
}

const aboutNew = (sessionId: string) => `passkey-new:${sessionId}`;

/** Returns the options for creating a passkey. The caller must already have checked the person's password. */
export async function offerPasskey(db: Db, secret: string, site: PasskeySite, organisation: string, owner: Viewer) {
  const known = await db.select({ id: passkey.credentialId }).from(passkey).where(isOf(owner.id));
  const challenge = newChallenge(secret, aboutNew(owner.sessionId));
  return creationOptions(site, { challenge, organisation, owner, known: known.map(({ id }) => id) });
}

/** `many`: the account has the maximum number of passkeys; `token`: set if the passkey completes a sign-in. */
export type PasskeyAdded = { status: "added"; token: string | undefined } | { status: "wrong" | "many" };

type Made = { site: PasskeySite; name: string; response: RegistrationResponseJSON; browser: Browser };

/** Completes the sign-in if the session is waiting for the setup of a second factor. */
export async function addPasskey(
  db: Db,
  { viewer, stage }: SignedIn,
  secret: string,
  { site, name, response, browser }: Made,
): Promise<PasskeyAdded> {
  const { id: personId, sessionId } = viewer;
  let challenge = "";
  const made = await readCreated(site, response, (given) => {
    challenge = given;
    return isChallenge(secret, aboutNew(sessionId), given);
  });
  if (!made || !(await spendChallenge(db, challenge))) return { status: "wrong" };
  return db.transaction(async (tx): Promise<PasskeyAdded> => {
    await holdPerson(tx, personId);
    // The session may have been ended by the owner, or by another request that completed the setup at the same time.
    if (!(await isSessionOpen(tx, sessionId))) return { status: "wrong" };
    if ((await countOf(tx, personId)) >= mostPasskeys) return { status: "many" };
    const enrols = stage === "enrolment";
    if (enrols) await endOneSession(tx, personId, sessionId);
    const { id: credentialId, publicKey, counter, transports } = made;
    const [added] = await tx
      .insert(passkey)
      .values({ id: randomUUID(), personId, credentialId, publicKey, counter, transports, name })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (!added) return { status: "wrong" };
    await tellPerson(tx, personId, "passkey-added");
    await writeAudit(tx, {
      actor: personId,
      action: "person.passkey-add",
      object: { kind: "person", id: personId },
      address: browser.address,
    });
    if (!enrols) return { status: "added", token: undefined };
    await endSessions(tx, personId);
    return { status: "added", token: await openSession(tx, personId, "open", browser) };
  });
}

/** `last`: administrators and team members without an authenticator app must keep one passkey. */
export type PasskeyRemoved = { status: "removed" | "gone" | "last" };

/** Removes a passkey and ends the other sessions. The caller must already have checked the password. */
export async function removePasskey(db: Db, viewer: Viewer, id: string, address: string): Promise<PasskeyRemoved> {
  const { id: personId, role, sessionId } = viewer;
  return db.transaction(async (tx): Promise<PasskeyRemoved> => {
    await holdSession(tx, viewer);
    const its = and(isOf(personId), sql`${passkey.id}::text = ${id}`);
    const [found] = await tx.select({ id: passkey.id }).from(passkey).where(its);
    if (!found) return { status: "gone" };
    const app = tx.select().from(secondFactor).where(eq(secondFactor.personId, personId));
    if (worksOnDesk(role) && (await countOf(tx, personId)) === 1 && (await app).length === 0) return { status: "last" };
    await tx.delete(passkey).where(its);
    await endSessions(tx, personId, { but: sessionId });
    await tellPerson(tx, personId, "passkey-removed");
    await writeAudit(tx, {
      actor: personId,
      action: "person.passkey-remove",
      object: { kind: "person", id: personId },
      address,
    });
    return { status: "removed" };
  });
}

export async function removePasskeys(tx: Db, personId: string) {
  const gone = await tx.delete(passkey).where(isOf(personId)).returning({ id: passkey.id });
  return gone.length > 0;
}
