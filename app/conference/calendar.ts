import { services } from "../context/context.server.ts";
import { eventCalendar } from "../shell/event-calendar.server.ts";
import type { Route } from "./+types/calendar.ts";

const series = { id: "conference", name: "Conference" };

export function loader({ params, context }: Route.LoaderArgs) {
  const conferences = context.get(services).content.list("conference", context.get(services).lang);
  const found = conferences.find(({ id }) => id === params.conference);
  const conference = found && { ...found, endsOn: null };
  return eventCalendar(context, conference, { series, page: "conference", file: `conference-${params.conference}` });
}
