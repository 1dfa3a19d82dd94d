import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";

export type Limited = { status: "limited"; retryAfter: number };

const quarter = 15 * 60;

/**
 * Attempts per 15 minutes: `own` per account and network or known browser, `about` per account, `from` per network,
 * `known` in all known browsers of an account together.
 */
const limits = {
  "sign-in": { own: 10, about: 100, from: 30, known: null },
  // Whoever has the password can make any number of browsers known, and a code has only six digits.
  code: { own: 5, about: 5, from: 30, known: 10 },
  password: { own: 10, about: 10, from: 30, known: null },
  mail: { own: 5, about: null, from: 15, known: null },
} as const;

export type Tried = keyof typeof limits;

export type Asker = {
  about: string;
  address: string;
  /** A known browser has a separate limit, which attempts from unknown browsers cannot use up. */
  known?: string | undefined;
  /** If true, the limit shared by all network addresses does not apply. */
  isOwnNetwork?: boolean;
};

/** Takes back most of a successful attempt's cost of 1; 0.25 remains, because hashing takes computing time. */
export const rightPassword = -0.75;

/** Counts an attempt against the limits. A `cost` of -1 takes an attempt back. */
export async function countTry(
  db: Db,
  secret: string,
  what: Tried,
  { about, address, known, isOwnNetwork = false }: Asker,
  cost = 1,
): Promise<Limited | undefined> {
  const limit = limits[what];
  const whom = sign(secret, "limit", about);
  const limitOf = (capacity: number) => ({ capacity, perSecond: capacity / quarter, cost });
  const bucket = (key: string, capacity: number) => ({ key, ...limitOf(capacity) });
  const counted =
    known === undefined
      ? [
          bucket(`${what}:own:${whom}:${address}`, limit.own),
          ...(limit.about === null || isOwnNetwork ? [] : [bucket(`${what}:about:${whom}`, limit.about)]),
          ...onNetworks(`${what}:from`, address, limitOf(limit.from)),
        ]
      : [
          bucket(`${what}:known:${whom}:${known}`, limit.own),
          ...(limit.known === null ? [] : [bucket(`${what}:all-known:${whom}`, limit.known)]),
        ];
  const taken = await takeAll(db, counted);
  return taken.allowed ? undefined : { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}
