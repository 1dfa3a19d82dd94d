import { data, redirect } from "react-router";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf, showcasePathOf } from "../paths.ts";
import { services, visitor } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/deck-request.page.ts";
import { DeckRequestForm } from "./deck-request-form.tsx";
import { deckRequestActions } from "./deck-request.form.server.ts";
import { showcasesWords } from "./words.ts";

/** The page that shows a startup of this session. */
const sessionPath = (session: string) => showcasePathOf(session, 1) ?? pathOf("pitch-session");

export function loader({ params, context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  const startup = content.list("startup", lang).find(({ id }) => id === params.startup);
  if (!startup) return data(null, { status: 404 });
  // The deck was published after this link was made: redirect to it, no request is needed.
  if (startup.deck) throw redirect(sessionPath(startup.session));
  return data({
    title: showcasesWords.in(lang).deck.pageTitle(startup.name),
    startup,
    session: content.find("event", startup.session, lang).name,
    deck: content.page("showcase", lang).deck,
    notice: content.find("notice", "deck-request", lang),
    marketing: content.find("consent", "marketing-email", lang),
  });
}

export const action = (args: Route.ActionArgs) => deckRequestActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

/** The form that asks a startup's founders for a deck that is not published. */
export default function DeckRequest({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(showcasesWords).deck;
  if (!loaderData) return <NotFound />;
  const { startup, session, deck, notice, marketing } = loaderData;
  return (
    <section className="page section contact">
      <div>
        <h1>{words.title(startup.name)}</h1>
        <p className="lead mt-4">{startup.sample ? deck.sample : deck.intro}</p>
        <p className="mt-6">
          <TextLink to={sessionPath(startup.session)}>{words.back(session)}</TextLink>
        </p>
      </div>
      <div id="request">
        <DeckRequestForm startup={startup.id} notice={notice} marketing={marketing} refused={actionData} />
      </div>
    </section>
  );
}
