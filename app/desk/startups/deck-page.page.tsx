import { deckPageToLookAt } from "../../../domain/deck/look.server.ts";
import { pageIn } from "../../../domain/deck/deck.ts";
import { contactOf } from "../../../domain/person/startup-contact.server.ts";
import { deckStyles, DeckViewer } from "../../deck/embed.tsx";
import { deckPageWords } from "../../deck/words.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import type { Route } from "./+types/deck-page.page.ts";
import { deskStartupsWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deckStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { startup, version, page } = args.params;
  const found = await deckPageToLookAt(db, actor, { startup, version: Number(version), page: pageIn(page) });
  if (!found) return gone(lang);
  const { number, width, height, text } = found.page;
  const writer = await contactOf(db, startup);
  const textLang = writer && writer.lang !== lang ? writer.lang : undefined;
  return {
    ...{ startup, version, shown: { number, pages: found.pages, width, height, text, textLang } },
    title: deckPageWords.in(lang).title(found.name, number, found.pages),
  };
}

export default function DeckToLookAtPage({ loaderData, params: { startup } }: Route.ComponentProps) {
  const { look } = useWords(deskStartupsWords);
  const back = { to: pathOf("admin-startup", { startup }), words: look.deckBack };
  if ("gone" in loaderData) return <NotFound back={back} />;
  const { title, version, shown } = loaderData;
  return (
    <>
      <DeskHeading title={title} back={back} />
      <DeckViewer
        {...shown}
        picture={pathOf("admin-startup-deck-picture", { startup, version, page: shown.number })}
        pageAt={(page) => pathOf("admin-startup-deck", { startup, version, page })}
      />
    </>
  );
}
