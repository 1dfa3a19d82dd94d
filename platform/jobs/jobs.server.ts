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
   * Which earlier jobs with the same key a job waits for. `unfinished`: those not finished, so that they run one at a
   * time, oldest first. `stuck`: also stuck ones, until an administrator retries or dismisses them.
   */
  waitsFor: "stuck" | "unfinished" | "nothing";
};

export type NewJob = typeof job.$inferInsert;

export type Job<Data> = {
  id: string;
  key: string;
  subject: string | null;
  data: Data;
  /** 1 on the first attempt. */
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

/** Result of an attempt. An `error` is a few words without personal data. */
export type Outcome =
  | { kind: "done" }
  /**
   * To be retried. `peer` counts the failure against the external system; `pauseMs` is the pause which that system
   * requested.
   */
  | { kind: "failed"; error: string; peer: boolean; pauseMs?: number }
  /** A retry would not help. */
  | { kind: "hopeless"; error: string }
  /** The job is not needed any more: it is deleted. */
  | { kind: "dropped" }
  /** Does not count as an attempt: one of this site's limits delays the job, or its whole queue. */
  | { kind: "postponed"; error: string; forMs: number; wholeQueue: boolean };

export type Attempt = {
  /** Aborted if the server stops during the attempt. */
  signal: AbortSignal;
  /** Call before each external request: renews the lease, and throws LeaseLost if another worker has the job. */
  renew(): Promise<void>;
};

export class LeaseLost extends Error {}

const bus = new EventEmitter<{ queued: [queue: string]; changed: [subject: string] }>().setMaxListeners(0);

/** Always in the past, even after the clock was set back. */
const atOnce = new Date(0);

export function newJob<Data>(
  queue: Queue<Data>,
  data: Data,
  about: { key: string; subject?: string; id?: string },
): NewJob {
  return { id: randomUUID(), ...about, queue: queue.name, data: queue.schema.parse(data), runAt: atOnce };
}

/** Stores jobs in the caller's transaction and wakes this process's worker; other processes poll. */
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

/** Calls back with the subject of each job that this process has changed. */
export function onChange(listener: (subject: string) => void) {
  bus.on("changed", listener);
  return () => void bus.off("changed", listener);
}
