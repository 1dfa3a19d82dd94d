import { take, wouldGive } from "../../platform/rate/bucket.server.ts";
import { services, visitor } from "../context/context.server.ts";
import type { RouteArgs } from "./require.server.ts";

/** Rate limit for wrong secret URLs, per network: 30 in ten minutes. */
const misses = { capacity: 30, perSecond: 30 / 600 };

const keyOf = ({ context }: RouteArgs) => `link-misses:${context.get(visitor).address}`;

/** The seconds until a network that has tried too many wrong URLs may try again; otherwise 0. */
export async function waitOfGuesser(args: RouteArgs) {
  const given = await wouldGive(args.context.get(services).db, keyOf(args), misses);
  return given.allowed ? 0 : Math.ceil(given.retryAfterMs / 1_000);
}

/** Counts a wrong secret URL against its network's limit. */
export const countMiss = (args: RouteArgs) => take(args.context.get(services).db, keyOf(args), misses);
