import { data, redirect } from "react-router";
import { sharedDeckPage } from "../../../domain/deal/deck.server.ts";
import { recordPage } from "../../../domain/deck/beat.server.ts";
import { pageIn } from "../../../domain/deck/deck.ts";
import { contactOf } from "../../../domain/person/startup-contact.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { isReader } from "../../../platform/http/reader.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { deckStyles, DeckViewer } from "../../deck/embed.tsx";
import { deckPageWords } from "../../deck/words.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { openingOf } from "../../shell/opening.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import { InvestorHead } from "../investor-head.tsx";
import { panelData } from "../introductions/panel-data.server.ts";
import type { Route } from "./+types/deck-page.page.ts";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deckStyles }];

export async function loader({ request, context, params: { startup, page } }: Route.LoaderArgs) {
  const { actor } = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { db, lang } = context.get(services);
  const found = await sharedDeckPage(db, actor, { founder: startup, number: pageIn(page) });
  if (!found) throw data(null, { status: 404 });
  if (found === "closed") throw redirect(pathOf("investor-deck", { startup }), 303);
  const { number, width, height, text } = found.page;
  if (isReader(openingOf(request))) await recordPage(db, found.visit, number);
  const { pages, number: version } = found.deck;
  const name = nameIn(lang, found.deck.name);
  const writer = await contactOf(db, startup);
  const textLang = writer && writer.lang !== lang ? writer.lang : undefined;
  return {
    mayAsk: number === pages && (await panelData(db, actor, startup)).mayAsk,
    ...{ startup, name, version, shown: { pages, number, width, height, text, textLang } },
    title: deckPageWords.in(lang).title(name, number, pages),
  };
}

export default function DeckPage({ loaderData: { startup, name, version, shown, mayAsk } }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  const { record } = useWords(dealWords);
  const { number, pages } = shown;
  return (
    <>
      <InvestorHead title={words.of(name)} context={words.place(number, pages)} />
      <div className="cockpit-work">
        <TextLink to={pathOf("investor-startup", { startup })}>{record.backTo(name)}</TextLink>
        <DeckViewer
          {...shown}
          picture={pathOf("investor-deck-picture", { startup, page: number, v: version })}
          beatTo={pathOf("investor-deck-beat", { startup })}
          pageAt={(page) => pathOf("investor-deck-page", { startup, page })}
        />
        {mayAsk && (
          <LinkButton to={`${pathOf("investor-startup", { startup })}#introduction`} className="justify-self-start">
            {record.meet}
          </LinkButton>
        )}
        <TextLink to={pathOf("investor-deck-reading", { startup })}>{words.own.link(name)}</TextLink>
        <TextLink to={pathOf("investor-deck-report", { startup })}>{words.report.link}</TextLink>
      </div>
    </>
  );
}
