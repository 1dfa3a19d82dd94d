export class DemoError extends Error {}

/** Stored instead of the sender's IP address in every row that the demo loads. */
export const byDemo = "Demo";

const day = 24 * 3_600_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * day);

export const signedUpAt = (now: Date) => ago(now, 150);
export const approvedAt = (now: Date) => ago(now, 140);

/** The date of everybody's last visit; earlier notifications are marked as read. */
export const lastVisit = (now: Date) => ago(now, 7);
