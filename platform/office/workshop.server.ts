import { setTimeout as sleep } from "node:timers/promises";
import { NotRead } from "../archive/unzip.server.ts";
import { type Asker, createQueue } from "../auth/hash-queue.server.ts";
import type { Tasks } from "./order.ts";
import type { tasks } from "./tasks.ts";
import { createWorkers } from "./workers.server.ts";

const most = 2;
/** Milliseconds after which a task is stopped; a normal document takes a fraction of a second. */
const longestWork = 10_000;
/**
 * Minimum milliseconds between two starts. Each start takes the visitors' thread 8 ms or more to serialise its input
 * and result: a shorter interval delays public pages, a longer one makes founders wait for one another.
 */
const pace = 400;
const officeFile = new URL("../../platform/office/office.worker.ts", import.meta.url);

const line = createQueue({ atOnce: most, waiting: 100, perSecond: 2.5, places: [40, 80, 100] });

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
