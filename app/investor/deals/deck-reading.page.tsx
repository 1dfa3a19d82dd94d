import { data, redirect } from "react-router";
import { sharedDeck } from "../../../domain/deal/deck.server.ts";
import { approvedName, readOwnReading, takeBack } from "../../../domain/deck/own-reading.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { OwnReading } from "../../deck/embed.tsx";
import { deckPageWords } from "../../deck/words.ts";
import { pathOf } from "../../paths.ts";
import { receiveAtPage } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/deck-reading.page.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

/** The investor's own reading data stays available after the startup stopped sharing the deck. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "investor");
  const { db, lang } = args.context.get(services);
  const { startup } = args.params;
  const words = deckPageWords.in(lang);
  const deck = actor.viewer.approved ? await sharedDeck(db, actor, startup) : null;
  const reading = await readOwnReading(db, { founder: startup, person: actor.viewer.id });
  if (!deck && reading.visits.length === 0) throw data(null, { status: 404 });
  const name = nameIn(lang, deck?.name ?? (await approvedName(db, startup)) ?? words.link.someStartup);
  return { title: words.own.title(name), startup, name, reading, isOpen: deck !== null };
}

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "investor");
  const { startup } = args.params;
  return receiveAtPage(args, async ({ shows }) => {
    if (shows !== "no") return { refused: "unreadable", http: 422 };
    await takeBack(args.context.get(services).db, { founder: startup, person: actor.viewer.id });
    return redirect(pathOf("investor-deck-reading", { startup }), 303);
  });
}

export default function DeckReadingPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  const { title, startup, name, reading, isOpen } = loaderData;
  return (
    <>
      <InvestorHead title={title} />
      <div className="cockpit-work">
        <OwnReading
          action={pathOf("investor-deck-reading", { startup })}
          back={isOpen ? pathOf("investor-deck", { startup }) : null}
          name={name}
          isNamed={false}
          reading={reading}
        />
        {isOpen && <TextLink to={pathOf("investor-deck-report", { startup })}>{words.report.link}</TextLink>}
      </div>
    </>
  );
}
