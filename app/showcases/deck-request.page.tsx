import { data, redirect } from "react-router";
import { sharedDecks } from "../../domain/deal/deck.server.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf, showcasePathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/deck-request.page.ts";
import { DeckRequestForm } from "./deck-request-form.tsx";
import { deckRequestActions } from "./deck-request.form.server.ts";
import { SharedDeck } from "./shared-deck.tsx";
import { showcasesWords } from "./words.ts";

const sessionPath = (session: string) => showcasePathOf(session, 1) ?? pathOf("pitch-session");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, content, lang } = context.get(services);
  const startup = content.list("startup", lang).find(({ id }) => id === params.startup);
  if (!startup) return data(null, { status: 404 });
  const { account, name } = startup;
  const session = content.find("event", startup.session, lang).name;
  if (account !== undefined && (await sharedDecks(db, [account])).length > 0) {
    const who = context.get(viewer);
    if (who?.role === "investor" && who.approved) throw redirect(pathOf("investor-deck", { startup: account }), 303);
    const standing = who ? (who.role === "investor" ? ("pending" as const) : ("other" as const)) : ("visitor" as const);
    const title = showcasesWords.in(lang).shared.pageTitle(name);
    return data({ title, shared: { name, account, standing }, startup, session });
  }
  // A published deck need not be requested, because the session's page links to the deck.
  if (startup.deck) throw redirect(sessionPath(startup.session));
  return data({
    title: showcasesWords.in(lang).deck.pageTitle(startup.name),
    shared: null,
    startup,
    session,
    deck: content.page("showcase", lang).deck,
    notice: content.find("notice", "deck-request", lang),
    marketing: content.find("consent", "marketing-email", lang),
  });
}

export const action = (args: Route.ActionArgs) => deckRequestActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DeckRequest({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(showcasesWords).deck;
  if (!loaderData) return <NotFound />;
  if (loaderData.shared)
    return (
      <SharedDeck {...loaderData.shared}>
        <TextLink to={sessionPath(loaderData.startup.session)}>{words.back(loaderData.session)}</TextLink>
      </SharedDeck>
    );
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
