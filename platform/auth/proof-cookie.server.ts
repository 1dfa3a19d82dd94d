import { readCookie } from "../http/cookie.ts";
import { readSigned, writeSigned } from "../installation/signed-id.server.ts";

export type CookieJar = { cookies: string | null | undefined; secret: string; secure: boolean };

/** A signed cookie that proves that something was done in this browser before, without giving access to an account. */
export type ProofCookie = { name: string; days: number };

/** Without this limit, the cookie of a computer that a whole team uses could grow too large. */
const atMost = 8;

const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
const purposeOf = (name: string) => `proof-${name}`;

/** Returns the validly signed texts in the cookie, latest first; each consists of letters, digits, "-" and "_". */
export function readProofs({ name }: ProofCookie, { cookies, secret, secure }: CookieJar) {
  const kept = readCookie(cookies, fullName(name, secure))?.split(".", atMost) ?? [];
  return kept.map((proof) => readSigned(secret, purposeOf(name), proof)).filter((text) => text !== undefined);
}

/**
 * Returns a Set-Cookie header that adds a proof and removes the earlier proofs for which `replaces` returns true. The
 * cookie is HttpOnly.
 */
export function addProof(
  { name, days }: ProofCookie,
  jar: CookieJar,
  text: string,
  replaces = (earlier: string) => earlier === text,
) {
  const others = readProofs({ name, days }, jar).filter((earlier) => !replaces(earlier));
  const texts = [text, ...others].slice(0, atMost);
  const value = texts.map((each) => writeSigned(jar.secret, purposeOf(name), each)).join(".");
  const attributes = `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${jar.secure ? "; Secure" : ""}`;
  return `${fullName(name, jar.secure)}=${value}; ${attributes}`;
}
