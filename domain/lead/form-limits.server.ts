import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { type KeyedLimit, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import type { LeadForm } from "../form/forms.ts";

const minutes = 60;
const hours = 60 * minutes;

const aDay = (most: number) => ({ capacity: most, perSecond: most / (24 * hours) });

/** What one network sends of a form in a day: a conference's room, and no flood that goes on all night. */
export const sendingsOfNetworkADay = 300;
/** Of all forms together: each mails somebody, and what strangers cause to be mailed waits in one row. */
export const sendingsOfAllFormsADay = 900;

/** Thrown inside a transaction, it undoes what was written before a limit refused it. */
class Limited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super("limited");
    this.retryAfterMs = retryAfterMs;
  }
}

/** Asks for a link to what is somebody's own, mailed to them. */
type LinkForm = "application-resume" | "my-data";

/** Every form has its own allowance, which no other form uses up before a network has sent three days' worth of one. */
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
 * Counts one sending of a form: by network, by e-mail on that network or the account it comes from, and by everybody.
 * Rejects what is one too many, for `toldLimited` to answer. What an address is mailed has a limit of its own, in
 * domain/delivery.
 */
export async function takeSending(
  tx: Db,
  secret: string,
  form: LeadForm | "newsletter",
  { address, email, account }: { address: string; email: string; account?: string | undefined },
) {
  const counted = form === "application-revision" ? "application" : form;
  // Counted on each network apart, what strangers send in somebody's name uses nothing up for its owner.
  const who = account ?? JSON.stringify([email, address]);
  const key = `form:${counted}:email:${sign(secret, "limit", who)}`;
  await takeFrom(tx, counted, address, [{ key, capacity: 3, perSecond: 3 / (24 * hours) }]);
}

/** Counts one asking for a mailed link, by network alone: strangers who name an address refuse its owner nothing. */
export const takeAsking = (tx: Db, form: LinkForm, address: string) => takeFrom(tx, form, address);

/** What to answer when a limit refused, in seconds; any other error goes on. */
export function toldLimited(error: unknown) {
  if (!(error instanceof Limited)) throw error;
  return { status: "limited" as const, retryAfter: Math.ceil(error.retryAfterMs / 1_000) };
}
