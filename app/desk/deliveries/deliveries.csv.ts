import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/deliveries.csv.ts";
import { deliveriesQuery } from "./filter.server.ts";
import { deskDeliveriesWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { deliveries, lang } = args.context.get(services);
  const { columns, delivery } = deskDeliveriesWords.in(lang);
  const { queues, states, causes } = deskWords.in(lang).delivery;
  const { filter } = deliveriesQuery(args.request);
  const { email, ...rest } = filter;
  return listFile(args, {
    name: "deliveries",
    list: (db, place, actor) => listDeliveries(db, actor, filter, deliveries.served, place),
    noted: ["deliveries", { ...rest, text: email }],
    columns: [
      { title: columns.when, cell: ({ createdAt }) => createdAt },
      { title: columns.what, cell: ({ channel }) => queues[channel] ?? channel },
      { title: columns.about, cell: ({ email }) => email },
      { title: columns.state, cell: ({ state }) => states[state] },
      { title: columns.attempts, cell: ({ attempts }) => attempts },
      { title: delivery.cause, cell: ({ cause }) => cause && causes[cause] },
      { title: columns.error, cell: ({ lastError }) => lastError },
      { title: columns.delivered, cell: ({ deliveredAt }) => deliveredAt },
      { title: columns.id, cell: ({ id }) => id },
    ],
  });
}
