import { takeTurns } from "../rate/turns.server.ts";

/** Runs six transactions per lock at a time; many waiting ones would hold all 12 connections of the pool. */
export const inTurn = takeTurns({ atOnce: 6, longestWait: 5_000 });
