import { request as httpRequest } from "node:http";
import { pathOf } from "../../app/paths.ts";
import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { signInAs } from "../../e2e/peers/sign-in.ts";
import { startSite } from "../../e2e/peers/site.ts";
import { openPostgres } from "../../platform/db/database.server.ts";
import { type Figure, millis, quantile } from "./figures.ts";
import { startFloor } from "./floor.ts";
import { fillFiveYears, fillMarket } from "./startups-data.ts";

const budget = 60;
const warmUp = 60;
const requests = 200;

const tabs = [
  "founder-dashboard",
  "founder-visibility",
  "founder-readiness",
  "founder-tools",
  "founder-funding",
  "founder-pitch",
  "founder-acceleration",
  "founder-check-in",
  "founder-cap-table",
  "notifications",
] as const;

type Answer = { headers: Record<string, string>; body: Buffer; took: number };

const get = (port: number, path: string, cookie: string) =>
  new Promise<Answer>((resolve, reject) => {
    const from = performance.now();
    const sent = httpRequest({ host: "127.0.0.1", port, path, headers: { cookie, connection: "close" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const took = performance.now() - from;
        if (answer.statusCode !== 200) return reject(new Error(`${path}: ${answer.statusCode}`));
        resolve({ headers: { "content-type": "text/html" }, body: Buffer.concat(parts), took });
      });
    });
    sent.on("error", reject);
    sent.end();
  });

async function slowest(port: number, path: string, cookie: string) {
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) times.push((await get(port, path, cookie)).took);
  return quantile(times, 0.95);
}

/** The 95th percentile of each cockpit page's response time; the baseline is a plain HTTP server with equal bytes. */
export async function cockpitInNumbers(): Promise<Figure[]> {
  const binaries = findPostgres();
  if (!binaries)
    return [{ what: "PostgreSQL is not on this machine", measured: "-", target: `<= ${millis(budget)}`, met: false }];
  const postgres = await startPostgres(binaries);
  const site = await startSite({ env: { DATABASE_URL: postgres.url("postgres") } });
  try {
    const { id, cookie } = await signInAs(site, "founder");
    const database = await openPostgres(postgres.url("postgres"), () => {});
    await fillMarket(database.db, { startups: 1_000, investors: 200 });
    await fillFiveYears(database.db, id);
    await database.close();
    await postgres.query("vacuum analyze");
    const figures: Figure[] = [];
    for (const name of tabs) {
      const path = pathOf(name);
      for (let index = 0; index < warmUp; index += 1) await get(site.port, path, cookie);
      const bare = await startFloor(await get(site.port, path, cookie));
      const least = await slowest(bare.port, path, cookie);
      const measured = await slowest(site.port, path, cookie);
      bare.stop();
      figures.push({
        what: `${name}, 60 months: p95`,
        measured: millis(measured),
        floor: millis(least),
        ratio: measured / least,
        target: `<= ${millis(budget)}`,
        met: measured <= budget,
      });
    }
    return figures;
  } finally {
    await site.dispose();
    await postgres.dispose();
  }
}
