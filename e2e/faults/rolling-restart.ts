import { p95 } from "../http/slow-clients.ts";
import type { Site } from "../peers/site.ts";
import { type Check, elapse, none, onThisMachine, until } from "./check.ts";
import { newLog, newPerson, note } from "./people.ts";
import { browsers } from "./browsers.ts";

const lookEvery = 200;

/**
 * A load balancer that checks /readyz routes visitors, while the servers are gracefully stopped and restarted one after
 * the other.
 */
export async function rollingRestart(
  servers: Site[],
  browser: ReturnType<typeof browsers>,
  { requests, perSecond, log }: { requests: number; perSecond: number; log: ReturnType<typeof newLog> },
): Promise<Check[]> {
  const failures: string[] = [];
  const times: number[] = [];
  const ready = new Set(servers);
  let over = false;
  let asked = 0;
  // Separate connections keep health checks from queueing behind visitors.
  const health = browsers(servers.length);
  const watch = async (server: Site) => {
    for (; !over; await elapse(lookEvery)) {
      const status = await health.get(server.port, "/readyz", 10_000).then(
        (answer) => answer.status,
        (error: unknown) => (/ECONNREFUSED/.test(String(error)) ? 503 : 0),
      );
      if (status === 200) ready.add(server);
      if (status === 503) ready.delete(server);
    }
  };
  const watching = Promise.all(servers.map(watch));
  let restarted = false;
  const visiting = (async () => {
    const visits: Promise<void>[] = [];
    for (const from = performance.now(); asked < requests || !restarted; asked += 1) {
      await elapse(Math.max(0, from + (asked * 1_000) / perSecond - performance.now()));
      const turn = asked;
      const server = [...ready][turn % ready.size];
      if (!server) {
        failures.push("no server was ready");
        continue;
      }
      visits.push(
        (async () => {
          try {
            if (turn % 5 === 0) {
              const person = newPerson();
              const answer = await browser.sendForSure(server.port, person);
              note(log, person, answer);
              if (answer.status !== 200) failures.push(`a lead: ${answer.status}`);
            } else {
              const { status, ms } = await browser.get(server.port, turn % 2 ? "/" : "/about?lang=fr");
              times.push(ms);
              if (status !== 200) failures.push(`a page: ${status}`);
            }
          } catch (error) {
            failures.push(String(error));
          }
        })(),
      );
    }
    await Promise.all(visits);
  })();
  const codes: (number | null)[] = [];
  for (const server of servers) {
    await elapse(1_000);
    codes.push(await server.stop("SIGTERM"));
    await server.start();
    if (!(await until(() => ready.has(server), 60_000))) failures.push("a server that started again was never ready");
  }
  restarted = true;
  await visiting;
  over = true;
  await watching;
  health.close();
  return [
    none(`failed of ${asked} requests during a rolling restart`, failures),
    { goal: "both stopped with exit code 0", measured: codes.join(" "), ok: codes.every((code) => code === 0) },
    onThisMachine("pages' p95 meanwhile", p95(times), 500, " ms"),
  ];
}
