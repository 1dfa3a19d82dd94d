import { executionAsyncResource } from "node:async_hooks";

/** Keeps one of Node's tick objects; otherwise a full garbage collection makes creating new ones ten times slower. */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
