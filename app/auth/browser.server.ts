import type { RouterContextProvider } from "react-router";
import type { Opened } from "../../domain/person/sign-in.server.ts";
import { type Browser, cookieLifetime } from "../../domain/person/session.server.ts";
import { keepSessionToken, readSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { services, visitor } from "../services.server.ts";

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const isSecure = ({ context }: Asked) => context.get(services).env.APP_URL.startsWith("https:");

export const tokenOf = (asked: Asked) => readSessionToken(asked.request.headers.get("cookie"), isSecure(asked));

/** The browser that asks, as a list of sessions shows it, with the session that it presents. */
export const browserOf = (asked: Asked): Browser => ({
  address: asked.context.get(visitor).address,
  device: asked.request.headers.get("user-agent") ?? "",
  token: tokenOf(asked),
});

/** The Set-Cookie of a session that was just opened. */
export const cookieOf = (asked: Asked, { token, role }: Pick<Opened, "token" | "role">) =>
  keepSessionToken(token, cookieLifetime(role), isSecure(asked));
