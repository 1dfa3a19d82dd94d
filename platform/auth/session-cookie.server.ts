import { readCookie } from "../http/cookie.ts";

const nameOf = (secure: boolean) => (secure ? "__Host-session" : "session");

/** The session token in a request's cookies, if well-formed. */
export function readSessionToken(cookies: string | null | undefined, secure: boolean) {
  if (!cookies?.includes("session=")) return undefined;
  const token = readCookie(cookies, nameOf(secure));
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The Set-Cookie that keeps a session's token; scripts cannot read it. */
export function keepSessionToken(token: string, maxAge: number, secure: boolean) {
  return `${nameOf(secure)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const forgetSessionToken = (secure: boolean) => keepSessionToken("", 0, secure);
