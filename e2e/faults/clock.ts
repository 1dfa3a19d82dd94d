import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { startSmtpPeer } from "../peers/smtp.ts";
import { all, type Check, elapse, none, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { newLog, newPerson, note, nothingLost } from "./people.ts";
import { browsers } from "./browsers.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The errors of the server's clock in milliseconds, one after the other. */
const jumps = [5 * minute, -5 * minute, hour, -hour, 365 * 24 * hour, 0];

/** The server's clock jumps while jobs run, and each job still runs once. */
export async function movedClock(kind: EngineKind, { leadsPerJump }: { leadsPerJump: number }): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), "lab-clock-"));
  const clock = join(folder, "offset");
  writeFileSync(clock, "0");
  const crm = await startActiveCampaignPeer();
  const smtp = await startSmtpPeer();
  const preload = new URL("moved-clock.mjs", import.meta.url).href;
  const app = await openApp(kind, {
    env: {
      ACTIVECAMPAIGN_URL: crm.url,
      ACTIVECAMPAIGN_KEY: crm.key,
      SMTP_URL: smtp.url,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_OFFSET_FILE: clock,
    },
  });
  const browser = browsers(10);
  try {
    const site = await app.start();
    const log = newLog();
    for (const jump of jumps) {
      for (let index = 0; index < leadsPerJump; index += 1) {
        const person = newPerson();
        note(log, person, await browser.send(site.port, person));
      }
      writeFileSync(clock, String(jump));
      // The server checks its clock every two seconds; twice that time is enough to notice the jump.
      await elapse(4_000);
    }
    const sent = log.acknowledged.size;
    await until(() => crm.notes.length >= sent && smtp.received.length >= sent, 30_000 + sent * 1_500, 200);
    const openJobs = async () => (await app.rows(site, "job")).job.filter(({ state }) => state === "queued");
    await until(async () => (await openJobs()).length === 0, 30_000, 500);
    const { lead, job } = await app.rows(site, "lead", "job");
    return [
      all("acknowledged", sent, jumps.length * leadsPerJump),
      ...nothingLost(log, lead),
      all("delivered to the CRM", crm.notes.length, sent),
      none(
        "delivered to the CRM twice",
        crm.notes.filter(({ note }, index) => crm.notes.findIndex((other) => other.note === note) !== index),
      ),
      all("mails", smtp.received.length, sent),
      all(
        "people with one mail",
        new Set(smtp.received.map(({ recipients }) => recipients[0])).size,
        smtp.received.length,
      ),
      none(
        "jobs that are not done",
        job.filter(({ state }) => state !== "done"),
      ),
    ];
  } finally {
    browser.close();
    await app.dispose();
    await Promise.all([crm.close(), smtp.close()]);
    rmSync(folder, { recursive: true });
  }
}
