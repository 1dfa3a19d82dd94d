/** Queues of e-mails that anyone can cause by typing another person's address into a form. */
export const strangerQueues = ["security-mail", "own-data-mail", "application-mail", "mail"] as const;

export type StrangerQueue = (typeof strangerQueues)[number];

export type StrangerLimits = {
  /** The maximum number of e-mails to one address in any 24 hours, over all purposes. */
  day: number;
  /** E-mails to one address in 24 hours that are reserved for each purpose, out of `day`. */
  reserved: number;
  /** The maximum number of e-mails of the queue "mail" (receipts and others) to one address in any hour. */
  hour: number;
  /** E-mails of one purpose to everybody in any hour; security and own-data e-mails are exempt. */
  everybody: number;
};

/** The limits for e-mails that strangers can cause; docs/decisions/0028 explains the numbers. */
export const strangerLimits: StrangerLimits = { day: 12, reserved: 2, hour: 3, everybody: 500 };

/** The maximum of one purpose's e-mails to an address in 24 hours; the rest is reserved for other purposes. */
export const mailsADay = strangerLimits.day - (strangerQueues.length - 1) * strangerLimits.reserved;

type Sent = { queue: StrangerQueue; /** Milliseconds. */ at: number };

const hour = 3_600_000;
const day = 24 * hour;

function mayLeave(queue: StrangerQueue, sent: Sent[], limits: StrangerLimits, at: number) {
  const since = (ms: number, of: StrangerQueue) => sent.filter((mail) => mail.queue === of && mail.at > at - ms).length;
  const places = strangerQueues.reduce((sum, each) => {
    const used = since(day, each) + (each === queue ? 1 : 0);
    return sum + Math.max(used, limits.reserved);
  }, 0);
  return places <= limits.day && (queue !== "mail" || since(hour, queue) < limits.hour);
}

/** Returns the milliseconds until one more e-mail may be sent; `sent` holds the last day's e-mails to the address. */
export function strangerPause(queue: StrangerQueue, sent: Sent[], limits: StrangerLimits, now: number) {
  const changes = sent.flatMap(({ at }) => [at + hour, at + day]).filter((at) => at > now);
  const moments = [now, ...changes.toSorted((a, b) => a - b)];
  return (moments.find((at) => mayLeave(queue, sent, limits, at)) ?? now) - now;
}
