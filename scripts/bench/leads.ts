import { startSite } from "../../e2e/peers/site.ts";
import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { cpuSeconds, type Figure, millis, quantile } from "./figures.ts";
import { runLoad } from "./load.ts";

const perSecond = 100;
const seconds = 60;
const budget = 200;

async function onEngine(engine: string, env: Record<string, string>): Promise<Figure[]> {
  const site = await startSite({ env: { TRUST_PROXY: "1", ...env } });
  try {
    await runLoad({ kind: "leads", port: site.port, perSecond: 20, seconds: 3 });
    const before = cpuSeconds(site.pid());
    const { stored, latencies, failures } = await runLoad({ kind: "leads", port: site.port, perSecond, seconds });
    const cpu = cpuSeconds(site.pid()) - before;
    const p95 = quantile(latencies, 0.95);
    const wanted = perSecond * seconds;
    return [
      {
        what: `${perSecond} lead posts a second for ${seconds} s on ${engine}: p95 (median ${millis(quantile(latencies, 0.5))}, p99 ${millis(quantile(latencies, 0.99))}, worst ${millis(Math.max(...latencies))})`,
        measured: millis(p95),
        ratio: p95 / budget,
        target: `< ${budget} ms`,
        met: p95 < budget,
      },
      {
        what: `${engine}: leads stored${failures.length > 0 ? ` (${failures.join("; ")})` : ""}`,
        measured: String(stored),
        floor: String(wanted),
        ratio: stored / wanted,
        target: "all",
        met: stored === wanted,
      },
      {
        what: `${engine}: the server's CPU a stored lead (mails go into files until their hourly limit)`,
        measured: millis((cpu / stored) * 1_000),
        target: "shown",
      },
    ];
  } finally {
    await site.dispose();
  }
}

/** Measures response times of leads sent on a fixed schedule, even if earlier leads are not answered yet. */
export async function leads(): Promise<Figure[]> {
  const embedded = await onEngine("PGlite", {});
  const binaries = findPostgres();
  if (!binaries)
    return [
      ...embedded,
      { what: "PostgreSQL is not on this machine", measured: "-", target: "p95 < 200 ms", met: false },
    ];
  const postgres = await startPostgres(binaries, { fsync: true });
  try {
    return [...embedded, ...(await onEngine("PostgreSQL", { DATABASE_URL: postgres.url("postgres") }))];
  } finally {
    await postgres.dispose();
  }
}
