import { take } from "../../platform/rate/bucket.server.ts";
import { services } from "../context/context.server.ts";
import type { RouteArgs } from "./require.server.ts";

/** The rate limit of wrong secret URLs: 30 in ten minutes for each network. */
const misses = { capacity: 30, perSecond: 30 / 600 };

/** Counts a wrong secret URL against the network's rate limit and returns the seconds to wait, or 0. */
export async function countMiss({ context }: RouteArgs) {
  const taken = await take(context.get(services).db, `link-misses:${context.get(services).address}`, misses);
  return taken.allowed ? 0 : Math.ceil(taken.retryAfterMs / 1_000);
}
