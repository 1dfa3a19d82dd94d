import { waitingErasure } from "../../../domain/person/erasure.server.ts";
import { sentIntroductions } from "../../../domain/introduction/sent.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { NumberedLinks } from "../../shell/signed-in/numbered-links.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/introductions.page.ts";
import { withdrawActions } from "./actions.server.ts";
import introductionStyles from "../../shell/introduction.css?url";
import { SentRequest } from "./sent-request.tsx";
import { introductionWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: introductionStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireActor(args, "investor");
  const now = new Date();
  const { done } = doneIn(args);
  const { rows, page, pages } = await sentIntroductions(db, actor, pageNumber(args.url.searchParams), now);
  const { title } = introductionWords.in(args.context.get(services).lang);
  const isErasing = (await waitingErasure(db, actor.viewer.email)) !== null;
  return { title, now, done, approved: actor.viewer.approved, isErasing, requests: rows, page, pages };
}

export function action(args: Route.ActionArgs) {
  requireActor(args, "investor");
  return handleAction(args, withdrawActions(args));
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function IntroductionsPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(introductionWords);
  const { now, done, approved, isErasing, requests, page, pages } = loaderData;
  const notice = words.done[done];
  return (
    <>
      <InvestorHead title={words.title} />
      <div className="cockpit-work">
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {refusal && <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />}
        <p>{!approved ? words.notApproved : isErasing ? words.refused["erasing"] : words.text}</p>
        {requests.length === 0 ? (
          <p>
            {words.none} <TextLink to={pathOf("investor-deals")}>{words.toDeals}</TextLink>
          </p>
        ) : (
          <ul className="introduction-list">
            {requests.map((request) => (
              <li key={request.id} className="panel">
                <SentRequest request={request} isSeen={approved && !isErasing} now={now} heading="h2">
                  {request.isPublished && (
                    <TextLink to={pathOf("investor-startup", { startup: request.startup })}>{words.open}</TextLink>
                  )}
                </SentRequest>
              </li>
            ))}
          </ul>
        )}
        <NumberedLinks path={pathOf("investor-introductions")} page={page} pages={pages} label={words.pages} />
      </div>
    </>
  );
}
