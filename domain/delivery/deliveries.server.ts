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
  /** Null while none is configured: its deliveries wait, and go out in their order at the first start with one. */
  crm: Crm | null;
  mail: MailSetting;
  timing?: Timing;
  crmRequestsPerSecond?: number;
};

/** Every queue has its integration but the CRM's, where none is configured. */
export function servedChannels(crm: unknown): Served {
  return new Set(crm ? queueNames : queueNames.filter((name) => name !== "crm"));
}

/** Sends out what is queued, now and from now on, until stopped. */
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
    /** What to tell the visitor who sent this lead; resolves as soon as that is known, at the latest after `forMs`. */
    waitForOutcome: outcomes.wait,
    served,
    /** What a mail says, its links left out; null for what is no mail. */
    preview: (queue: string, data: unknown) => previewEmail(queue, data, mail),
    of: (db: Db, leadIds: string[]) => deliveriesOf(db, leadIds, served),
    async stop(graceMs?: number) {
      outcomes.stop();
      await worker.stop(graceMs);
    },
  };
}

export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;
