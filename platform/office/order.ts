import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { NotRead } from "../archive/unzip.server.ts";

/** Tasks that run in a worker thread, by name. */
export type Tasks = Record<string, (given: never) => unknown>;

export type Order = { name: string; given: unknown };

export type Answer = { done: unknown } | { why: NotRead["why"] } | { failed: string };

export function answerOrders(tasks: Tasks) {
  // Lowers this thread's priority, so that requests of visitors are served first. Only Linux can set the priority of a
  // single thread.
  if (process.platform === "linux") setPriority(Number(basename(readlinkSync("/proc/thread-self"))), 19);

  function answer({ name, given }: Order): Answer {
    try {
      return { done: (tasks[name] as (its: unknown) => unknown)(given) };
    } catch (error) {
      if (error instanceof NotRead) return { why: error.why };
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  parentPort?.on("message", (order: Order) => parentPort?.postMessage(answer(order), []));
}
