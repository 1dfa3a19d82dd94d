import { takeTurns } from "../rate/turns.server.ts";

/**
 * For transactions that wait for one lock, each kind with its own key: a crowd of them would hold every connection of the
 * pool (12), which other pages need meanwhile.
 */
export const inTurn = takeTurns({ atOnce: 6, longestWait: 5_000 });
