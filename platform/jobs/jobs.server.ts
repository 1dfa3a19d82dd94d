import { EventEmitter } from "node:events";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Db } from "../db/database.server.ts";
import { job } from "./job.table.ts";

/** A kind of job. */
export type Queue<Data> = {
  name: string;
  schema: z.ZodType<Data>;
  /**
   * Which earlier jobs with its key a job waits for. `unfinished`: they run one at a time, oldest first. `stuck`: also
   * one that is stuck, until somebody retries or dismisses it.
   */
  waitsFor: "stuck" | "unfinished" | "nothing";
};

export type NewJob = typeof job.$inferInsert;

export type Job<Data> = {
  id: string;
  key: string;
  subject: string | null;
  data: Data;
  /** 1 at the first. */
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

/** What became of an attempt. An `error` is a few words without personal data. */
export type Outcome =
  | { kind: "done" }
  /** To be tried again. `peer` counts it against the system that the queue speaks to; `pauseMs` is how long that system asked to be left alone. */
  | { kind: "failed"; error: string; peer: boolean; pauseMs?: number }
  /** Trying again would change nothing. */
  | { kind: "hopeless"; error: string }
  /** Not to be done at all: the job is forgotten. */
  | { kind: "dropped" }
  /** Not an attempt: a limit of ours holds it, or its whole queue, back. */
  | { kind: "postponed"; error: string; forMs: number; wholeQueue: boolean };

export type Attempt = {
  /** Aborted when the server stops before the attempt has ended. */
  signal: AbortSignal;
  /** Called before each call that leaves the house: starts the attempt's clock again, throws LeaseLost when the job is no longer ours. */
  renew(): Promise<void>;
};

export class LeaseLost extends Error {}

const bus = new EventEmitter<{ queued: [queue: string]; changed: [subject: string] }>().setMaxListeners(0);

/** Due whatever time it is, also after the clock was set back. */
const atOnce = new Date(0);

export function newJob<Data>(
  queue: Queue<Data>,
  data: Data,
  about: { key: string; subject?: string; id?: string },
): NewJob {
  return { id: randomUUID(), ...about, queue: queue.name, data: queue.schema.parse(data), runAt: atOnce };
}

/** Stores jobs in the caller's transaction and wakes this process's worker; other processes look by themselves. */
export async function enqueue(tx: Db, jobs: NewJob[]) {
  if (jobs.length === 0) return;
  await tx.insert(job).values(jobs);
  for (const { queue } of jobs) wakeQueue(queue);
}

export function wakeQueue(queue: string) {
  bus.emit("queued", queue);
}

export function onQueued(queue: string, wake: () => void) {
  const listener = (queued: string) => {
    if (queued === queue) wake();
  };
  bus.on("queued", listener);
  return () => void bus.off("queued", listener);
}

export function announceChange(subject: string) {
  bus.emit("changed", subject);
}

/** Calls back for each subject whose jobs this process has changed. */
export function onChange(listener: (subject: string) => void) {
  bus.on("changed", listener);
  return () => void bus.off("changed", listener);
}
