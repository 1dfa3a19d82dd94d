import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { NotRead } from "../archive/unzip.server.ts";
import { type Asker, createQueue } from "../auth/hash-queue.server.ts";
import type { Answer, Order, Tasks } from "./order.ts";
import type { tasks } from "./tasks.ts";

const most = 2;
/** Milliseconds after which a task is stopped; a normal document takes a fraction of a second. */
const longestWork = 10_000;
/**
 * Minimum milliseconds between two starts. Each start takes the visitors' thread 8 ms or more to serialise its input
 * and result: a shorter interval delays public pages, a longer one makes founders wait for one another.
 */
const pace = 400;
/** Milliseconds after which an idle worker ends, to free its memory. */
const idle = 60_000;

const officeFile = new URL("../../platform/office/office.worker.ts", import.meta.url);

const line = createQueue({ atOnce: most, waiting: 100, perSecond: 2.5, places: [40, 80, 100] });

/** The task exceeded its limit of time or memory. */
export class Exhausted extends Error {}

type Held = { worker: Worker; rest?: NodeJS.Timeout };

/** A pool of reusable workers that run `file`; each task may take at most `longest` milliseconds. */
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
    // The listener stays for the worker's whole life: it may run out of memory after its task timed out, and an
    // unhandled error would end the process.
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
      // An error of the worker, including lack of memory, rejects here.
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

let due = 0;

/** Waits until `pace` ms after the last start; resolves at once if there was no recent start. */
async function ownStart() {
  const now = performance.now();
  const at = Math.max(now, due);
  due = at + pace;
  if (at > now) await sleep(at - now);
}

/**
 * Runs tasks of the worker in `file`, at most two at a time over all workers; others wait in a queue that is fair
 * between accounts. Throws Crowded if the queue is full, NotRead if the input is refused, Exhausted if a task exceeds
 * its time or memory.
 */
export function workshop<Its extends Tasks>(file: URL) {
  const work = createWorkers(file, longestWork);
  return async <Name extends keyof Its & string>(
    asker: Asker,
    name: Name,
    given: Parameters<Its[Name]>[0],
  ): Promise<ReturnType<Its[Name]>> => {
    const answer = await line.withSlot(asker, async (turn) => {
      await turn();
      await ownStart();
      return work({ name, given });
    });
    if ("why" in answer) throw new NotRead(answer.why);
    if ("failed" in answer) throw new Error(answer.failed);
    return answer.done as ReturnType<Its[Name]>;
  };
}

/** The worker that reads and writes documents. */
export const inWorker = workshop<typeof tasks>(officeFile);
