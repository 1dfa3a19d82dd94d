import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { NotRead } from "../archive/unzip.server.ts";

/** What is done outside the thread that answers visitors, by name. */
export type Tasks = Record<string, (given: never) => unknown>;

export type Order = { name: string; given: unknown };

/** What a worker answers; `why` is a refusal of what it was given. */
export type Answer = { done: unknown } | { why: NotRead["why"] } | { failed: string };

/** Makes a worker of the thread that calls it: each order is answered by its task. */
export function answerOrders(tasks: Tasks) {
  // Gives way to visitors where processors are short: this thread alone, which only Linux lets one name.
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
