import type { Database, Db } from "../../platform/db/database.server.ts";
import { timing as production, type Timing } from "../../platform/jobs/timing.ts";
import { startWorker } from "../../platform/jobs/worker.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Crm } from "./active-campaign.server.ts";
import { crmWork } from "./crm-work.server.ts";
import { queueNames, type Served } from "./delivery.ts";
import { deliveriesOf } from "./delivery.server.ts";
import { previewEmail } from "./email-preview.server.ts";
import { mailWork, type MailSetting } from "./mail-work.server.ts";
import { watchOutcomes } from "./outcome-watch.server.ts";

export type DeliverySetting = {
  database: Database;
  log: Log;
  /** The CRM client; null if no CRM is configured. Without a CRM client, CRM updates stay queued in order. */
  crm: Crm | null;
  mail: MailSetting;
  timing?: Timing;
  crmRequestsPerSecond?: number;
};

export function servedChannels(crm: unknown): Served {
  return new Set(crm ? queueNames : queueNames.filter((name) => name !== "crm"));
}

export async function startDeliveries({
  database,
  log,
  crm,
  mail,
  timing = production,
  crmRequestsPerSecond,
}: DeliverySetting) {
  const served = servedChannels(crm);
  const works = [
    ...mailWork(database.db, mail, log),
    ...(crm ? [crmWork(database.db, crm, crmRequestsPerSecond)] : []),
  ];
  const worker = await startWorker(database, log, works, timing);
  const outcomes = watchOutcomes(database, served);
  return {
    /** Resolves to the outcome as soon as it is known, or after `forMs` milliseconds. */
    waitForOutcome: outcomes.wait,
    served,
    /** Returns the text of an e-mail without its private links. Returns null when the job is not an e-mail. */
    preview: (queue: string, data: unknown) => previewEmail(queue, data, mail),
    of: (db: Db, leadIds: string[]) => deliveriesOf(db, leadIds, served),
    async stop(graceMs?: number) {
      outcomes.stop();
      await worker.stop(graceMs);
    },
  };
}

export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;
