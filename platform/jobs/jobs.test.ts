import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../db/database.server.ts";
import { createLog } from "../log/log.server.ts";
import { claim, whatIsNext } from "./claim.server.ts";
import { forgetTheFuture } from "./clock-set-back.server.ts";
import { job, jobQueue } from "./job.table.ts";
import { enqueue, newJob, type Outcome, type Queue, wakeQueue } from "./jobs.server.ts";
import { pauseAfter, retryDelay, timing as production } from "./timing.ts";
import { serve, startWorker, type Work, type Worker } from "./worker.server.ts";

const log = createLog("silent");
const timing = {
  ...production,
  firstRetry: 20,
  longestRetry: 200,
  firstPause: 100,
  longestPause: 400,
  lease: 1_500,
  idle: 100,
};
const errand: Queue<{ name: string }> = { name: "errand", schema: z.object({ name: z.string() }), waitsFor: "stuck" };
const done: Outcome = { kind: "done" };
const down: Outcome = { kind: "failed", error: "unreachable", peer: "down" };

describe("when a job is tried again", () => {
  test("5 s at first, doubling to 15 minutes, never all at once", () => {
    expect(retryDelay(1, production, 0)).toBe(5_000);
    expect(retryDelay(3, production, 0.5)).toBe(22_000);
    for (const random of [0, 0.5, 0.999])
      for (let attempts = 1; attempts < 200; attempts += 1) {
        expect(retryDelay(attempts, production, random)).toBeGreaterThanOrEqual(5_000);
        expect(retryDelay(attempts, production, random)).toBeLessThanOrEqual(900_000);
      }
    expect(new Set(Array.from({ length: 20 }, () => retryDelay(50, production))).size).toBe(20);
  });

  test("an open breaker pauses for half a minute at most", () => {
    expect([4, 5, 6, 7, 8, 40].map((failures) => pauseAfter(failures, production))).toEqual([
      0, 5_000, 10_000, 20_000, 30_000, 30_000,
    ]);
  });
});

const eventually = <T>(check: () => T | Promise<T>, options: { timeout?: number; interval?: number } = {}) =>
  vi.waitFor(check, { timeout: 15_000, ...options });

