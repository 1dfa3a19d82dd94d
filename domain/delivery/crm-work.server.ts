import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../platform/db/database.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import { reserve } from "../../platform/rate/bucket.server.ts";
import { type Crm, CrmError } from "./active-campaign.server.ts";
import { crmQueue } from "./queues.server.ts";

/** ActiveCampaign allows 5; all servers together ask for a little less. */
const crmRequestsPerSecond = 4;

const concurrency = 3;

export function crmWork(db: Db, crm: Crm, perSecond = crmRequestsPerSecond) {
  return serve({
    queue: crmQueue,
    concurrency,
    run: async ({ id, data, attempts }, { signal, renew }) => {
      const beforeRequest = async () => {
        await renew();
        await sleep(await reserve(db, "crm", perSecond), undefined, { signal });
      };
      try {
        await crm.deliver({ contact: data, marker: `the-lab ${id}`, again: attempts > 1, beforeRequest, signal });
        return { kind: "done" };
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        const { kind, message, pauseMs } = error;
        if (kind === "refused") return { kind: "hopeless", error: message };
        return { kind: "failed", error: message, peer: true, ...(pauseMs && { pauseMs }) };
      }
    },
  });
}
