import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";

const minutes = 60;
const hours = 60 * minutes;

/** Thrown inside a transaction, it undoes what was written before a limit refused it. */
class Limited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super("limited");
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Counts one sending of a public form: by address, by e-mail and by everybody, over all forms together.
 * Rejects what is one too many, for `toldLimited` to answer.
 */
export async function takeSending(tx: Db, secret: string, { address, email }: { address: string; email: string }) {
  const taken = await takeAll(tx, [
    { key: `form:address:${address}`, capacity: 5, perSecond: 5 / (10 * minutes) },
    { key: `form:email:${sign(secret, "limit", email)}`, capacity: 3, perSecond: 3 / (24 * hours) },
    { key: "form:all", capacity: 2_000, perSecond: 200 },
  ]);
  if (!taken.allowed) throw new Limited(taken.retryAfterMs);
}

/** What to answer when a limit refused, in seconds; any other error goes on. */
export function toldLimited(error: unknown) {
  if (!(error instanceof Limited)) throw error;
  return { status: "limited" as const, retryAfter: Math.ceil(error.retryAfterMs / 1_000) };
}
