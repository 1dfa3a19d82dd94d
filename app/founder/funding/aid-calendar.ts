import { services } from "../../context/context.server.ts";
import { eventCalendar } from "../../shell/event-calendar.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/aid-calendar.ts";
import { fundingWords } from "./words.ts";

const series = { id: "aid", name: "Aid" };

export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  const { lang } = args.context.get(services);
  const aid = args.context
    .get(services)
    .content.list("aid", lang)
    .find(({ id }) => id === args.params.aid);
  const name = aid && fundingWords.in(lang).lastDay(aid.name);
  const lastDay = name
    ? { id: aid.id, name, startsOn: aid.deadline, endsOn: null, startTime: null, endTime: null, place: null }
    : undefined;
  return eventCalendar(args.context, lastDay, { series, page: "founder-funding-public", file: args.params.aid });
}
