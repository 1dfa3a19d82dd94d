import { take } from "../../../platform/rate/bucket.server.ts";
import { services } from "../../context/context.server.ts";
import type { RouteArgs } from "../require.server.ts";

const day = 24 * 3_600;
/** What the holder of a mailed link sends from its pages in a day; nobody presses as often. */
const pressesInDay = 60;

/** Takes one of what the holder of a mailed link may send in a day; one too many is answered with 429. */
export async function takePress({ context }: Pick<RouteArgs, "context">, link: string, most = pressesInDay) {
  const taken = await take(context.get(services).db, `link:${link}`, { capacity: most, perSecond: most / day });
  if (taken.allowed) return;
  const headers = { "Retry-After": String(Math.ceil(taken.retryAfterMs / 1_000)) };
  throw new Response(null, { status: 429, headers });
}
