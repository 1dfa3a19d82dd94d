import { executionAsyncResource } from "node:async_hooks";

/**
 * Keeps one of Node's internal tick objects alive. Otherwise, a full garbage collection would discard the hidden class
 * of these objects, and creating new ones would take ten times as long.
 */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
