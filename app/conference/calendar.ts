import { calendarFile } from "../../domain/pitch-session/calendar-file.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../context/context.server.ts";
import type { Route } from "./+types/calendar.ts";

const series = { id: "conference", name: "Conference" };

export function loader({ params, context }: Route.LoaderArgs) {
  const { content, env } = context.get(services);
  const conference = content.list("conference", context.get(visitor).lang).find(({ id }) => id === params.conference);
  const file =
    conference &&
    calendarFile({
      session: { ...conference, endsOn: null },
      series,
      organisation: content.site.organisation,
      url: `${env.APP_URL}${pathOf("conference")}`,
      host: new URL(env.APP_URL).hostname,
      now: new Date(),
    });
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="conference-${conference.id}.ics"`,
    },
  });
}
