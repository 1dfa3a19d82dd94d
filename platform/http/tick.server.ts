import { executionAsyncResource } from "node:async_hooks";

/** Otherwise, a full garbage collection would make creating Node's tick objects ten times slower. */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
