import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import type { Site } from "../peers/site.ts";
import { startSmtpPeer } from "../peers/smtp.ts";
import { all, atMost, type Check, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { newLog, newPerson, note, nothingLost } from "./people.ts";
import { browsers } from "./browsers.ts";
import { blockEndsSession, changeShows, endOfAccess, endOfSeat } from "./changes-between-servers.ts";
import { cutOff } from "./deck-between-servers.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { questionsOfOne } from "./shared-limit.ts";

/** Two servers on one PostgreSQL share content, jobs and limits, and are restarted one after the other. */
export async function twoServers({
  leads,
  requests,
  perSecond,
}: {
  leads: number;
  requests: number;
  perSecond: number;
}): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const smtp = await startSmtpPeer();
  const app = await openApp("postgres", {
    env: { ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key, SMTP_URL: smtp.url },
    isEmpty: true,
  });
  const browser = browsers(50);
  const log = newLog();
  try {
    const servers = await Promise.all([app.start(), app.start()]);

    const shown = await changeShows(servers, app.url ?? "", browser);

    const blocked = await blockEndsSession(servers);
    const ended = await endOfAccess(servers);
    const left = await endOfSeat(servers);
    const cut = await cutOff(servers);
    const answered = await questionsOfOne(servers);

    const from = performance.now();

    for (let index = 0; index < leads; index += 1) {
      const person = newPerson();
      note(log, person, await browser.send(servers[index % 2]?.port ?? 0, person));
    }
    const sent = leads;
    const delivered = await until(
      () => crm.notes.length >= sent && smtp.received.length >= sent,
      30_000 + sent * 1_000,
      200,
    );

    // Counts for single seconds would be unreliable, because this process may record a request late.
    const [asked, seconds] = [crm.requests.length, (performance.now() - from) / 1_000];

    const rolling = await rollingRestart(servers, browser, { requests, perSecond, log });
    const { lead } = await app.rows(servers[0] as Site, "lead");

    const somebody = newPerson();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { fields, ...again } = newPerson();
      const { email, address } = somebody;
      const sent = { ...again, address, fields: { ...fields, email } };
      const { status } = await browser.send(servers[times % 2]?.port ?? 0, sent);
      statuses.push(status);
    }
    return [
      onThisMachine("a changed fact on both", shown, 2_000, " ms"),
      blocked,
      ended,
      left,
      ...cut,
      answered,
      {
        goal: "the fourth for one e-mail from one network, sent in turn to both: 429",
        measured: statuses.join(" "),
        ok: statuses.join() === "200,200,200,429",
      },
      {
        goal: `every job of ${sent} leads has run`,
        measured: `${crm.notes.length} in the CRM, ${smtp.received.length} mails`,
        ok: delivered,
      },
      none(
        "delivered to the CRM twice",
        crm.notes.filter(({ note }, index) => crm.notes.findIndex((other) => other.note === note) !== index),
      ),
      // A person who sends four leads may get several receipts, so Message-IDs tell the mails apart.
      all(
        "mails, each sent once",
        new Set(smtp.received.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1])).size,
        smtp.received.length,
      ),
      atMost(`requests to the CRM in ${Math.ceil(seconds)} s, from both`, asked, Math.ceil(seconds) * 4 + 5),
      onThisMachine("requests to the CRM in one second, from both", crm.busiestSecond(), 5),
      ...rolling,
      ...nothingLost(log, lead),
    ];
  } finally {
    browser.close();
    await app.dispose();
    await Promise.all([crm.close(), smtp.close()]);
  }
}
