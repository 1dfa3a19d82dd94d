import { takeTurns } from "../rate/turns.server.ts";

/**
 * Lets only six of the transactions that need the same lock run at a time; each kind of lock has its own key. Otherwise
 * many waiting transactions would hold all 12 connections of the pool, which other pages need.
 */
export const inTurn = takeTurns({ atOnce: 6, longestWait: 5_000 });
