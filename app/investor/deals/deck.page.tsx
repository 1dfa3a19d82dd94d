import { data, redirect } from "react-router";
import { openSharedDeck, sharedDeck } from "../../../domain/deal/deck.server.ts";
import { isOptedOut } from "../../../domain/deal/opt-out.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { DeckGate, deckStyles } from "../../deck/embed.tsx";
import { deckPageWords } from "../../deck/words.ts";
import { pathOf } from "../../paths.ts";
import { limited, receiveAtPage } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/deck.page.ts";
import { followLink } from "./follow-link.server.ts";
import { openingOf } from "../../shell/opening.server.ts";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: deckStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { startup } = args.params;
  const { db, lang } = args.context.get(services);
  const deck = await sharedDeck(db, actor, startup);
  // If the startup has no uploaded deck, the visitor is redirected to the external deck whose URL the founder typed.
  if (!deck) throw await followLink(args, startup, "deck");
  const name = nameIn(lang, deck.name);
  const { objects } = openingOf(args.request);
  return {
    title: deckPageWords.in(lang).of(name),
    startup,
    name,
    pages: deck.pages,
    objects,
    isOptedOut: await isOptedOut(db, actor),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "investor");
  const { startup } = args.params;
  return receiveAtPage(args, async ({ shows }) => {
    if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 303);
    if (shows !== "yes" && shows !== "no") return { refused: "unreadable", http: 422 };
    const opening = { ...openingOf(args.request), shows: shows === "yes" };
    const opened = await openSharedDeck(args.context.get(services).db, actor, startup, opening);
    if (opened.status === "limited") return limited(opened);
    if (opened.status === "gone") throw data(null, { status: 404 });
    return redirect(pathOf("investor-deck-page", { startup, page: 1 }), 303);
  });
}

export default function DeckGatePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  const { record } = useWords(dealWords);
  const { title, startup, name, pages, objects, isOptedOut: hasOptedOut } = loaderData;
  return (
    <>
      <InvestorHead title={title} context={words.pages(pages)} />
      <div className="cockpit-work">
        <TextLink to={pathOf("investor-startup", { startup })}>{record.backTo(name)}</TextLink>
        <DeckGate
          action={pathOf("investor-deck", { startup })}
          asks
          learns={words.gate.ofAccount(name)}
          isMarked
          objects={objects}
          isOptedOut={hasOptedOut}
          refusal={actionData ?? undefined}
        />
        <TextLink to={pathOf("investor-deck-report", { startup })}>{words.report.link}</TextLink>
      </div>
    </>
  );
}
