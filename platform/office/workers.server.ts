import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Answer, Order } from "./order.ts";

/** Milliseconds after which an idle worker is stopped to free its memory. */
const idle = 60_000;

export class Exhausted extends Error {}

type Held = { worker: Worker; rest?: NodeJS.Timeout };

/** Creates a pool of worker threads that run `file`; a task is stopped after `longest` milliseconds. */
export function createWorkers(file: URL, longest: number) {
  const free: Held[] = [];

  function drop(held: Held) {
    clearTimeout(held.rest);
    const at = free.indexOf(held);
    if (at >= 0) free.splice(at, 1);
    void held.worker.terminate();
  }

  function start(): Held {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 } });
    worker.unref();
    const held: Held = { worker };
    // A worker may fail after its task timed out; an error without a listener would end the process.
    worker.on("error", () => drop(held));
    return held;
  }

  function put(held: Held) {
    held.rest = setTimeout(() => drop(held), idle).unref();
    free.push(held);
  }

  async function answerOf(worker: Worker, order: Order): Promise<Answer> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longest);
    worker.ref();
    worker.postMessage(order, []);
    try {
      // `once` also rejects if the worker emits an error, for example because it ran out of memory.
      const [answer] = (await Promise.race([
        once(worker, "message", { signal: late.signal }),
        once(worker, "exit", { signal: late.signal }).then(() => Promise.reject(new Error("a worker ended"))),
      ])) as [Answer];
      return answer;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ABORT_ERR" || code === "ERR_WORKER_OUT_OF_MEMORY")
        throw new Exhausted(`${order.name}: ${code === "ABORT_ERR" ? "time" : "memory"} ran out`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      late.abort();
      worker.unref();
    }
  }

  return async function work(order: Order): Promise<Answer> {
    const held = free.pop() ?? start();
    clearTimeout(held.rest);
    try {
      const answer = await answerOf(held.worker, order);
      put(held);
      return answer;
    } catch (error) {
      drop(held);
      throw error;
    }
  };
}
