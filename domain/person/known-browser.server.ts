import { randomBytes, randomUUID } from "node:crypto";
import { addProof, type CookieJar, type ProofCookie, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { personByEmail } from "./person.server.ts";
import type { Browser } from "./session.server.ts";

/** What signed cookies prove about a browser. They grant no access; they only separate known from unknown browsers. */
export type BrowserPast = {
  /** Person id to a random browser name; each person gets a different name for the same browser. */
  signedInAs: ReadonlyMap<string, string>;
  /** The ids of the sign-ups that were made with it. */
  signUps: readonly string[];
};

export type KnownBrowser = Browser & { past: BrowserPast };

/** The longest that browsers keep a cookie. */
const known: ProofCookie = { name: "known", days: 400 };
/** As long as a sign-up waits for its confirmation. */
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

/** The Set-Cookie of a browser in which this person is signed in; undefined when it proves that already. */
export function rememberPerson(jar: CookieJar, personId: string) {
  if (readBrowserPast(jar).signedInAs.has(personId)) return undefined;
  return addProof(known, jar, personId + newName());
}

/**
 * The Set-Cookie after a sign-up. The default random id looks the same, so the cookie does not reveal a real sign-up.
 */
export const rememberSignUp = (jar: CookieJar, id: string = randomUUID()) => addProof(signedUp, jar, id);
