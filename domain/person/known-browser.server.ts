import { randomBytes, randomUUID } from "node:crypto";
import { addProof, type CookieJar, type ProofCookie, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { personByEmail } from "./person.server.ts";
import type { Browser } from "./session.server.ts";

/**
 * What signed cookies prove about a browser's earlier use. The proof only distinguishes known browsers from unknown
 * browsers, and never gives access to an account.
 */
export type BrowserPast = {
  /**
   * Maps the id of each person who has signed in with this browser to a random name. The rate limits use this name to
   * identify the browser of that person.
   */
  signedInAs: ReadonlyMap<string, string>;
  signUps: readonly string[];
};

export type KnownBrowser = Browser & { past: BrowserPast };

/** Browsers keep no cookie longer than 400 days. */
const known: ProofCookie = { name: "known", days: 400 };
/** The cookie lasts as long as an unconfirmed sign-up, which is deleted after 30 days. */
const signedUp: ProofCookie = { name: "signed-up", days: 30 };

const nameLength = 12;
const newName = () => randomBytes(9).toString("base64url");

export function readBrowserPast(jar: CookieJar): BrowserPast {
  const people = readProofs(known, jar).map((text) => [text.slice(0, -nameLength), text.slice(-nameLength)] as const);
  return { signedInAs: new Map(people), signUps: readProofs(signedUp, jar) };
}

export async function isOwners(db: Db, past: BrowserPast, email: string) {
  const owner = await personByEmail(db, email);
  return owner !== undefined && past.signedInAs.has(owner.id);
}

/**
 * Returns the Set-Cookie header that marks this browser as known for a person, or undefined if the browser is already
 * known for this person.
 */
export function rememberPerson(jar: CookieJar, personId: string) {
  if (readBrowserPast(jar).signedInAs.has(personId)) return undefined;
  return addProof(known, jar, personId + newName());
}

/**
 * Returns the Set-Cookie header after a sign-up. If no sign-up was stored, the cookie contains a random id, so that the
 * response does not reveal whether a sign-up was stored.
 */
export const rememberSignUp = (jar: CookieJar, id: string = randomUUID()) => addProof(signedUp, jar, id);
