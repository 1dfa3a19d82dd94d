import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { type KeyedLimit, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { LeadForm } from "../form/forms.ts";

const minutes = 60;
const hours = 60 * minutes;

const aDay = (most: number) => ({ capacity: most, perSecond: most / (24 * hours) });

/** The daily limit of a network address for one form: enough for a conference room, and a limit to automated floods. */
export const sendingsOfNetworkADay = 300;
/** The daily limit of a network address over all forms, because their mails share queues. */
export const sendingsOfAllFormsADay = 900;

/** Thrown inside a transaction so that a refusal by a limit rolls it back. */
class Limited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super("limited");
    this.retryAfterMs = retryAfterMs;
  }
}

/** Forms that mail a link to the owner's data. */
type LinkForm = "application-resume" | "my-data";

/** Each form has a separate limit; only `sendingsOfAllFormsADay` (three times one form's) is shared. */
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

/**
 * Counts one submission of a form: by network address, by account or by e-mail on that network address, and in total.
 * Throws beyond a limit, for `limitedResult` to convert. Mails to an address have separate limits, in domain/delivery.
 */
export async function takeSending(
  tx: Db,
  secret: string,
  form: LeadForm | "newsletter",
  { address, email, account }: { address: string; email: string; account?: string | undefined },
) {
  const counted = form === "application-revision" ? "application" : form;
  // The e-mail is counted for each network separately, so that strangers who use it cannot block its owner.
  const who = account ?? JSON.stringify([email, address]);
  const key = `form:${counted}:email:${sign(secret, "limit", who)}`;
  await takeFrom(tx, counted, address, [{ key, capacity: 3, perSecond: 3 / (24 * hours) }]);
}

/**
 * Counts one request for a mailed link, by network only, so that strangers who enter an address cannot block its owner.
 */
export const takeAsking = (tx: Db, form: LinkForm, address: string) => takeFrom(tx, form, address);

/** Converts a limit's error to a result, in seconds; rethrows any other error. */
export function limitedResult(error: unknown) {
  if (!(error instanceof Limited)) throw error;
  return { status: "limited" as const, retryAfter: Math.ceil(error.retryAfterMs / 1_000) };
}
