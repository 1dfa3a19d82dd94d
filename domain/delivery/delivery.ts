import { strangerQueues } from "./stranger-mails.ts";

/** What decides a lead's outcome. */
export type Channel = "crm" | "mail" | "application-mail" | "operator-mail";

/** Everything that leaves the house, by the name of its queue. */
export const queueNames = [
  "crm",
  ...strangerQueues,
  "owner-mail",
  "team-mail",
  "operator-mail",
  "guide-mail",
  "newsletter-mail",
] as const;

/** The queues that this environment has an integration for. */
export type Served = ReadonlySet<string>;

/**
 * `waiting`: for an integration that is not configured. `capped`: one of our own limits holds it back.
 * `stuck`: given up until somebody retries or dismisses it.
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
  /** Null when it is finished or nothing will try it. */
  nextAttemptAt: Date | null;
  /** How long the attempt that is under way has gone unanswered; null while there is none. */
  inFlightMs: number | null;
  /** The breaker of its integration is open. */
  channelDown: boolean;
};

/**
 * What a visitor may be told. `ok`: delivered, or queued with nothing wrong. `saved-with-error`: stored, but an
 * attempt failed or went unanswered, or the integration is known to be down. `saved-mail-waits`: stored, and the
 * mail goes out later because so many went to this address, or to everyone.
 */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";

const unanswered = 8_000;
/** An attempt starts a moment after the visitor's own wait of as long does. */
const startOfAttempt = 1_000;

const wrong: DeliveryState[] = ["retrying", "stuck", "dismissed"];

type Seen = Pick<Delivery, "channel" | "state" | "inFlightMs" | "channelDown">;

/** `waitOver`: the visitor has waited as long as they will, and reads what is true by now. */
export function outcomeOf(deliveries: Seen[], waitOver: true): Outcome;
export function outcomeOf(deliveries: Seen[], waitOver: boolean): Outcome | "pending";
export function outcomeOf(deliveries: Seen[], waitOver: boolean): Outcome | "pending" {
  const theirs = deliveries.filter(({ channel, state }) => channel !== "operator-mail" && state !== "waiting");
  const patience = waitOver ? unanswered - startOfAttempt : unanswered;
  const failed = theirs.some(
    ({ state, inFlightMs, channelDown }) =>
      wrong.includes(state) || (state === "queued" && (channelDown || (inFlightMs ?? 0) >= patience)),
  );
  if (failed) return "saved-with-error";
  if (theirs.some(({ state }) => state === "capped")) return "saved-mail-waits";
  if (waitOver || theirs.every(({ state }) => state === "delivered")) return "ok";
  return "pending";
}
