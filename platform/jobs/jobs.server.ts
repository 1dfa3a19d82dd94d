import { EventEmitter } from "node:events";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Db } from "../db/database.server.ts";
import { job } from "./job.table.ts";

export type Queue<Data> = {
  name: string;
  schema: z.ZodType<Data>;
  /** A job waits for earlier jobs with the same key that are unfinished or, with `stuck`, have also given up. */
  waitsFor: "stuck" | "unfinished" | "nothing";
};

export type NewJob = typeof job.$inferInsert;

export type Job<Data> = {
  id: string;
  key: string;
  subject: string | null;
  data: Data;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

/** The external system that a job needs: `down` if it caused the failure, `up` if it refused only this job. */
type Peer = "down" | "up" | "unasked";

/** The result of an attempt to run a job. `error` is a short text without personal data. */
export type Outcome =
  | { kind: "done" }
  /** `pauseMs` is the pause that the external system requested. */
  | { kind: "failed"; error: string; peer: Peer; pauseMs?: number }
  /** The attempt failed and repeating it would not help. */
  | { kind: "hopeless"; error: string; peer: Peer }
  /** The job is no longer needed and is deleted. */
  | { kind: "dropped" }
  /** The job is given up, although the external system has not refused it. */
  | { kind: "dismissed"; error: string }
  /** One of this site's own limits delays the job or its whole queue; the delay does not count as an attempt. */
  | { kind: "postponed"; error: string; forMs: number; wholeQueue: boolean };

export type Attempt = {
  /** Aborted if the server stops during the attempt. */
  signal: AbortSignal;
  /** Call this before each request to an external system; throws LeaseLost if another worker has taken over the job. */
  renew(): Promise<void>;
};

export class LeaseLost extends Error {}

const bus = new EventEmitter<{ queued: [queue: string]; changed: [subject: string] }>().setMaxListeners(0);

/** A time that is always in the past, even after the server's clock was set back. */
const atOnce = new Date(0);

export function newJob<Data>(
  queue: Queue<Data>,
  data: Data,
  about: { key: string; subject?: string; id?: string },
): NewJob {
  return { id: randomUUID(), ...about, queue: queue.name, data: queue.schema.parse(data), runAt: atOnce };
}

/** Stores jobs in the caller's transaction; other processes' workers find new jobs by regular checks. */
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

/**
 * Calls `listener` with the `subject` of each job that this process has changed. Returns a function that removes the
 * listener.
 */
export function onChange(listener: (subject: string) => void) {
  bus.on("changed", listener);
  return () => void bus.off("changed", listener);
}
