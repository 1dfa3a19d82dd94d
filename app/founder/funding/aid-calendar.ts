import { calendarFile } from "../../../domain/pitch-session/calendar-file.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/aid-calendar.ts";
import { fundingWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  requireActor(asked, "founder");
  const { content, env } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const aid = content.list("aid", lang).find(({ id }) => id === asked.params.aid);
  const name = aid && fundingWords.in(lang).lastDay(aid.name);
  const file =
    aid &&
    name &&
    calendarFile({
      session: { id: aid.id, name, startsOn: aid.deadline, endsOn: null, startTime: null, endTime: null, place: null },
      series: { id: "aid", name: "Aid" },
      organisation: content.site.organisation,
      url: `${env.APP_URL}${pathOf("founder-funding-public")}`,
      host: new URL(env.APP_URL).hostname,
      now: new Date(),
    });
  if (!file) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${aid.id}.ics"`,
    },
  });
}
