import { executionAsyncResource } from "node:async_hooks";

/**
 * Keeps one of Node's tick objects alive. Without any between two requests, a full garbage collection would discard
 * their shared hidden class, and each of a request's ten ticks would take ten times as long afterwards.
 */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