onBothEngines("jobs", (open, kind) => {
  let database: Database;
  let db: Db;
  const workers: Worker[] = [];

  beforeEach(async () => {
    database = await open();
    db = database.db;
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(2_000)));
    await database.close();
  });

  async function work(run: Work<{ name: string }>["run"], concurrency = 4) {
    const worker = await startWorker(database, log, [serve({ queue: errand, concurrency, run })], timing);
    workers.push(worker);
    return worker;
  }

  const send = (tx: Db, ...jobs: [name: string, key: string][]) =>
    enqueue(
      tx,
      jobs.map(([name, key]) => newJob(errand, { name }, { key })),
    );
  const states = async () =>
    Object.fromEntries(
      (await db.select().from(job).orderBy(job.seq)).map(({ data, state }) => [(data as { name: string }).name, state]),
    );

  test("a job runs a fraction of a second after its commit, and never without one", async () => {
    const ran: string[] = [];
    await work(async ({ data }) => (ran.push(data.name), done));
    await expect(
      db.transaction(async (tx) => {
        await send(tx, ["lost", "a"]);
        throw new Error("no");
      }),
    ).rejects.toThrow();
    await db.transaction(async (tx) => {
      await send(tx, ["kept", "a"]);
      await tx.execute(sql`select 1`);
      expect(ran).toEqual([]);
    });
    const committed = performance.now();
    await eventually(() => expect(ran).toEqual(["kept"]), { interval: 2 });
    expect(performance.now() - committed).toBeLessThan(4_000);
    await eventually(async () => expect(await states()).toEqual({ kept: "done" }));
  });

  test("one at a time and in order for a key, side by side for others; a stuck one holds only its own", async () => {
    const ran: string[] = [];
    let together = 0;
    let most = 0;
    await send(db, ["a1", "a"], ["a2", "a"], ["a3", "a"], ["b1", "b"], ["b2", "b"], ["c1", "c"]);
    await work(async ({ data: { name } }) => {
      most = Math.max(most, (together += 1));
      await db.execute(sql`select 1`);
      together -= 1;
      ran.push(name);
      return name === "b1" ? { kind: "hopeless", error: "status 422", peer: "up" } : done;
    });
    await eventually(async () =>
      expect(await states()).toEqual({ a1: "done", a2: "done", a3: "done", b1: "stuck", b2: "queued", c1: "done" }),
    );
    expect(ran.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3"]);
    expect(most).toBeGreaterThan(1);
    await db.update(job).set({ state: "dismissed" }).where(eq(job.state, "stuck"));
    wakeQueue(errand.name);
    await eventually(async () => expect(await states()).toMatchObject({ b1: "dismissed", b2: "done" }));
  });

  test("what fails is tried again, in order, until patience ends; a jump of the clock does not end it", async () => {
    const ran: string[] = [];
    await send(db, ["a1", "a"], ["a2", "a"], ["late", "b"], ["jumped", "c"]);
    const longAgo = { firstAttemptAt: sql`now() - interval '73 hours'` };
    await db
      .update(job)
      .set({ ...longAgo, attempts: 7 })
      .where(eq(job.key, "b"));
    await db.update(job).set(longAgo).where(eq(job.key, "c"));
    await work(async ({ data: { name }, attempts }) => {
      ran.push(name);
      return name === "late" || attempts < 3 ? { ...down, peer: "unasked" } : done;
    });
    const ended = { a1: "done", a2: "done", late: "stuck", jumped: "done" };
    await eventually(async () => expect(await states()).toEqual(ended));
    expect(ran.filter((name) => name.startsWith("a"))).toEqual(["a1", "a1", "a1", "a2", "a2", "a2"]);
    expect(ran.filter((name) => name === "late")).toHaveLength(1);
  });

  test("a job that came due just after a look that found none is not left until the next idle look", async () => {
    const next = async (change: PgUpdateSetSource<typeof job>) => {
      await db.update(job).set(change).where(eq(job.key, "a"));
      return (await whatIsNext(db, errand, timing)).inMs;
    };
    await send(db, ["again", "a"]);
    expect(await next({ runAt: sql`now() - interval '50 milliseconds'` })).toBe(0);
    expect(await next({ claimedBy: crypto.randomUUID() })).toBe(Number.POSITIVE_INFINITY);
    expect(await next({ claimedBy: null, runAt: sql`now() + interval '1 minute'` })).toBeGreaterThan(58_000);
  });

  test("a dead system is left alone after at most 10 failures, and everything goes out when it is back", async () => {
    let alive = false;
    let calls = 0;
    await send(db, ...Array.from({ length: 40 }, (_, i): [string, string] => [`j${i}`, `k${i}`]));
    await work(async () => ((calls += 1), alive ? done : down));
    await eventually(async () =>
      expect((await db.select().from(jobQueue))[0]?.failures).toBeGreaterThanOrEqual(timing.breakerAfter),
    );
    expect(calls).toBeLessThanOrEqual(20);
    const [from, before] = [performance.now(), calls];
    await eventually(() => expect(calls).toBeGreaterThanOrEqual(before + 6));
    // At most four of these six attempts were already running, so each of the other two waited for a pause.
    expect(performance.now() - from).toBeGreaterThan(2 * timing.firstPause);
    alive = true;
    await eventually(async () => expect(new Set(Object.values(await states()))).toEqual(new Set(["done"])));
    expect((await db.select().from(jobQueue))[0]).toMatchObject({ failures: 0, pausedUntil: null });
  });

  const stored = async (name: string) =>
    (await db.select().from(job)).find(({ data }) => (data as { name: string }).name === name);
  const afterAnOutage = () =>
    db.insert(jobQueue).values({ queue: errand.name, failures: timing.breakerAfter, pausedUntil: sql`now()` });

  test("a paused queue is tried with a job that was never tried before those that failed", async () => {
    await send(db, ...["held", "old", "new", "newer"].map((name): [string, string] => [name, name]));
    await db
      .update(job)
      .set({ attempts: 3, runAt: sql`now() - interval '1 hour'` })
      .where(eq(job.key, "old"));
    await db
      .update(job)
      .set({ runAt: sql`now()` })
      .where(eq(job.attempts, 0));
    const inAnHour = { runAt: sql`now() + interval '1 hour'` };
    await db.update(job).set(inAnHour).where(eq(job.key, "held"));
    await afterAnOutage();
    const ran: string[] = [];
    await work(async ({ data: { name } }) => (ran.push(name), down), 1);
    // A job that is held back is tried last, because it would be postponed again.
    await eventually(() => expect(ran.slice(0, 3)).toEqual(["new", "newer", "old"]));
  });

  test("a system that refuses one job for now answers: the queue goes on, and only that job waits", async () => {
    await send(db, ["refused", "a"], ["other", "b"]);
    await db.update(job).set({ attempts: 3, firstAttemptAt: sql`now()` });
    const inAnHour = { runAt: sql`now() + interval '1 hour'` };
    await db.update(job).set(inAnHour).where(eq(job.key, "b"));
    await afterAnOutage();
    const refused: Outcome = { kind: "failed", error: "status 450", peer: "up", pauseMs: 3_600_000 };
    await work(async ({ data: { name } }) => (name === "refused" ? refused : done));
    await eventually(async () => expect(await states()).toEqual({ refused: "queued", other: "done" }));
    expect(await stored("refused")).toMatchObject({ attempts: 4, claimedBy: null, lastError: "status 450" });
    expect((await stored("refused"))?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    expect((await db.select().from(jobQueue))[0]).toMatchObject({ failures: 0, pausedUntil: null });
  });

  test("a job given up because the system stayed silent opens no paused queue", async () => {
    await send(db, ["lost", "a"], ["waits", "b"]);
    const later = { attempts: 1, runAt: sql`now() + interval '1 hour'` };
    await db.update(job).set(later).where(eq(job.key, "b"));
    await afterAnOutage();
    await work(async ({ data: { name } }) =>
      name === "lost" ? { kind: "hopeless", error: "unconfirmed", peer: "down" } : down,
    );
    await eventually(async () => expect(await stored("lost")).toMatchObject({ state: "stuck", attempts: 1 }));
    expect((await db.select().from(jobQueue))[0]?.failures).toBeGreaterThan(timing.breakerAfter);
    expect(await stored("lost")).toMatchObject({ claimedBy: null, lastError: "unconfirmed" });
  });

  test("a system that asks for a pause gets it, and a limit of ours is not an attempt", async () => {
    const ran: { name: string; at: number }[] = [];
    await work(async ({ data: { name }, lastError }) => {
      ran.push({ name, at: performance.now() });
      if (name === "limited" && !lastError) return { kind: "postponed", error: "limit", forMs: 60, wholeQueue: false };
      if (name === "busy" && !lastError) return { ...down, pauseMs: 300 };
      return done;
    });
    await send(db, ["limited", "a"], ["busy", "b"]);
    await eventually(async () => {
      const [busy] = await db.select().from(job).where(eq(job.key, "b"));
      expect(busy?.lastError).toEqual(expect.any(String));
    });
    await send(db, ["next", "c"]);
    await eventually(async () => expect(await states()).toEqual({ limited: "done", busy: "done", next: "done" }));
    const at = (name: string) => ran.findLast((each) => each.name === name)?.at ?? 0;
    const asked = ran.find(({ name }) => name === "busy")?.at ?? 0;
    expect(at("next") - asked).toBeGreaterThan(250);
    const [limited] = await db.select().from(job).where(eq(job.key, "a"));
    expect(limited?.attempts).toBe(1);
  });

  test("a job that a dead process held runs again, and the dead one's word no longer counts", async () => {
    await send(db, ["orphan", "a"]);
    const dead = crypto.randomUUID();
    expect(await claim(db, errand as Queue<never>, { worker: dead, limit: 5, timing })).toHaveLength(1);
    if (kind === "pglite") await db.update(job).set({ leaseUntil: sql`now() + interval '1 hour'` });
    const started = performance.now();
    await work(async () => done);
    await eventually(async () => expect(await states()).toEqual({ orphan: "done" }));
    if (kind === "postgres") expect(performance.now() - started).toBeGreaterThan(timing.lease / 2);
  });

  test("a clock that jumps makes nothing run twice, and holds back nothing for long", async () => {
    let finish = () => {};
    const ran: string[] = [];
    await send(db, ["long", "a"]);
    await work(async ({ data: { name } }) => {
      ran.push(name);
      if (name === "long") await new Promise<void>((resolve) => (finish = resolve));
      return done;
    });
    await eventually(() => expect(ran).toEqual(["long"]));
    // Simulates that the clock was an hour ahead: the lease ended, and a retry was scheduled an hour ahead.
    await db.update(job).set({ leaseUntil: sql`now() - interval '1 hour'` });
    const anHourAhead = { runAt: sql`now() + interval '1 hour'`, lastAttemptAt: sql`now() + interval '1 hour'` };
    await db.insert(job).values({ ...newJob(errand, { name: "retry" }, { key: "b" }), ...anHourAhead });
    await db.insert(jobQueue).values({ queue: errand.name, pausedUntil: sql`now() + interval '1 year'` });
    await forgetTheFuture(db);
    await send(db, ["new", "c"]);
    await eventually(() => expect(ran.toSorted()).toEqual(["long", "new", "retry"]));
    finish();
    await eventually(async () => expect(await states()).toEqual({ long: "done", retry: "done", new: "done" }));
    expect(ran).toHaveLength(3);
  });

  test("what fails while the clock is ahead is due when the clock is right again", async () => {
    await send(db, ["early", "a"]);
    const worker = await work(async () => {
      // Simulates a clock that jumped an hour ahead during the attempt.
      await db.update(job).set({ lastAttemptAt: sql`now() - interval '1 hour'` });
      return { ...down, peer: "unasked", pauseMs: 3_600_000 };
    });
    await eventually(async () => expect((await db.select().from(job))[0]?.lastError).toBe("unreachable"));
    // The worker is stopped, so that it does not run the job that becomes due.
    await worker.stop(1_000);
    await db
      .update(job)
      .set({ runAt: sql`run_at + interval '1 hour'`, lastAttemptAt: sql`last_attempt_at + interval '1 hour'` });
    await forgetTheFuture(db);
    const [early] = await db.select({ due: sql<boolean>`run_at <= now()` }).from(job);
    expect(early?.due).toBe(true);
  });

  test("stopping waits for what runs, and gives back what does not end", async () => {
    let short = false;
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    await send(db, ["short", "a"], ["endless", "b"]);
    const worker = await work(async ({ data }, { signal }) => {
      if (data.name === "short") await seen;
      else await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
      short = true;
      return done;
    });
    await eventually(async () =>
      expect((await db.select().from(job)).filter(({ claimedBy }) => claimedBy)).toHaveLength(2),
    );
    see();
    await worker.stop(1_000);
    expect(short).toBe(true);
    expect(await states()).toEqual({ short: "done", endless: "queued" });
    expect((await db.select().from(job)).every(({ claimedBy, leaseUntil }) => !claimedBy && !leaseUntil)).toBe(true);
  });

  test.skipIf(kind === "pglite")("two workers on one database run each job once and in order", async () => {
    const ran: string[] = [];
    const run: Work<{ name: string }>["run"] = async ({ data: { name } }) => {
      ran.push(name);
      await db.execute(sql`select 1`);
      return done;
    };
    await Promise.all([work(run), work(run)]);
    for (let round = 0; round < 30; round += 1)
      await send(db, ...Array.from({ length: 5 }, (_, key): [string, string] => [`${key}-${round}`, `k${key}`]));
    await eventually(async () => expect(new Set(Object.values(await states()))).toEqual(new Set(["done"])));
    expect(ran).toHaveLength(150);
    for (let key = 0; key < 5; key += 1)
      expect(ran.filter((name) => name.startsWith(`${key}-`))).toEqual(
        Array.from({ length: 30 }, (_, round) => `${key}-${round}`),
      );
  });
});
