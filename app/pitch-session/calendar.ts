import { services } from "../context/context.server.ts";
import { eventCalendar } from "../shell/event-calendar.server.ts";
import type { Route } from "./+types/calendar.ts";

const series = { id: "pitch-session", name: "Pitch Session" };

export function loader({ params, context }: Route.LoaderArgs) {
  const sessions = context.get(services).content.list("event", context.get(services).lang);
  const session = sessions.find(({ id }) => id === params.session);
  return eventCalendar(context, session, { series, page: "pitch-session", file: `pitch-session-${params.session}` });
}
