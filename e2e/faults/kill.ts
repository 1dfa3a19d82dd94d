import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { startSmtpPeer } from "../peers/smtp.ts";
import { all, atMost, type Check, none, onThisMachine, seeded, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { crowd, newLog, nothingLost, sendUntilKept } from "./people.ts";
import { browsers } from "./browsers.ts";

/**
 * The number of mails that may be in transit when the process dies; each may arrive twice, with the same Message-ID.
 */
const mailsInFlight = 5;

/** The server is killed (-9) at random moments while people submit forms and retry with the same key. */
export async function kill(
  kind: EngineKind,
  { posts, kills, inFlight, sample }: { posts: number; kills: number; inFlight: number; sample: number },
): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const smtp = await startSmtpPeer();
  const app = await openApp(kind, {
    env: { ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key, SMTP_URL: smtp.url },
  });
  const browser = browsers(inFlight);
  try {
    const site = await app.start();
    const log = newLog();
    const random = seeded(posts);
    const moments = Array.from({ length: kills }, () => Math.floor(posts * (0.05 + 0.9 * random()))).toSorted(
      (a, b) => a - b,
    );
    const deadline = performance.now() + 60_000 + posts * 60;
    const ready: number[] = [];

    const killing = (async () => {
      for (const moment of moments) {
        await until(() => log.acknowledged.size >= moment, deadline - performance.now(), 2);
        await site.stop("SIGKILL");
        const from = performance.now();
        await site.start();
        // The health check uses a separate connection, so that it does not queue behind the visitors' retries.
        const health = browsers(1);
        const asks = async () => (await health.get(site.port, "/readyz").catch(() => null))?.status === 200;
        ready.push((await until(asks, 20_000, 5)) ? performance.now() - from : Number.POSITIVE_INFINITY);
        health.close();
      }
    })();
    await crowd(posts, inFlight, (person) => sendUntilKept(browser, () => site.port, person, log, deadline));
    await killing;

    const delivered = await until(() => crm.notes.length >= sample, 30_000 + sample * 1_000, 200);
    const { lead, job } = await app.rows(site, "lead", "job");
    const deliveries = Map.groupBy(job, ({ subject, queue }) => `${String(subject)} ${String(queue)}`);
    const expected = lead.flatMap(({ id }) => [`${String(id)} crm`, `${String(id)} mail`]);
    const copies = smtp.received.length - new Set(smtp.received.map(({ recipients }) => recipients[0])).size;
    const asOne = new Set(smtp.received.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1]))
      .size;
    return [
      all("acknowledged in the end", log.acknowledged.size, posts),
      ...nothingLost(log, lead),
      none(
        "leads without exactly one delivery to each channel",
        expected.filter((key) => deliveries.get(key)?.length !== 1),
      ),
      { goal: `delivered to the CRM within the sample: ${sample}`, measured: String(crm.notes.length), ok: delivered },
      none(
        "delivered to the CRM twice",
        crm.notes.filter(({ note }, index) => crm.notes.findIndex((other) => other.note === note) !== index),
      ),
      atMost("mails that arrived again after a kill, as the same message", copies, kills * mailsInFlight),
      all("different messages among the mails", asOne, smtp.received.length - copies),
      onThisMachine("slowest start after a kill", Math.max(...ready), 3_000, " ms"),
    ];
  } finally {
    browser.close();
    await app.dispose();
    await Promise.all([crm.close(), smtp.close()]);
  }
}
