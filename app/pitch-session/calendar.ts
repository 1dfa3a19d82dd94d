import { calendarFile } from "../../domain/pitch-session/calendar-file.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../context/context.server.ts";
import type { Route } from "./+types/calendar.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const { content, env } = context.get(services);
  const session = content.list("event", context.get(visitor).lang).find(({ id }) => id === params.session);
  const file =
    session &&
    calendarFile({
      session,
      organisation: content.site.organisation,
      url: `${env.APP_URL}${pathOf("pitch-session")}`,
      host: new URL(env.APP_URL).hostname,
      now: new Date(),
    });
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="pitch-session-${session.id}.ics"`,
    },
  });
}
