import type { IncomingMessage } from "node:http";
import type { Env } from "../../platform/env.server.ts";
import { limitKey, visitorAddress } from "../../platform/http/visitor.server.ts";

export const addressOf = ({ socket, headers }: IncomingMessage, { TRUST_PROXY }: Pick<Env, "TRUST_PROXY">) =>
  limitKey(visitorAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString() ?? null, TRUST_PROXY));
