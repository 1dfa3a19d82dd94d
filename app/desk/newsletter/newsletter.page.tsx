import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { listSubscribers } from "../../../domain/newsletter/list.server.ts";
import { newsletterStates } from "../../../domain/newsletter/newsletter.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { subscribersQuery } from "./filter.server.ts";
import { SubscriberState } from "./subscriber-state.tsx";
import { deskNewsletterWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { filter, filters, place } = subscribersQuery(args.request);
  const { rows, ...around } = await listSubscribers(db, actor, filter, place);
  return {
    saved: await viewsOf(db, actor, "newsletter"),
    title: deskWords.in(lang).title(deskNewsletterWords.in(lang).title),
    filters,
    around,
    subscribers: rows.map(({ place: _, ...row }) => row),
  };
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { saved, subscribers, filters, around } = loaderData;
  const words = useWords(deskNewsletterWords);
  const { date } = formats[useLanguage().lang];
  return (
    <ListPage
      words={words}
      path={pathOf("admin-newsletter")}
      views={{ list: "newsletter", views: saved }}
      filters={filters}
      sorted={filters.sort || "-date"}
      fields={[
        { name: "q", type: "search", label: words.filters.text },
        {
          name: "state",
          label: words.filters.state,
          all: words.filters.all,
          ...choices(newsletterStates, words.states),
        },
      ]}
      around={around}
      rows={subscribers}
      to={({ id }) => pathOf("admin-subscriber", { id })}
      columns={[
        { title: words.columns.email, cell: ({ email }) => <EmailAddress email={email} /> },
        { id: "state", title: words.columns.state, cell: ({ state }) => <SubscriberState state={state} /> },
        { id: "language", title: words.columns.language, cell: ({ lang }) => lang.toUpperCase(), from: "l" },
        { id: "since", title: words.columns.since, cell: ({ since }) => date(since), figures: true, from: "m" },
        {
          id: "requested",
          title: words.columns.requested,
          sorts: { date: words.columns.requested },
          cell: ({ requestedAt }) => date(requestedAt),
          figures: true,
          from: "l",
        },
      ]}
      empty={[words.empty, words.emptyText]}
      none={[words.none, words.noneText]}
    />
  );
}
