import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/newsletter.csv.ts";
import { subscribersQuery } from "./filter.server.ts";
import { deskNewsletterWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const { columns, states } = deskNewsletterWords.in(lang);
  const { filter } = subscribersQuery(args.request);
  return listFile(args, {
    name: "newsletter",
    list: (db, place, actor) => listSubscribers(db, actor, filter, place),
    noted: ["subscribers", filter],
    columns: [
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.state, cell: ({ state }) => states[state] },
      { title: columns.language, cell: ({ lang: written }) => written },
      { title: columns.since, cell: ({ since }) => since },
      { title: columns.requested, cell: ({ requestedAt }) => requestedAt },
    ],
  });
}
