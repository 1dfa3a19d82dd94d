import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { all, type Check, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { newLog, note, nothingLost, steadily } from "./people.ts";
import { browsers } from "./browsers.ts";

/**
 * Matches the error of a connection that was refused or reset before the server accepted it, so that no request was
 * lost.
 */
const neverAsked = /ECONNREFUSED|connect ECONNRESET/;

/** The server gets SIGTERM while people submit forms, and finishes the requests that it has accepted. */
export async function stopUnderLoad(
  kind: EngineKind,
  { times, perSecond }: { times: number; perSecond: number },
): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const app = await openApp(kind, { env: { ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key } });
  const log = newLog();
  const dropped: string[] = [];
  const codes: (number | null)[] = [];
  const stops: number[] = [];
  let reported = 0;
  let asked = 0;
  try {
    const site = await app.start();
    for (let turn = 0; turn < times; turn += 1) {
      const browser = browsers(30);
      let over = false;
      const sending = steadily(
        perSecond,
        () => over,
        async (person) => {
          try {
            asked += 1;
            if (asked % 2) note(log, person, await browser.send(site.port, person));
            else if ((await browser.get(site.port, "/about?lang=fr")).status !== 200) dropped.push("a page");
          } catch (error) {
            if (!neverAsked.test(String(error))) dropped.push(String(error));
          }
        },
      );
      const askedBefore = asked;
      await until(() => asked >= askedBefore + perSecond, 10_000);
      const from = performance.now();
      let stopped = false;
      const stopping = site.stop("SIGTERM").finally(() => (stopped = true));
      const health = browsers(1);
      const isTold = () =>
        health.get(site.port, "/readyz").then(
          ({ status }) => status === 503,
          () => false,
        );
      await until(
        async () => {
          const isReported = await isTold();
          if (isReported) reported += 1;
          return isReported || stopped;
        },
        60_000,
        20,
      );
      health.close();
      codes.push(await stopping);
      stops.push(performance.now() - from);
      over = true;
      await sending;
      browser.close();
      await site.start();
    }
    const before = crm.notes.length;
    const goesOn = await until(() => crm.notes.length > before, 20_000, 100);
    const { lead } = await app.rows(site, "lead");
    return [
      none("requests dropped in hand", dropped),
      all("stops with exit code 0", codes.filter((code) => code === 0).length, times),
      onThisMachine("slowest stop", Math.max(...stops), 15_000, " ms"),
      all("stops of which /readyz told by 503", reported, times),
      { goal: "jobs go on after the next start", measured: `${crm.notes.length - before} more`, ok: goesOn },
      none(
        "delivered twice",
        crm.notes.filter(({ note }, index) => crm.notes.findIndex((other) => other.note === note) !== index),
      ),
      ...nothingLost(log, lead),
    ];
  } finally {
    await app.dispose();
    await crm.close();
  }
}
