import { data, redirect } from "react-router";
import { sharedDeck } from "../../../domain/deal/deck.server.ts";
import { reportForm } from "../../../domain/deck/report-form.server.ts";
import { reportDeck } from "../../../domain/deck/report.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { services } from "../../context/context.server.ts";
import { ReportForm } from "../../deck/embed.tsx";
import { deckPageWords } from "../../deck/words.ts";
import { pathOf } from "../../paths.ts";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { checked, limited, receiveAtPage } from "../../shell/form/receive.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/deck-report.page.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { lang } = args.context.get(services);
  const { startup } = args.params;
  const deck = await sharedDeck(args.context.get(services).db, actor, startup);
  if (!deck) throw data(null, { status: 404 });
  const title = deckPageWords.in(lang).report.title(nameIn(lang, deck.name));
  return { title, startup, isSent: doneIn(args).done === "report" };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "investor");
  const { startup: founder } = args.params;
  return receiveAtPage(
    args,
    checked(reportForm, async ({ reason }) => {
      if (!(await sharedDeck(db, actor, founder))) throw data(null, { status: 404 });
      const { id: through, email } = actor.viewer;
      const { address } = args.context.get(services);
      const reported = await reportDeck(db, { founder, through, email, address }, reason);
      if (reported.status === "limited") return limited(reported);
      return redirect(doneUrl(args, pathOf("investor-deck-report", args.params), "report"), 303);
    }),
  );
}

export default function DeckReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, startup, isSent } = loaderData;
  return (
    <>
      <InvestorHead title={title} />
      <div className="cockpit-work">
        <ReportForm
          action={pathOf("investor-deck-report", { startup })}
          back={pathOf("investor-deck", { startup })}
          isSent={isSent}
          refusal={actionData ?? undefined}
        />
      </div>
    </>
  );
}
