import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { services } from "../context/context.server.ts";
import { eventCalendar } from "../shell/event-calendar.server.ts";
import type { Route } from "./+types/calendar.ts";

const series = { id: "pitch-session", name: "Pitch Session" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, content, lang } = context.get(services);
  const sessions = await withoutCancelled(db, content.list("event", lang));
  const session = sessions.find(({ id }) => id === params.session);
  return eventCalendar(context, session, { series, page: "pitch-session", file: `pitch-session-${params.session}` });
}
