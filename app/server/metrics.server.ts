import { hash, timingSafeEqual } from "node:crypto";
import type { ServerResponse } from "node:http";
import { and, eq, inArray, like, sql } from "drizzle-orm";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { limitReached, waitsForHour } from "../../domain/delivery/queues.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";

const digest = (text: string) => hash("sha256", text, "buffer");

/** The metrics are in Prometheus text format, and no label identifies a person. */
export function createMetrics(token: string, { db, engine }: Database) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const jobs = new Gauge({
    name: "jobs",
    help: "Deliveries that are not done, by queue and state.",
    labelNames: ["queue", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "job_oldest_age_seconds",
    help: "Age of the oldest delivery that is not done.",
    labelNames: ["queue", "state"],
    registers,
  });
  const held = new Gauge({
    name: "mails_held",
    help: "E-mails that a limit or the hour of the day holds back.",
    registers,
  });
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections of this server's pool to PostgreSQL; waiting are queries without one.",
    labelNames: ["state"],
    registers,
  });

  function readPool() {
    if (engine.kind !== "postgres") return;
    const { totalCount, idleCount, waitingCount } = engine.pool;
    connections.set({ state: "open" }, totalCount);
    connections.set({ state: "idle" }, idleCount);
    connections.set({ state: "waiting" }, waitingCount);
  }

  async function readJobs() {
    const rows = await db
      .select({
        queue: job.queue,
        state: job.state,
        count: sql<number>`count(*)::int`,
        age: sql<number>`extract(epoch from now() - min(${job.createdAt}))::float8`,
      })
      .from(job)
      .where(inArray(job.state, ["queued", "stuck"]))
      .groupBy(job.queue, job.state);
    const [mails] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(job)
      .where(
        and(eq(job.state, "queued"), like(job.queue, "%mail"), inArray(job.lastError, [limitReached, waitsForHour])),
      );
    jobs.reset();
    oldest.reset();
    for (const { queue, state, count, age } of rows) {
      jobs.set({ queue, state }, count);
      oldest.set({ queue, state }, age);
    }
    held.set(mails?.count ?? 0);
  }

  const sent = digest(`Bearer ${token}`);
  return {
    contentType: registry.contentType,
    isAllowed: (authorization: string | undefined) => timingSafeEqual(digest(authorization ?? ""), sent),
    time(outgoing: ServerResponse, route: string) {
      const began = performance.now();
      outgoing.once("close", () =>
        requests.observe({ route, status: outgoing.statusCode }, (performance.now() - began) / 1_000),
      );
    },
    async read() {
      await readJobs();
      readPool();
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
