import { setTimeout as sleep } from "node:timers/promises";
import { NotRead } from "../archive/unzip.server.ts";
import { type Asker, createQueue } from "../auth/hash-queue.server.ts";
import type { Tasks } from "./order.ts";
import type { tasks } from "./tasks.ts";
import { createWorkers } from "./workers.server.ts";

const most = 2;
/** Milliseconds after which a task is stopped; an ordinary document takes a fraction of a second. */
const longestWork = 10_000;
/** The milliseconds between two task starts, each of which blocks the main thread for 8 ms or more. */
const pace = 400;
const officeFile = new URL("../../platform/office/office.worker.ts", import.meta.url);

const line = createQueue({ atOnce: most, waiting: 100, perSecond: 2.5, places: [40, 80, 100] });

let due = 0;

/** Waits until `pace` milliseconds after the previous task started, so that task starts are spaced out. */
async function ownStart() {
  const now = performance.now();
  const at = Math.max(now, due);
  due = at + pace;
  if (at > now) await sleep(at - now);
}

/**
 * Runs at most two tasks at a time; throws Crowded (full queue), NotRead (refused input) or Exhausted (limits
 * exceeded).
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

/** Runs a task that reads or writes an office document in a worker thread. */
export const inWorker = workshop<typeof tasks>(officeFile);
