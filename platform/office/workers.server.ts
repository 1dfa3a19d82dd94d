import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { NotRead } from "../archive/unzip.server.ts";
import { type Asker, createQueue } from "../auth/hash-queue.server.ts";
import type { Answer, Order, Tasks } from "./order.ts";
import type { tasks } from "./tasks.ts";

const most = 2;
/** A document takes a fraction of a second; what takes this many milliseconds has gone wrong. */
const longestWork = 10_000;
/**
 * Milliseconds from one start to the next. Each takes the visitors' thread 8 ms and more, to read its text and to give
 * it out: faster, home pages wait for them; slower, founders wait for one another.
 */
const pace = 400;
/** A worker that nobody asked for anything gives its memory back. */
const idle = 60_000;

const officeFile = new URL("../../platform/office/office.worker.ts", import.meta.url);

const line = createQueue({ atOnce: most, waiting: 100, perSecond: 2.5, places: [40, 80, 100] });

/** What was given is more work than there is time or memory for. */
export class Exhausted extends Error {}

type Held = { worker: Worker; rest?: NodeJS.Timeout };

/** Workers that run `file`, each used again and again; none works longer than `longest` milliseconds on an order. */
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
    // Heard for as long as it lives: it may run out of memory after its order ran out of time, and unheard that would
    // end the process.
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
      // An error of the worker itself, and of memory that ran out, rejects here.
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

/** Resolves at once where nothing was started lately. */
async function ownStart() {
  const now = performance.now();
  const at = Math.max(now, due);
  due = at + pace;
  if (at > now) await sleep(at - now);
}

/**
 * Has tasks of the worker in `file` done outside the thread that answers visitors, at most two of all workers' at a time;
 * the others wait in a line that is fair between accounts. Throws Crowded where the line is full, NotRead where what was
 * given is not taken, Exhausted where it takes too long or too much memory.
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

/** Documents, made and read. */
export const inWorker = workshop<typeof tasks>(officeFile);
