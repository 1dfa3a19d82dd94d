import { data } from "react-router";
import { everyGuest } from "../../../domain/session-seat/desk.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/guests.csv.ts";
import { sessionIn } from "./session-in.server.ts";
import { deskSessionWords } from "./session-words.ts";

export function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (!sessionIn(args)) throw data(null, { status: 404 });
  const { columns, states } = deskSessionWords.in(args.context.get(services).lang);
  return listFile(args, {
    name: "guests",
    // A session has at most 700 guests, so all guests are read at once.
    list: async (db, _, actor) => ({ rows: await everyGuest(db, actor, id), previous: null, next: null }),
    noted: ["session-guests", { session: id }],
    columns: [
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.company, cell: ({ company }) => company },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.state, cell: ({ seat }) => states[seat === null ? "waiting" : "seated"] },
      { title: columns.since, cell: ({ askedAt }) => askedAt },
    ],
  });
}
