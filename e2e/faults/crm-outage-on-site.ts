import { type CrmMode, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { all, atMost, type Check, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { sendDuring } from "./outage-on-site.ts";
import { onceEach, outOfOrder } from "./crm-outage.ts";

const callsPerLead = 3;
const perSecond = 4;

export async function crmOutageOnSite(
  kind: EngineKind,
  { modes, leadsPerMode, modeMs }: { modes: CrmMode[]; leadsPerMode: number; modeMs: number },
): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const app = await openApp(kind, { env: { ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key } });
  try {
    const site = await app.start();
    const outage = await sendDuring(site, modes, { set: (mode) => crm.set(mode, 2), leadsPerMode, modeMs });
    await crm.set("ok");
    const from = performance.now();
    const leads = modes.length * leadsPerMode;
    const allowed = (leads * callsPerLead * 1_000) / perSecond + 60_000;
    const caughtUp = await until(() => crm.notes.length >= leads, allowed, 200);
    const took = caughtUp ? (performance.now() - from) / 1_000 : Number.POSITIVE_INFINITY;
    const { lead } = await app.rows(site, "lead");
    return [
      ...outage.checks(lead),
      all("delivered once it was back", crm.notes.length, leads),
      outOfOrder(outage.sent, crm),
      ...onceEach(crm),
      onThisMachine("time to catch up", took, Math.round(allowed / 1_000), " s"),
      atMost("requests in one second, by the production rate", crm.busiestSecond(), 5),
    ];
  } finally {
    await app.dispose();
    await crm.close();
  }
}
