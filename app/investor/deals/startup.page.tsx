import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./deals.css?url";
import { data, redirect } from "react-router";
import { dealOf } from "../../../domain/deal/record.server.ts";
import { recordView } from "../../../domain/deal/views.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { contactPath, pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import type { Route } from "./+types/startup.page.ts";
import { DealsView } from "./deals-view.tsx";
import { StartupSheet } from "./embed.tsx";
import { openingOf } from "./opening.server.ts";
import { readDeals } from "./read-deals.server.ts";
import { Why } from "./why.tsx";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context, params: { startup } }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { db } = context.get(services);
  const deal = await dealOf(db, actor, startup);
  if (!deal) throw data(null, { status: 404 });
  await recordView(db, actor, startup, { kind: "profile", ...openingOf(request) });
  const title = nameIn(context.get(visitor).lang, deal.record.profile.startup_name ?? "");
  return { title, deal, deals: await readDeals(db, actor, new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function StartupPage({ loaderData: { deal, deals } }: Route.ComponentProps) {
  const { record: words } = useWords(dealWords);
  const { record } = deal;
  return (
    <DealsView {...deals} current={record.founder}>
      <TextLink to={pathOf("investor-deals", deals.listed.filter)} className="deal-back">
        {words.back}
      </TextLink>
      <StartupSheet
        record={record}
        linkTo={(link) => pathOf("investor-startup-link", { startup: record.founder, link })}
        deckTo={pathOf("investor-deck", { startup: record.founder })}
        why={<Why {...deal} />}
        meet={
          <span className="flex flex-wrap gap-y-1 gap-x-3 items-center">
            <LinkButton to={contactPath} look="secondary" small>
              {words.meet}
            </LinkButton>
            <span className="note">{words.meetHow}</span>
          </span>
        }
      />
    </DealsView>
  );
}
