import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { newsletterStates } from "../../../domain/newsletter/newsletter.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { subscribersAsked } from "./filter.server.ts";
import { SubscriberState } from "./subscriber-state.tsx";
import { deskNewsletterWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { lang } = asked.context.get(visitor);
  const { filter, filters, place } = subscribersAsked(asked.request);
  const { rows, ...around } = await listSubscribers(asked.context.get(services).db, filter, place, actor);
  return {
    title: deskWords.in(lang).title(deskNewsletterWords.in(lang).title),
    filters,
    around,
    subscribers: rows.map(({ place: _, ...row }) => row),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { subscribers, filters, around } = loaderData;
  const own = useWords(deskNewsletterWords);
  const { date } = formats[useLanguage().lang];
  return (
    <ListPage
      words={own}
      path={pathOf("admin-newsletter")}
      filters={filters}
      fields={[
        { name: "q", type: "search", label: own.filters.text },
        { name: "state", label: own.filters.state, all: own.filters.all, ...choices(newsletterStates, own.states) },
      ]}
      around={around}
      rows={subscribers}
      to={({ id }) => pathOf("admin-subscriber", { id })}
      columns={[
        { title: own.columns.email, cell: ({ email }) => <EmailAddress email={email} /> },
        { title: own.columns.state, cell: ({ state }) => <SubscriberState state={state} /> },
        { title: own.columns.language, cell: ({ lang }) => lang.toUpperCase(), from: "l" },
        { title: own.columns.since, cell: ({ since }) => date(since), figures: true, from: "m" },
        { title: own.columns.requested, cell: ({ requestedAt }) => date(requestedAt), figures: true, from: "l" },
      ]}
      empty={[own.empty, own.emptyText]}
      none={[own.none, own.noneText]}
    />
  );
}
