import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { promisedCalendar, receivedApplication } from "../application/embed.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/calendar.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const lead = await leadOfReceipt(context.get(services).db, params.receipt);
  const sent = lead?.form.startsWith("application") && (await receivedApplication(lead.id, lead.createdAt, context));
  return sent ? promisedCalendar(sent.promises, sent.intake, context) : new Response(null, { status: 404 });
}
