import type { RouterContextProvider } from "react-router";
import { type CalendarEntry, calendarFile, type Series } from "../../domain/pitch-session/calendar-file.ts";
import { fileAnswer } from "../../platform/http/file-answer.server.ts";
import { type FixedRoute, pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";

/** Returns an iCalendar file of one event, or a 404 response without an event or a date. */
export function eventCalendar(
  context: Readonly<RouterContextProvider>,
  event: CalendarEntry | undefined,
  { series, page, file }: { series: Series; page: FixedRoute; file: string },
) {
  const { content, env } = context.get(services);
  const text =
    event &&
    calendarFile({
      session: event,
      series,
      organisation: content.site.organisation,
      url: `${env.APP_URL}${pathOf(page)}`,
      host: new URL(env.APP_URL).hostname,
      now: new Date(),
    });
  return text ? fileAnswer(file, "ics", text) : new Response(null, { status: 404 });
}
