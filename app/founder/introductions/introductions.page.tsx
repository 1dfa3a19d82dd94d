import { answerForm } from "../../../domain/introduction/ask-form.server.ts";
import { answerIntroduction } from "../../../domain/introduction/answer.server.ts";
import { receivedIntroductions } from "../../../domain/introduction/received.server.ts";
import { publicationState } from "../../../domain/publication/review.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import introductionStyles from "../../shell/introduction.css?url";
import { useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { requireActor } from "../../shell/require.server.ts";
import { NumberedLinks } from "../../shell/signed-in/numbered-links.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { ProfileParts } from "../visibility/profile-parts.tsx";
import type { Route } from "./+types/introductions.page.ts";
import { RequestCard } from "./request-card.tsx";
import { introductionWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: introductionStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const actor = requireActor(args, "founder");
  const { db } = args.context.get(services);
  const now = new Date();
  const { waiting, past } = await receivedIntroductions(db, actor, pageNumber(args.url.searchParams), now);
  const { state } = await publicationState(db, mustRead(actor), now);
  return {
    title: introductionWords.in(args.context.get(visitor).lang).title,
    done: doneIn(args).done,
    email: actor.viewer.email,
    isPublic: state === "public",
    ...{ now, waiting, past },
  };
}

export function action(args: Route.ActionArgs) {
  const actor = requireActor(args, "founder");
  const { db } = args.context.get(services);
  return handleAction(args, {
    answer: formAction(answerForm, async ({ introduction: id, verdict }) => {
      const answered = await answerIntroduction(db, actor, { id, verdict });
      if (answered.status === "limited") return limited(answered);
      if (answered.status === "gone") throw new Response(null, { status: 404 });
      if (answered.status === "closed") return { refused: "closed" };
      return { to: pathOf("founder-introductions"), done: verdict };
    }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function IntroductionsPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(introductionWords);
  const { title, done, email, isPublic, now, waiting, past } = loaderData;
  const said = words.done[done];
  const { empty } = words;
  const cards = (requests: typeof waiting) => (
    <ul className="introduction-list">
      {requests.map((request) => (
        <li key={request.id} className="panel">
          <RequestCard request={request} now={now} email={email} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <CockpitHead title={title} />
      <div className="cockpit-work">
        <ProfileParts />
        {said && !refusal && <StatusLine tone="good" {...said} />}
        {refusal && <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />}
        <p>{words.text}</p>
        <section className="cockpit-section">
          <h2>{words.waiting}</h2>
          {waiting.length > 0 ? (
            cards(waiting)
          ) : (
            <>
              <p>{words.none}</p>
              <p>
                {isPublic ? empty.figures : empty.publish}{" "}
                <TextLink to={pathOf(isPublic ? "founder-check-in" : "founder-visibility")}>
                  {isPublic ? empty.toFigures : empty.toPublish}
                </TextLink>
              </p>
            </>
          )}
        </section>
        {past.rows.length > 0 && (
          <section className="cockpit-section">
            <h2>{words.past}</h2>
            {cards(past.rows)}
            <NumberedLinks
              path={pathOf("founder-introductions")}
              page={past.page}
              pages={past.pages}
              label={words.pages}
            />
          </section>
        )}
      </div>
    </>
  );
}
