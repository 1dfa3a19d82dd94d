import styles from "./deals.css?url";
import { redirect } from "react-router";
import { setOptOut } from "../../../domain/deal/opt-out.server.ts";
import { verdictOn } from "../../../domain/person/state.server.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { receiveAtPage } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { WorkHead } from "../../shell/signed-in/work-head.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import type { Route } from "./+types/deals.page.ts";
import { DealsView } from "./deals-view.tsx";
import { readDeals } from "./read-deals.server.ts";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  const { db } = context.get(services);
  const { title } = dealWords.in(context.get(visitor).lang);
  if (!actor.viewer.approved) return { title, verdict: await verdictOn(db, actor.viewer.id), deals: null };
  return { title, verdict: null, deals: await readDeals(db, actor, new URL(request.url).searchParams) };
}

export function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "investor");
  return receiveAtPage(asked, async ({ counted }) => {
    if (counted !== "yes" && counted !== "no") return { refused: "unreadable", http: 422 };
    await setOptOut(asked.context.get(services).db, actor, counted === "no");
    return redirect(`${pathOf("investor-deals")}#visits`, 303);
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DealsPage({ loaderData: { verdict, deals } }: Route.ComponentProps) {
  const own = useWords(dealWords);
  return deals ? (
    <DealsView {...deals} />
  ) : (
    <>
      <WorkHead title={own.title} />
      <div className="cockpit-work">
        <p>{verdict === "no" ? own.refused : own.pending}</p>
      </div>
    </>
  );
}
