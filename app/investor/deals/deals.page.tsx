import styles from "./deals.css?url";
import { redirect } from "react-router";
import { setOptOut } from "../../../domain/deal/opt-out.server.ts";
import { verdictOn } from "../../../domain/person/state.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { receiveAtPage } from "../../shell/form/receive.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/deals.page.ts";
import { InvestorHead } from "../investor-head.tsx";
import { answerDueAt } from "../answer-due.server.ts";
import { DealsView } from "./deals-view.tsx";
import { readDeals } from "./read-deals.server.ts";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, db, content } = requireActor({ request, context }, "investor");
  const { title } = dealWords.in(context.get(services).lang);
  if (!actor.viewer.approved) {
    const verdict = await verdictOn(db, actor.viewer.id);
    return { title, verdict, answerDueAt: await answerDueAt(db, actor, content), deals: null };
  }
  return {
    title,
    verdict: null,
    answerDueAt: null,
    deals: await readDeals(db, actor, new URL(request.url).searchParams),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "investor");
  return receiveAtPage(args, async ({ counted }) => {
    if (counted !== "yes" && counted !== "no") return { refused: "unreadable", http: 422 };
    await setOptOut(args.context.get(services).db, actor, counted === "no");
    return redirect(`${pathOf("investor-deals")}#visits`, 303);
  });
}

export default function DealsPage({ loaderData: { verdict, answerDueAt: due, deals } }: Route.ComponentProps) {
  const words = useWords(dealWords);
  const { moment } = formats[useLanguage().lang];
  return deals ? (
    <DealsView {...deals} />
  ) : (
    <>
      <InvestorHead title={words.title} />
      <div className="cockpit-work">
        <p>{verdict === "no" ? words.refused : words.pending(due && moment(due))}</p>
      </div>
    </>
  );
}
