import { executionAsyncResource } from "node:async_hooks";

/**
 * One of Node's records of a tick to come, kept. Between two requests there is none: a full collection then forgets the
 * layout that all of them share, and each of a request's ten ticks takes ten times as long from then on.
 */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
