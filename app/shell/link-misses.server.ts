import { take } from "../../platform/rate/bucket.server.ts";
import { services } from "../context/context.server.ts";
import type { RouteArgs } from "./require.server.ts";

/** Rate limit for wrong secret URLs, per network: 30 in ten minutes. */
const misses = { capacity: 30, perSecond: 30 / 600 };

/**
 * Counts a wrong secret URL against its network's limit; resolves to the seconds until that network may try again, 0
 * while it may. A right one is never counted or refused: a calendar service reads everybody's feeds from one network.
 */
export async function countMiss({ context }: RouteArgs) {
  const taken = await take(context.get(services).db, `link-misses:${context.get(services).address}`, misses);
  return taken.allowed ? 0 : Math.ceil(taken.retryAfterMs / 1_000);
}
