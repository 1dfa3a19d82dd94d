import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./deals.css?url";
import { data, redirect } from "react-router";
import { dealOf } from "../../../domain/deal/record.server.ts";
import { recordView } from "../../../domain/deal/views.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import introductionStyles from "../../shell/introduction.css?url";
import { useWords } from "../../shell/language.tsx";
import { doneIn } from "../../shell/done.server.ts";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/startup.page.ts";
import { DealsView } from "./deals-view.tsx";
import { deskActions, readDesk } from "./desk.server.ts";
import { DeskPanel } from "./desk-panel.tsx";
import { deskWords } from "./desk-words.ts";
import { FollowPanel } from "./follow-panel.tsx";
import { followActions, readFollowing } from "./follow.server.ts";
import { followWords } from "./follow-words.ts";
import { StartupSheet } from "./embed.tsx";
import { introductionActions } from "../introductions/actions.server.ts";
import { IntroductionPanel, isOfIntroduction } from "../introductions/introduction-panel.tsx";
import { panelData } from "../introductions/panel-data.server.ts";
import { NextBar } from "./next-bar.tsx";
import { openingOf } from "../../shell/opening.server.ts";
import { readDeals } from "./read-deals.server.ts";
import { Why } from "./why.tsx";
import { dealWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: introductionStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const {
    request,
    context,
    params: { startup },
  } = args;
  const { actor } = requireActor(args, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { db } = context.get(services);
  const deal = await dealOf(db, actor, startup);
  if (!deal) throw data(null, { status: 404 });
  await recordView(db, actor, startup, { kind: "profile", ...openingOf(request) });
  const title = nameIn(context.get(services).lang, deal.record.profile.startup_name ?? "");
  return {
    ...{ title, deal, done: doneIn(args).done },
    desk: await readDesk(db, actor, startup),
    following: await readFollowing(db, actor, startup),
    deals: await readDeals(db, actor, new URL(request.url).searchParams),
    introduction: await panelData(db, actor, startup),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "investor");
  const { startup } = args.params;
  return handleAction(args, {
    ...deskActions(db, actor, startup),
    ...followActions(db, actor, startup),
    ...introductionActions(args, startup),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { deal, deals, desk, following, done, introduction } = loaderData;
  const { record: words } = useWords(dealWords);
  const ofDesk = useWords(deskWords);
  const ofFollowing = useWords(followWords);
  const refusal = actionData ?? undefined;
  // The action whose success notice is shown, next to that action's buttons; empty after a refusal.
  const did = refusal ? "" : done;
  const { record } = deal;
  return (
    <DealsView {...deals} current={record.founder}>
      <TextLink to={pathOf("investor-deals", deals.listed.filter)} className="deal-back">
        {words.back}
      </TextLink>
      {refusal && !["invalid", "overtaken"].includes(refusal.status) && !isOfIntroduction(refusal) && (
        <FailureLine title={refusal.status === "full" ? ofDesk.full : ofDesk.failed} text="" />
      )}
      <StartupSheet
        record={record}
        linkTo={(link) => pathOf("investor-startup-link", { startup: record.founder, link })}
        deckTo={pathOf("investor-deck", { startup: record.founder })}
        why={<Why {...deal} />}
        desk={
          <>
            <FollowPanel following={following} notice={ofFollowing.done[did]} />
            <DeskPanel desk={desk} refusal={refusal} notice={ofDesk.done[did]} />
          </>
        }
      />
      <IntroductionPanel panel={introduction} done={done} refusal={refusal} />
      <NextBar
        record={record}
        isFollowing={following.since !== null}
        introduction={introduction.sent ? "asked" : introduction.mayAsk ? "open" : null}
      />
    </DealsView>
  );
}
