import { readCookie } from "../http/cookie.ts";

const nameOf = (secure: boolean) => (secure ? "__Host-session" : "session");

/** The session token a request carries, when it has the form of one. */
export function readSessionToken(cookies: string | null | undefined, secure: boolean) {
  if (!cookies?.includes("session=")) return undefined;
  const token = readCookie(cookies, nameOf(secure));
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The Set-Cookie that keeps a session's token, out of every script's reach. */
export function keepSessionToken(token: string, maxAge: number, secure: boolean) {
  return `${nameOf(secure)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const forgetSessionToken = (secure: boolean) => keepSessionToken("", 0, secure);
