import type { KnownBrowser } from "../../domain/person/known-browser.server.ts";
import type { Opened } from "../../domain/person/sign-in.server.ts";
import { cookieLifetime } from "../../domain/person/session.server.ts";
import { challengeLasts } from "../../platform/auth/challenge.server.ts";
import { passkeySite } from "../../platform/auth/passkey.server.ts";
import { newToken } from "../../platform/auth/secrets.server.ts";
import { keepSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { services } from "../context/context.server.ts";
import { pastOf } from "../shell/browser-past.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

const isSecure = ({ context }: RouteArgs) => context.get(services).env.APP_URL.startsWith("https:");

export const tokenOf = (args: RouteArgs) => readSessionToken(args.request.headers.get("cookie"), isSecure(args));

/**
 * Returns what identifies the requesting browser: IP address, user agent, session token and the proof of earlier
 * sign-ins.
 */
export const browserOf = (args: RouteArgs): KnownBrowser => ({
  address: args.context.get(services).address,
  device: args.request.headers.get("user-agent") ?? "",
  token: tokenOf(args),
  past: pastOf(args),
});

export const cookieOf = (args: RouteArgs, { token, role }: Pick<Opened, "token" | "role">) =>
  keepSessionToken(token, cookieLifetime(role), isSecure(args));

/** Returns the domain and origin for passkeys; undefined if the site's host is an IP address. */
export const passkeySiteOf = ({ context }: RouteArgs) => passkeySite(context.get(services).env.APP_URL);

type Tied = { token: string; headers: Record<string, string> };

/** Returns the token that binds a passkey challenge to this browser. */
export function challengeToken(args: RouteArgs): Tied {
  const presented = tokenOf(args);
  if (presented) return { token: presented, headers: {} };
  const token = newToken();
  return { token, headers: { "Set-Cookie": keepSessionToken(token, challengeLasts, isSecure(args)) } };
}
