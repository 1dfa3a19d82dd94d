import type { RouterContextProvider } from "react-router";
import { readBrowserPast } from "../../domain/person/known-browser.server.ts";
import type { Opened } from "../../domain/person/sign-in.server.ts";
import { type Browser, cookieLifetime } from "../../domain/person/session.server.ts";
import { keepSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { services, visitor } from "../services.server.ts";

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = ({ context }: Asked) => context.get(services).env.APP_URL.startsWith("https:");

export const jarOf = (asked: Asked) => ({
  cookies: asked.request.headers.get("cookie"),
  secret: asked.context.get(services).secret,
  secure: isSecure(asked),
});

/** The browser that asks, as a list of sessions shows it. */
export const browserOf = ({ request, context }: Asked): Browser => ({
  address: context.get(visitor).address,
  device: request.headers.get("user-agent") ?? "",
});

/** What its cookies say that this browser signed in and signed up before: see `domain/person/known-browser`. */
export const pastOf = (asked: Asked) => readBrowserPast(jarOf(asked));

export const tokenOf = (asked: Asked) => readSessionToken(asked.request.headers.get("cookie"), isSecure(asked));

/** The Set-Cookie of a session that was just opened. */
export const cookieOf = (asked: Asked, { token, role }: Pick<Opened, "token" | "role">) =>
  keepSessionToken(token, cookieLifetime(role), isSecure(asked));
