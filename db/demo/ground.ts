export class DemoError extends Error {}

/** Stored instead of the sender's IP address in every row that the demo loads. */
export const byDemo = "Demo";

const day = 24 * 3_600_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * day);

/**
 * The date on which all accounts with a history in the demo signed up, and the date on which the team approved the
 * investors among them.
 */
export const signedUpAt = (now: Date) => ago(now, 150);
export const approvedAt = (now: Date) => ago(now, 140);

/** The date of everybody's last visit; earlier notifications are marked as read. */
export const lastVisit = (now: Date) => ago(now, 7);
