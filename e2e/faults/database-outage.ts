import { type Check, elapse, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { ownCluster } from "./open-database.ts";
import { newLog, note, nothingLost, steadily } from "./people.ts";
import { type Answer, browsers } from "./browsers.ts";

export type Ending = "SIGINT" | "SIGQUIT" | "SIGKILL";

/** PostgreSQL stops (fast, immediately or killed), stays away and comes back, while people submit forms. */
export async function databaseOutage({
  endings,
  gapMs,
  perSecond,
}: {
  endings: Ending[];
  gapMs: number;
  perSecond: number;
}): Promise<Check[]> {
  const cluster = await ownCluster({ fsync: true });
  const app = await openApp("postgres", { onCluster: cluster });
  const browser = browsers(100);
  const checks: Check[] = [];
  try {
    const site = await app.start();
    const pid = site.pid();
    const log = newLog();
    for (const ending of endings) {
      const posts: Answer[] = [];
      const pages: Answer[] = [];
      const unread: Answer[] = [];
      const cutOff: string[] = [];
      let over = false;
      const sending = steadily(
        perSecond,
        () => over,
        async (person) => {
          try {
            const answer = await browser.sendForSure(site.port, person);
            posts.push(answer);
            note(log, person, answer);
          } catch (error) {
            cutOff.push(String(error));
          }
        },
      );
      await until(() => posts.length >= perSecond, 10_000);
      const stoppedAt = performance.now();
      await cluster.stop(ending);
      const away = performance.now();
      while (performance.now() < away + gapMs) {
        for (const path of ["/", "/about?lang=fr"]) pages.push(await browser.get(site.port, path));
        for (const path of [`/receipts/${"A".repeat(22)}?lang=fr`, "/application?lang=fr"])
          unread.push(await browser.get(site.port, path));
        await elapse(100);
      }
      const readyWhileAway = (await browser.get(site.port, "/readyz")).status;
      await cluster.start();
      const back = performance.now();
      const recovered = await until(() => posts.some(({ status, at }) => status === 200 && at > back), 60_000, 20);
      const first = posts.find(({ status, at }) => status === 200 && at > back);
      const readyAgain = await until(async () => (await browser.get(site.port, "/readyz")).status === 200, 60_000);
      over = true;
      await sending;
      const during = posts.filter(({ at }) => at > stoppedAt && at < back - 100);
      checks.push(
        { goal: `${ending}: asked meanwhile`, measured: String(during.length), ok: during.length > 0 },
        none(
          `${ending}: answers but 503 with Retry-After (or a lead that was just stored)`,
          during
            .filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))
            .map(({ status }) => status),
        ),
        none(`${ending}: connections cut off`, cutOff),
        onThisMachine(`${ending}: slowest answer meanwhile`, Math.max(...during.map(({ ms }) => ms)), 2_000, " ms"),
        none(
          `${ending}: kept pages that did not answer`,
          pages.filter(({ status }) => status !== 200).map(({ status }) => status),
        ),
        onThisMachine(`${ending}: slowest kept page meanwhile`, Math.max(...pages.map(({ ms }) => ms)), 500, " ms"),
        none(
          `${ending}: pages that need the database, told otherwise than as unavailable, in French`,
          unread
            .filter(
              ({ status, retryAfter, text }) => status !== 503 || !retryAfter || !text.includes("Le site revient"),
            )
            .map(({ status, text }) => `${status} ${text.slice(0, 100)}`),
        ),
        { goal: `${ending}: /readyz meanwhile 503`, measured: String(readyWhileAway), ok: readyWhileAway === 503 },
        { goal: `${ending}: /readyz after its return 200`, measured: readyAgain ? "200" : "never", ok: readyAgain },
        onThisMachine(
          `${ending}: stored again after its return`,
          recovered && first ? first.at + first.ms - back : Number.POSITIVE_INFINITY,
          5_000,
          " ms",
        ),
      );
    }
    checks.push({
      goal: "the process lives on",
      measured: site.pid() === pid ? "yes" : "no",
      ok: site.pid() === pid && (await site.command("leads")).code === 0,
    });
    const { lead } = await app.rows(site, "lead");
    return [...checks, ...nothingLost(log, lead)];
  } finally {
    browser.close();
    await app.dispose();
    await cluster.dispose();
  }
}
