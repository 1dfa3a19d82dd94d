import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import { services, visitor } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/deliveries.csv.ts";
import { deliveriesAsked } from "./filter.server.ts";
import { deskDeliveriesWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const { deliveries } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, delivery } = deskDeliveriesWords.in(lang);
  const { queues, states, causes } = deskWords.in(lang).delivery;
  const { filter } = deliveriesAsked(asked.request);
  const { email, ...rest } = filter;
  return listFile(asked, {
    name: "deliveries",
    list: (db, place, actor) => listDeliveries(db, filter, deliveries.served, place, actor),
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
