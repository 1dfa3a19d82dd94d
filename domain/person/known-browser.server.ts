import { randomBytes, randomUUID } from "node:crypto";
import { addProof, type CookieJar, type ProofCookie, readProofs } from "../../platform/auth/proof-cookie.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { personByEmail } from "./person.server.ts";
import type { Browser } from "./session.server.ts";

/** The person ids and sign-ups in a browser's signed cookies, which never give access to an account. */
export type BrowserPast = {
  /** Maps person ids to random names, by which the rate limits identify a known browser. */
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

/** Returns a Set-Cookie header, or undefined if the browser is already known for this person. */
export function rememberPerson(jar: CookieJar, personId: string) {
  if (readBrowserPast(jar).signedInAs.has(personId)) return undefined;
  return addProof(known, jar, personId + newName());
}

/** Without a stored sign-up, the cookie contains a random id, so that the response reveals nothing. */
export const rememberSignUp = (jar: CookieJar, id: string = randomUUID()) => addProof(signedUp, jar, id);
