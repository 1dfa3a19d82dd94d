import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { services } from "../services.server.ts";
import type { Route } from "./+types/outcome.ts";

const patience = 8_000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, deliveries } = context.get(services);
  const lead = await leadOfReceipt(db, params.receipt);
  if (!lead) return Response.json({ error: "no such receipt" }, { status: 404 });
  return Response.json(
    { outcome: await deliveries.waitForOutcome(lead.id, lead.spam ? 0 : patience) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
