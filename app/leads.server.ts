import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Db } from "../platform/db/database.server.ts";

/** Writes every lead with the state of its deliveries, one a line, newest first. */
export async function listLeads(db: Db, out: Writable) {
  for await (const { lead, deliveries } of (await import("../domain/delivery/delivery.server.ts") as any).leadsWithDeliveries(db)) {
    const states = deliveries.map(({ channel, state }) => `${channel}: ${state}`).join(", ");
    const line = [lead.createdAt.toISOString(), lead.form, lead.email, lead.spam ? "spam" : states || "nobody was told"].join("\t");
    if (!out.write(`${line.replace(/[\r\n]/g, " ")}\n`)) await once(out, "drain");
  }
}
