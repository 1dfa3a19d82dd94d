import { strangerQueues } from "./stranger-mails.ts";

export type Channel = "crm" | "mail" | "application-mail" | "operator-mail";

/** The queues of all deliveries; a delivery is an e-mail or a CRM update. */
export const queueNames = [
  "crm",
  ...strangerQueues,
  "deck-code-mail",
  "owner-mail",
  "team-mail",
  "operator-mail",
  "guide-mail",
  "newsletter-mail",
] as const;

export type Served = ReadonlySet<string>;

/**
 * `waiting`: no CRM is configured; `capped`: delayed by our own limits; `retrying`: an attempt failed. An e-mail has the
 * state of the earlier one that it waits for. `stuck`: stopped until the accelerator's team acts.
 */
export type DeliveryState = "queued" | "waiting" | "capped" | "retrying" | "stuck" | "delivered" | "dismissed";

export type Delivery = {
  id: string;
  leadId: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  lastAttemptAt: Date | null;
  deliveredAt: Date | null;
  /** The time of the next attempt; null if the delivery is finished or no retry is planned. */
  nextAttemptAt: Date | null;
  /** Milliseconds since the current attempt started; null if no attempt is running. */
  inFlightMs: number | null;
  channelDown: boolean;
};

/**
 * `saved-with-error`: stored, but an attempt failed or got no response; `saved-mail-waits`: a limit delays the e-mail.
 */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";

const unanswered = 8_000;
/** Milliseconds after the start of the visitor's wait within which an attempt may start. */
const startOfAttempt = 1_000;

const wrong: DeliveryState[] = ["retrying", "stuck", "dismissed"];

type Seen = Pick<Delivery, "channel" | "state" | "inFlightMs" | "channelDown">;

/** `waitOver`: the visitor's wait has ended, so the result is never "pending". */
export function outcomeOf(deliveries: Seen[], waitOver: true): Outcome;
export function outcomeOf(deliveries: Seen[], waitOver: boolean): Outcome | "pending";
export function outcomeOf(deliveries: Seen[], waitOver: boolean): Outcome | "pending" {
  const theirs = deliveries.filter(({ channel, state }) => channel !== "operator-mail" && state !== "waiting");
  const timeout = waitOver ? unanswered - startOfAttempt : unanswered;
  const failed = theirs.some(
    ({ state, inFlightMs, channelDown }) =>
      wrong.includes(state) || (state === "queued" && (channelDown || (inFlightMs ?? 0) >= timeout)),
  );
  if (failed) return "saved-with-error";
  if (theirs.some(({ state }) => state === "capped")) return "saved-mail-waits";
  if (waitOver || theirs.every(({ state }) => state === "delivered")) return "ok";
  return "pending";
}
