import { executionAsyncResource } from "node:async_hooks";

/**
 * Keeps one of Node's internal tick objects alive. Without any such object, a full garbage collection would discard
 * their shared hidden class, and creating these objects would afterwards take ten times as long.
 */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
