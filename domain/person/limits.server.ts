import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { networksOf } from "../../platform/http/visitor.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";

export type Limited = { status: "limited"; retryAfter: number };

const quarter = 15 * 60;

/** What may be tried in any quarter of an hour, about one e-mail or person and from one network address. */
const limits = {
  "sign-in": { about: 10, from: 30 },
  code: { about: 5, from: 30 },
  password: { about: 10, from: 30 },
  mail: { about: 5, from: 15 },
} as const;

export type Tried = keyof typeof limits;

/** A network around an IPv6 address may try so many times what one address may. */
const wider = 10;

/** Taken back where a password was right: it was computed all the same, and costs a quarter of a wrong one. */
export const rightPassword = -0.75;

/** Counts one try, or takes the count of one back with a `cost` of -1. */
export async function countTry(
  db: Db,
  secret: string,
  what: Tried,
  { about, address }: { about: string; address: string },
  cost = 1,
): Promise<Limited | undefined> {
  const limit = limits[what];
  const taken = await takeAll(db, [
    {
      key: `${what}:about:${sign(secret, "limit", about)}`,
      capacity: limit.about,
      perSecond: limit.about / quarter,
      cost,
    },
    ...networksOf(address)
      .slice(0, 2)
      .map((network, width) => {
        const capacity = limit.from * wider ** width;
        return { key: `${what}:from:${network}`, capacity, perSecond: capacity / quarter, cost };
      }),
  ]);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
