import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Served } from "../../domain/delivery/delivery.ts";
import { deliveriesOf } from "../../domain/delivery/delivery.server.ts";
import { leadsNewestFirst } from "../../domain/lead/lead.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

export async function listLeads(db: Db, served: Served, out: Writable) {
  for await (const leads of leadsNewestFirst(db)) {
    const deliveries = Map.groupBy(
      await deliveriesOf(
        db,
        leads.map(({ id }) => id),
        served,
      ),
      ({ leadId }) => leadId,
    );
    for (const { id, form, email, spam, createdAt } of leads) {
      const states = (deliveries.get(id) ?? []).map(({ channel, state }) => `${channel}: ${state}`);
      const notified = states.some((state) => state.startsWith("operator-mail"));
      const line = spam ? ["spam"] : notified ? states : [...states, "operator: not told"];
      if (!out.write(`${[createdAt.toISOString(), form, email, line.join(", ")].join("\t")}\n`))
        await once(out, "drain");
    }
  }
}
