import { readCookie } from "../http/cookie.ts";
import { readSigned, writeSigned } from "../installation/signed-id.server.ts";

/** The cookies that a request brought, and what signs ours. */
export type CookieJar = { cookies: string | null | undefined; secret: string; secure: boolean };

/** A cookie that proves a little of one browser's past. It opens nothing. */
export type ProofCookie = { name: string; days: number };

/** A computer that a whole team shares stays below a browser's limit for one cookie. */
const atMost = 8;

const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
const purposeOf = (name: string) => `proof-${name}`;

/** What we signed for this browser, the latest first; each text is of letters, digits, "-" and "_". */
export function readProofs({ name }: ProofCookie, { cookies, secret, secure }: CookieJar) {
  const kept = readCookie(cookies, fullName(name, secure))?.split(".", atMost) ?? [];
  return kept.map((proof) => readSigned(secret, purposeOf(name), proof)).filter((text) => text !== undefined);
}

/** The Set-Cookie that adds a text to what this browser can prove, out of every script's reach. */
export function addProof({ name, days }: ProofCookie, jar: CookieJar, text: string) {
  const texts = [...new Set([text, ...readProofs({ name, days }, jar)])].slice(0, atMost);
  const value = texts.map((each) => writeSigned(jar.secret, purposeOf(name), each)).join(".");
  const attributes = `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${jar.secure ? "; Secure" : ""}`;
  return `${fullName(name, jar.secure)}=${value}; ${attributes}`;
}
