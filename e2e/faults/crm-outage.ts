import { emailSetting } from "../emails.ts";
import { createActiveCampaign } from "../../domain/delivery/active-campaign.server.ts";
import { startDeliveries } from "../../domain/delivery/deliveries.server.ts";
import { crmQueue } from "../../domain/delivery/queues.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { type ActiveCampaignPeer, type CrmMode, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { atMost, type Check, elapse, none, until } from "./check.ts";
import { type EngineKind, openDatabase } from "./open-database.ts";
import { leadsPerPerson } from "./outage-on-site.ts";
import { quickTiming, storeLead } from "./outage-in-process.ts";
import { newPerson } from "./people.ts";

export const crmModes: CrmMode[] = ["down", "hang", "429", "500", "malformed", "drop"];

const quickRate = 150;

export function outOfOrder(sent: Map<string, string[]>, { notes }: ActiveCampaignPeer) {
  const arrived = Map.groupBy(notes, ({ email }) => email);
  const named = ({ note }: { note: string }) => /companyName: (Company [^.]+\.)/.exec(note)?.[1];
  return none(
    "contacts whose leads came in another order",
    [...sent].filter(([email, companies]) => (arrived.get(email) ?? []).map(named).join() !== companies.join()),
  );
}

export function onceEach({ notes, contactTags }: ActiveCampaignPeer): Check[] {
  const tags = contactTags.map(({ contact, tag }) => `${contact} ${tag}`);
  return [
    none(
      "delivered twice",
      notes.filter(({ note }, index) => notes.findIndex((other) => other.note === note) !== index),
    ),
    none(
      "tagged twice",
      tags.filter((tag, index) => tags.indexOf(tag) !== index),
    ),
  ];
}

/** The CRM fails while leads arrive. Runs in this process, with shorter waits and a higher rate than production. */
export async function crmOutage(
  kind: EngineKind,
  { mode, leads, outageMs }: { mode: CrmMode; leads: number; outageMs: number },
): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const database = await openDatabase(kind);
  const deliveries = await startDeliveries({
    database,
    log: createLog("silent"),
    crm: createActiveCampaign({ url: crm.url, key: crm.key, timeoutMs: 300 }),
    mail: {
      mailer: { send: async () => {}, forget: async () => {} },
      ...emailSetting,
    },
    timing: { ...quickTiming, lease: 5_000 },
    crmRequestsPerSecond: quickRate,
  });
  try {
    await crm.set(mode);
    const sent = new Map<string, string[]>();
    for (let index = 0; index < leads; index += 1) {
      const { email, address } = newPerson();
      const contact = index % leadsPerPerson === 0 ? email : ([...sent.keys()].at(-1) ?? email);
      const companyName = `Company ${index}.`;
      sent.set(contact, [...(sent.get(contact) ?? []), companyName]);
      const status = await storeLead(database.db, { email: contact, companyName, address, lang: "en" });
      if (status !== "stored") throw new Error(`A lead was ${status}`);
    }
    await elapse(outageMs);
    await crm.set("ok");
    const drained = await until(() => crm.notes.length >= leads, 20_000 + (leads * 6_000) / quickRate, 100);
    const isOpen = ({ queue, state }: typeof job.$inferSelect) => queue === crmQueue.name && state === "queued";
    await until(async () => !(await database.db.select().from(job)).some(isOpen), 10_000, 100);
    return [
      {
        goal: `all ${leads} delivered once it was back`,
        measured: String(crm.notes.length),
        ok: drained && crm.notes.length === leads,
      },
      outOfOrder(sent, crm),
      ...onceEach(crm),
      // The CRM counts requests on arrival, and a few arrive a second late, so 5% more are allowed.
      atMost("requests in one second", crm.busiestSecond(), quickRate * 1.05),
    ];
  } finally {
    await deliveries.stop(1_000);
    await database.close();
    await crm.close();
  }
}
