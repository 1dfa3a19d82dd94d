import type { KnownBrowser } from "../../domain/person/known-browser.server.ts";
import type { Opened } from "../../domain/person/sign-in.server.ts";
import { cookieLifetime } from "../../domain/person/session.server.ts";
import { challengeLasts } from "../../platform/auth/challenge.server.ts";
import { passkeySite } from "../../platform/auth/passkey.server.ts";
import { newToken } from "../../platform/auth/secrets.server.ts";
import { keepSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { services, visitor } from "../context/context.server.ts";
import { pastOf } from "../shell/browser-past.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

const isSecure = ({ context }: RouteArgs) => context.get(services).env.APP_URL.startsWith("https:");

export const tokenOf = (args: RouteArgs) => readSessionToken(args.request.headers.get("cookie"), isSecure(args));

/** The browser that asks, as a list of sessions shows it, with the session that it presents and what it proves of its past. */
export const browserOf = (args: RouteArgs): KnownBrowser => ({
  address: args.context.get(visitor).address,
  device: args.request.headers.get("user-agent") ?? "",
  token: tokenOf(args),
  past: pastOf(args),
});

/** The Set-Cookie of a session that was just opened. */
export const cookieOf = (args: RouteArgs, { token, role }: Pick<Opened, "token" | "role">) =>
  keepSessionToken(token, cookieLifetime(role), isSecure(args));

/** Passkeys of this site; undefined where its address can have none. */
export const passkeySiteOf = ({ context }: RouteArgs) => passkeySite(context.get(services).env.APP_URL);

type Tied = { token: string; headers: Record<string, string> };

/** What ties a challenge to this browser: its session's token, or one that opens nothing and the Set-Cookie that keeps it. */
export function challengeToken(args: RouteArgs): Tied {
  const presented = tokenOf(args);
  if (presented) return { token: presented, headers: {} };
  const token = newToken();
  return { token, headers: { "Set-Cookie": keepSessionToken(token, challengeLasts, isSecure(args)) } };
}
