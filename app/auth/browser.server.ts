import type { RouterContextProvider } from "react-router";
import { type KnownBrowser, readBrowserPast } from "../../domain/person/known-browser.server.ts";
import type { Opened } from "../../domain/person/sign-in.server.ts";
import { cookieLifetime } from "../../domain/person/session.server.ts";
import { keepSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { services, visitor } from "../services.server.ts";

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = ({ context }: Asked) => context.get(services).env.APP_URL.startsWith("https:");

/** The cookies that this browser brought, and what signs ours. */
export const jarOf = (asked: Asked) => ({
  cookies: asked.request.headers.get("cookie"),
  secret: asked.context.get(services).secret,
  secure: isSecure(asked),
});

/** The browser that asks, as a list of sessions shows it, and what it proves of its past. */
export const browserOf = (asked: Asked): KnownBrowser => ({
  address: asked.context.get(visitor).address,
  device: asked.request.headers.get("user-agent") ?? "",
  past: readBrowserPast(jarOf(asked)),
});

export const tokenOf = (asked: Asked) => readSessionToken(asked.request.headers.get("cookie"), isSecure(asked));

/** The Set-Cookie of a session that was just opened. */
export const cookieOf = (asked: Asked, { token, role }: Pick<Opened, "token" | "role">) =>
  keepSessionToken(token, cookieLifetime(role), isSecure(asked));
