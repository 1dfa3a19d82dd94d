import { strangerQueues } from "./stranger-mails.ts";

/** The queues whose jobs decide what the sender of a lead sees. */
export type Channel = "crm" | "mail" | "application-mail" | "operator-mail";

/** The queues of all e-mails and CRM updates, which the code calls deliveries. */
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

/** The queues whose integration is configured in this environment. */
export type Served = ReadonlySet<string>;

/**
 * `waiting`: its integration is not configured. `capped`: held back by one of our own limits. `stuck`: given up until
 * someone retries or dismisses it.
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
  /** Null if finished or no retry is planned. */
  nextAttemptAt: Date | null;
  /** Milliseconds since the current attempt started; null if there is none. */
  inFlightMs: number | null;
  channelDown: boolean;
};

/**
 * What the sender of a lead sees. `ok`: delivered, or queued with nothing wrong. `saved-with-error`: stored, but an
 * attempt failed or got no answer, or the integration is known to be down. `saved-mail-waits`: stored, but the mail is
 * delayed because a limit for this address or for all mails is reached.
 */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";

const unanswered = 8_000;
/** Milliseconds by which an attempt may start after the visitor's wait, which lasts as long as `unanswered`. */
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
