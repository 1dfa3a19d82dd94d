import { executionAsyncResource } from "node:async_hooks";

/**
 * One of Node's records of a tick to come, kept. Between two requests there is none, and a full collection then forgets
 * the layout that all of them share: code that was compiled for it fits no later one, and each of a request's ten ticks
 * takes ten times as long for as long as the process runs (docs/decisions/0019).
 */
const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
