import { take } from "../../../platform/rate/bucket.server.ts";
import { services } from "../../context/context.server.ts";
import type { RouteArgs } from "../require.server.ts";

const day = 24 * 3_600;
/** The daily maximum of forms through one e-mailed link, far higher than a person needs. */
const pressesInDay = 60;

/** Counts a form sent through an e-mailed link. Throws a 429 response above the daily limit. */
export async function takePress({ context }: Pick<RouteArgs, "context">, link: string, most = pressesInDay) {
  const taken = await take(context.get(services).db, `link:${link}`, { capacity: most, perSecond: most / day });
  if (taken.allowed) return;
  const headers = { "Retry-After": String(Math.ceil(taken.retryAfterMs / 1_000)) };
  throw new Response(null, { status: 429, headers });
}
