import { noteExport } from "../../../domain/audit/export.server.ts";
import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/deliveries.csv.ts";
import { deliveriesAsked } from "./filter.server.ts";
import { deskDeliveriesWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db, deliveries } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, delivery } = deskDeliveriesWords.in(lang);
  const { queues, states, causes } = deskWords.in(lang).delivery;
  const { filter } = deliveriesAsked(asked.request);
  const { email, ...rest } = filter;
  await noteExport(db, "deliveries", { ...rest, text: email }, actor);
  return csvAnswer({
    name: "deliveries",
    lang,
    pages: everyPage((place) => listDeliveries(db, filter, deliveries.served, place, actor, 500)),
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
