export class DemoError extends Error {}

/** The network address of everything that the demo loads. */
export const byDemo = "Demo";

const day = 24 * 3_600_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** When those who have a history here signed up, and when the team approved the investors among them. */
export const signedUpAt = (now: Date) => ago(now, 150);
export const approvedAt = (now: Date) => ago(now, 140);

/** The last visit of everybody: what they were notified of before is read. */
export const lastVisit = (now: Date) => ago(now, 7);
