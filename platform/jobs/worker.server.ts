import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.server.ts";
import type { Log } from "../log/log.server.ts";
import { type ClaimedJob, claim, claimProbe, whatIsNext } from "./claim.server.ts";
import { releaseClaims, renewLease } from "./lease.server.ts";
import {
  announceChange,
  type Attempt,
  type Job,
  LeaseLost,
  onQueued,
  type Outcome,
  type Queue,
} from "./jobs.server.ts";
import { settle } from "./settle.server.ts";
import { timing as production, type Timing } from "./timing.ts";

export type Work<Data> = {
  queue: Queue<Data>;
  concurrency: number;
  run(job: Job<Data>, attempt: Attempt): Promise<Outcome>;
};

export type Worker = {
  /**
   * Stops the worker: waits up to `graceMs` milliseconds for running jobs, then aborts them and returns them to the
   * queue.
   */
  stop(graceMs?: number): Promise<void>;
};

/** The delays in milliseconds of repeated checks; the transaction that adds the job may not be committed at first. */
const secondLooks = [10, 40, 150];
const embeddedIdle = 5_000;
const longestOutage = 10 * 60_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function serve<Data>(work: Work<Data>): Work<never> {
  return work as unknown as Work<never>;
}

/** Starts a worker. Only with the embedded database, which has one process, it releases all earlier claims at once. */
export async function startWorker(
  { db, engine }: Database,
  log: Log,
  works: Work<never>[],
  timing: Timing = production,
): Promise<Worker> {
  const me = randomUUID();
  const names = works.map(({ queue }) => queue.name);
  const stopping = new AbortController();
  const idle = engine.kind === "pglite" ? embeddedIdle : timing.idle;
  if (engine.kind === "pglite") await releaseClaims(db, names);

  async function attempt(work: Work<never>, claimed: ClaimedJob): Promise<Outcome> {
    const data = work.queue.schema.safeParse(claimed.data);
    if (!data.success) return { kind: "hopeless", error: "unreadable", peer: "unasked" };
    const renew = async () => {
      if (!(await renewLease(db, claimed.id, me, timing))) throw new LeaseLost();
    };
    return work.run({ ...claimed, data: data.data }, { signal: stopping.signal, renew });
  }

  /** Retries while the database is down, because the job has taken effect and must not run twice. */
  async function writeDown(work: Work<never>, claimed: ClaimedJob, outcome: Outcome) {
    for (const deadline = performance.now() + longestOutage; ; await sleep(250)) {
      try {
        return await settle(
          db,
          { id: claimed.id, queue: claimed.queue, attempts: claimed.attempts, worker: me },
          outcome,
          timing,
        );
      } catch (error) {
        if (performance.now() > deadline || stopping.signal.aborted) throw error;
      }
    }
  }

  async function run(work: Work<never>, claimed: ClaimedJob) {
    try {
      const outcome = await attempt(work, claimed).catch((error: unknown): Outcome => {
        if (error instanceof LeaseLost || stopping.signal.aborted) throw error;
        log.error({ error, job: claimed.id, queue: claimed.queue }, "a job threw");
        return { kind: "failed", error: "unexpected", peer: "unasked" };
      });
      if (stopping.signal.aborted && outcome.kind !== "done") return;
      await writeDown(work, claimed, outcome);
      if ("error" in outcome)
        log.warn(
          { job: claimed.id, queue: claimed.queue, attempts: claimed.attempts, kind: outcome.kind, why: outcome.error },
          "a job is not done",
        );
      if (claimed.subject) announceChange(claimed.subject);
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ error, job: claimed.id, queue: claimed.queue }, "a job was lost hold of");
    }
  }

  let stopped = false;
  const loops = works.map((work) => {
    const running = new Set<Promise<void>>();
    const alarm = createAlarm(engine.kind === "postgres" ? secondLooks : []);
    const forget = onQueued(work.queue.name, alarm.ring);

    /** Starts as many jobs as may run at once; returns the milliseconds until the next check. */
    async function look() {
      const room = work.concurrency - running.size;
      if (room === 0) return idle;
      let jobs = await claim(db, work.queue, { worker: me, limit: room, timing });
      let next = idle;
      if (jobs.length === 0) {
        const { inMs, probe } = await whatIsNext(db, work.queue, timing);
        if (probe) jobs = await claimProbe(db, work.queue, me, timing);
        else next = Math.min(idle, inMs + 5);
      }
      for (const claimed of jobs) {
        const done = run(work, claimed).finally(() => {
          running.delete(done);
          alarm.ring();
        });
        running.add(done);
      }
      return jobs.length > 0 ? 0 : next;
    }

    const finished = (async () => {
      while (!stopped) {
        const wait = await look().catch((error: unknown) => {
          if (!stopped) log.warn({ error, queue: work.queue.name }, "the queue could not be read");
          return 1_000;
        });
        await alarm.wait(wait);
      }
    })();
    return { finished, alarm, running, forget };
  });

  return {
    async stop(graceMs = 8_000) {
      stopped = true;
      for (const { alarm, forget } of loops) {
        forget();
        alarm.ring();
      }
      const grace = new AbortController();
      const all = Promise.all(loops.map(async ({ finished, running }) => finished.then(() => Promise.all(running))));
      await Promise.race([all, rest(graceMs, grace.signal)]);
      grace.abort();
      stopping.abort();
      await Promise.race([all, sleep(1_000)]);
      await releaseClaims(db, names, me).catch((error: unknown) =>
        log.warn({ error }, "claimed jobs wait for their lease to end"),
      );
    },
  };
}

function rest(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A timer whose `wait` ends early when `ring` is called, and whose next waits are shorter. */
function createAlarm(looksAfterRing: number[]) {
  const together = 5;
  let rung = false;
  let wake: (() => void) | undefined;
  let looks: number[] = [];
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(ms: number) {
      if (!rung && ms > 0) {
        const [soon = Number.POSITIVE_INFINITY] = looks;
        looks = looks.slice(1);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(ms, soon));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      if (!rung) return;
      rung = false;
      looks = looksAfterRing;
      await sleep(together);
    },
  };
}
