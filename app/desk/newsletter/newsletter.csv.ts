import { noteExport } from "../../../domain/audit/export.server.ts";
import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/newsletter.csv.ts";
import { subscribersAsked } from "./filter.server.ts";
import { deskNewsletterWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, states } = deskNewsletterWords.in(lang);
  const { filter } = subscribersAsked(asked.request);
  await noteExport(db, "subscribers", filter, actor);
  return csvAnswer({
    name: "newsletter",
    lang,
    pages: everyPage((place) => listSubscribers(db, filter, place, actor, 500)),
    columns: [
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.state, cell: ({ state }) => states[state] },
      { title: columns.language, cell: ({ lang: written }) => written },
      { title: columns.since, cell: ({ since }) => since },
      { title: columns.requested, cell: ({ requestedAt }) => requestedAt },
    ],
  });
}
