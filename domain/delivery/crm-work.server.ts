import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../platform/db/database.server.ts";
import { serve } from "../../platform/jobs/worker.server.ts";
import { reserve } from "../../platform/rate/bucket.server.ts";
import type { Crm } from "./active-campaign.server.ts";
import { CrmError } from "./crm-request.server.ts";
import { crmQueue } from "./queues.server.ts";

/**
 * The maximum number of CRM requests per second from all servers together. ActiveCampaign allows 5; one less leaves
 * room for delayed requests.
 */
const crmRequestsPerSecond = 4;

/** A request this many ms late waits for another slot, so that no second holds more than five requests. */
const lateness = 200;

const concurrency = 3;

/** Waits for a time slot that no other server uses; a late request waits for another slot. */
async function ownPlace(db: Db, perSecond: number, signal: AbortSignal) {
  for (;;) {
    const startedAt = performance.now();
    const wait = await reserve(db, "crm", perSecond);
    await sleep(wait, undefined, { signal });
    if (performance.now() - startedAt - wait < lateness) return;
  }
}

export function crmWork(db: Db, crm: Crm, perSecond = crmRequestsPerSecond) {
  return serve({
    queue: crmQueue,
    concurrency,
    run: async ({ id, data, attempts }, { signal, renew }) => {
      const beforeRequest = async () => {
        await renew();
        await ownPlace(db, perSecond, signal);
      };
      try {
        if ("forget" in data) await crm.forget({ email: data.forget, beforeRequest, signal });
        else await crm.deliver({ contact: data, marker: `the-lab ${id}`, again: attempts > 1, beforeRequest, signal });
        return { kind: "done" };
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        const { kind, message, pauseMs } = error;
        if (kind === "refused") return { kind: "hopeless", error: message, peer: "up" };
        return { kind: "failed", error: message, peer: "down", ...(pauseMs && { pauseMs }) };
      }
    },
  });
}
