import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { requestOfReceipt } from "../../domain/newsletter/newsletter.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/outcome.ts";

const longestWait = 8_000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, deliveries } = context.get(services);
  const stored = (await leadOfReceipt(db, params.receipt)) ?? (await requestOfReceipt(db, params.receipt));
  if (!stored) return Response.json({ error: "no such receipt" }, { status: 404 });
  return Response.json(
    { outcome: await deliveries.waitForOutcome(stored.id, stored.spam ? 0 : longestWait) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
