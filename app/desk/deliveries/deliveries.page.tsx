import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { queueNames } from "../../../domain/delivery/delivery.ts";
import { causes } from "../../../domain/outbox/cause.ts";
import { listDeliveries, listedStates } from "../../../domain/outbox/list.server.ts";
import { stuckByCause } from "../../../domain/outbox/counts.server.ts";
import { sendAllAgain } from "../../../domain/outbox/settle.server.ts";
import { ask } from "../../../platform/db/ask.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeliveryTag, MailsAreFiles } from "../kit/delivery-states.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { choices } from "../kit/choices.ts";
import { ListPage } from "../kit/list-page.tsx";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/deliveries.page.ts";
import { deliveriesQuery } from "./filter.server.ts";
import { StuckCauses } from "./stuck-causes.tsx";
import { deskDeliveriesWords } from "./words.ts";
import { NoBreak } from "../../shell/no-break.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, deliveries, lang } = requireColleague(args);
  const { filter, filters, place } = deliveriesQuery(args.request);
  const { rows, ...around } = await listDeliveries(db, actor, filter, deliveries.served, place);
  return {
    saved: await viewsOf(db, actor, "deliveries"),
    title: deskWords.in(lang).title(deskDeliveriesWords.in(lang).title),
    filters,
    states: listedStates,
    around,
    stuck: (await ask(db, { causes: stuckByCause(actor) })).causes,
    deliveries: rows.map(({ id, channel, email, state, attempts, cause, lastError, createdAt }) => ({
      id,
      channel,
      email,
      state,
      attempts,
      cause,
      lastError,
      createdAt,
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "retry-all": async ({ cause }) => {
      const found = causes.find((each) => each === cause);
      if (!found) return { refused: "unreadable", http: 422 };
      return (await sendAllAgain(db, actor, found)) > 0 ? { to: pathOf("admin-deliveries") } : { refused: "none" };
    },
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function DeliveriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, deliveries, filters, states, around, stuck } = loaderData;
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const words = useWords(deskDeliveriesWords);
  const onlyStuck = filters.state === "stuck" && !filters.email && !filters.queue;
  const queueOf = (channel: string) => desk.delivery.queues[channel] ?? channel;
  return (
    <ListPage
      words={words}
      path={pathOf("admin-deliveries")}
      views={{ list: "deliveries", views: saved }}
      filters={filters}
      sorted={filters.sort || "-date"}
      fields={[
        { name: "state", label: words.filters.state, all: words.filters.all, ...choices(states, words.states) },
        {
          name: "queue",
          label: words.filters.queue,
          all: words.filters.allQueues,
          ...choices(queueNames, desk.delivery.queues),
        },
        {
          name: "cause",
          label: words.filters.cause,
          all: words.filters.allCauses,
          ...choices(causes, desk.delivery.causes),
        },
        { name: "email", type: "search", label: words.filters.email },
      ]}
      around={around}
      rows={deliveries}
      to={({ id }) => pathOf("admin-delivery", { id })}
      columns={[
        {
          title: words.columns.what,
          cell: ({ channel }) => <NoBreak text={queueOf(channel)} />,
          sub: ({ email }) => email && <EmailAddress email={email} />,
        },
        {
          id: "state",
          title: words.columns.state,
          cell: (delivery) => <DeliveryTag {...delivery} />,
        },
        {
          id: "error",
          title: words.columns.error,
          cell: ({ cause, lastError }) => (cause ? desk.delivery.causes[cause] : lastError && words.answer(lastError)),
          sub: ({ cause, lastError }) => cause && lastError && words.answer(lastError),
          from: "l",
        },
        { id: "attempts", title: words.columns.attempts, cell: ({ attempts }) => attempts, figures: true, from: "l" },
        {
          id: "when",
          title: words.columns.when,
          sorts: { date: words.columns.when },
          cell: ({ createdAt }) => formats[lang].moment(createdAt),
          figures: true,
          from: "m",
        },
      ]}
      none={[words.none, words.noneText]}
      empty={onlyStuck ? [words.noneStuck, words.noneStuckText] : [words.empty, words.emptyText]}
    >
      <MailsAreFiles deliveries={deliveries} />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      <ActionNotice of={["retry-all"]} />
      <StuckCauses stuck={stuck} />
    </ListPage>
  );
}
