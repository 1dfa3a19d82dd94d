/** Somebody who holds shares of a startup, by the name that its founder gives. Shares are whole. */
export type Holder = { name: string; shares: number };
