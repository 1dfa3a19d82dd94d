import { takeTurns } from "../rate/turns.server.ts";

/** Runs six transactions per lock at a time, because each one that waits holds one of the pool's 12 connections. */
export const inTurn = takeTurns({ atOnce: 6, longestWait: 5_000 });
