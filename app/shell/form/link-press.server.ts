import { type KeyedLimit, takeAll } from "../../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../../platform/rate/networks.server.ts";
import { services } from "../../context/context.server.ts";
import type { RouteArgs } from "../require.server.ts";
import type { Fields, Refused } from "./receive.server.ts";

type Sender = Pick<RouteArgs, "context">;

const perDay = (most: number) => ({ capacity: most, perSecond: most / (24 * 3_600) });
/** The daily maximum of forms through one e-mailed link from one network, far higher than a person needs. */
const pressesInDay = 60;

async function takeOrRefuse({ context }: Sender, limits: KeyedLimit[]) {
  const taken = await takeAll(context.get(services).db, limits);
  if (taken.allowed) return;
  const headers = { "Retry-After": String(Math.ceil(taken.retryAfterMs / 1_000)) };
  throw new Response(null, { status: 429, headers });
}

/**
 * Counts a form sent through an e-mailed link. Throws a 429 response above a daily limit, which is lower for each
 * network than for all, because several people may hold the link.
 */
export const takePress = (sender: Sender, link: string) =>
  takeOrRefuse(sender, [
    { key: `link:${link}`, ...perDay(pressesInDay * 10) },
    ...onNetworks(`link:${link}`, sender.context.get(services).address, perDay(pressesInDay)),
  ]);

/** Counts a form of a visit that belongs to one person. Throws a 429 response above the daily limit. */
export const takeOwnPress = (sender: Sender, visit: string, most: number) =>
  takeOrRefuse(sender, [{ key: `link:${visit}`, ...perDay(most) }]);

/** Returns the actions of a link's page, each of which counts as one form of the link when it is carried out. */
export const pressed = <Done>(
  sender: Sender,
  link: string,
  actions: Record<string, (fields: Fields) => Promise<Done | Refused>>,
) =>
  Object.fromEntries(
    Object.entries(actions).map(([intent, carryOut]) => [
      intent,
      async (fields: Fields) => {
        await takePress(sender, link);
        return carryOut(fields);
      },
    ]),
  );
