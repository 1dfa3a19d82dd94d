import { randomBytes, randomUUID } from "node:crypto";
import { addProof, type CookieJar, type ProofCookie, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { personByEmail } from "./person.server.ts";
import type { Browser } from "./session.server.ts";

/** What signed cookies prove about a browser. They grant no access; they only separate known from unknown browsers. */
export type BrowserPast = {
  /** Person id to a random browser name; each person gets a different name for the same browser. */
  signedInAs: ReadonlyMap<string, string>;
  /** The ids of the sign-ups made with this browser. */
  signUps: readonly string[];
};

export type KnownBrowser = Browser & { past: BrowserPast };

/** 400 days: browsers keep no cookie longer. */
const known: ProofCookie = { name: "known", days: 400 };
/** As long as an unconfirmed sign-up is stored. */
const signedUp: ProofCookie = { name: "signed-up", days: 30 };

const nameLength = 12;
const newName = () => randomBytes(9).toString("base64url");

export function readBrowserPast(jar: CookieJar): BrowserPast {
  const people = readProofs(known, jar).map((text) => [text.slice(0, -nameLength), text.slice(-nameLength)] as const);
  return { signedInAs: new Map(people), signUps: readProofs(signedUp, jar) };
}

/** Whether the owner of this address has signed in with this browser before. */
export async function isOwners(db: Db, past: BrowserPast, email: string) {
  const owner = await personByEmail(db, email);
  return owner !== undefined && past.signedInAs.has(owner.id);
}

/** The Set-Cookie header that marks this browser as known for a person; undefined if it is already known. */
export function rememberPerson(jar: CookieJar, personId: string) {
  if (readBrowserPast(jar).signedInAs.has(personId)) return undefined;
  return addProof(known, jar, personId + newName());
}

/**
 * The Set-Cookie header after a sign-up. If no sign-up was stored, a random id keeps the response indistinguishable.
 */
export const rememberSignUp = (jar: CookieJar, id: string = randomUUID()) => addProof(signedUp, jar, id);
