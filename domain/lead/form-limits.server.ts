import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { type KeyedLimit, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { LeadForm } from "../form/forms.ts";

const minutes = 60;
const hours = 60 * minutes;

const aDay = (most: number) => ({ capacity: most, perSecond: most / (24 * hours) });

/**
 * Maximum submissions of one form per network address and day: enough for a conference room that shares a network
 * address, too few for a flood.
 */
export const sendingsOfNetworkADay = 300;
/** All forms share a limit, because their e-mails share the same queues. */
export const sendingsOfAllFormsADay = 900;

/** Thrown inside a transaction, so that the transaction is rolled back when a limit is exceeded. */
class Limited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super("limited");
    this.retryAfterMs = retryAfterMs;
  }
}

type LinkForm = "application-resume" | "my-data";

async function takeFrom(tx: Db, form: LeadForm | LinkForm | "newsletter", address: string, more: KeyedLimit[] = []) {
  const taken = await takeAll(tx, [
    { key: `form:${form}:address:${address}`, capacity: 120, perSecond: 120 / (10 * minutes) },
    ...onNetworks(`form:${form}:day`, address, aDay(sendingsOfNetworkADay)),
    ...onNetworks("form:any:day", address, aDay(sendingsOfAllFormsADay)),
    { key: `form:${form}:all`, capacity: 2_000, perSecond: 200 },
    ...more,
  ]);
  if (!taken.allowed) throw new Limited(taken.retryAfterMs);
}

/** Counts one submission per network, per account or address, and in total. Throws `Limited` above a limit. */
export async function takeSending(
  tx: Db,
  secret: string,
  form: LeadForm | "newsletter",
  { address, email, account }: { address: string; email: string; account?: string | undefined },
) {
  const counted = form === "application-revision" ? "application" : form;
  // Counted for each pair of e-mail and network address, because a stranger could otherwise block a person.
  const who = account ?? JSON.stringify([email, address]);
  const key = `form:${counted}:email:${sign(secret, "limit", who)}`;
  await takeFrom(tx, counted, address, [{ key, capacity: 3, perSecond: 3 / (24 * hours) }]);
}

/**
 * Counts a request for an e-mailed link, but not per e-mail address, because strangers could otherwise block the owner.
 */
export const takeAsking = (tx: Db, form: LinkForm, address: string) => takeFrom(tx, form, address);

export function limitedResult(error: unknown) {
  if (!(error instanceof Limited)) throw error;
  return { status: "limited" as const, retryAfter: Math.ceil(error.retryAfterMs / 1_000) };
}
