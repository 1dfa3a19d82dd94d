import { readCookie } from "../http/cookie.ts";

const nameOf = (secure: boolean) => (secure ? "__Host-session" : "session");

export function readSessionToken(cookies: string | null | undefined, secure: boolean) {
  if (!cookies?.includes("session=")) return undefined;
  const token = readCookie(cookies, nameOf(secure));
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function keepSessionToken(token: string, maxAge: number, secure: boolean) {
  return `${nameOf(secure)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export const forgetSessionToken = (secure: boolean) => keepSessionToken("", 0, secure);
