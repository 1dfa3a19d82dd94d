import { readCookie } from "../http/cookie.ts";
import { readSigned, writeSigned } from "../installation/signed-id.server.ts";

/** The request's cookies, and the secret that signs this site's cookies. */
export type CookieJar = { cookies: string | null | undefined; secret: string; secure: boolean };

/** A signed cookie that proves an earlier action in this browser. It gives no access. */
export type ProofCookie = { name: string; days: number };

/** Most proofs in a cookie: on a computer shared by a team the cookie stays below the browser's size limit. */
const atMost = 8;

const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);
const purposeOf = (name: string) => `proof-${name}`;

/** The proofs signed for this browser, latest first; each consists of letters, digits, "-" and "_". */
export function readProofs({ name }: ProofCookie, { cookies, secret, secure }: CookieJar) {
  const kept = readCookie(cookies, fullName(name, secure))?.split(".", atMost) ?? [];
  return kept.map((proof) => readSigned(secret, purposeOf(name), proof)).filter((text) => text !== undefined);
}

/** The Set-Cookie that adds a proof, in place of those that it `replaces`; scripts cannot read it. */
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
