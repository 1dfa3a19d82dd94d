import {
  answerForm,
  cancelForm,
  outcomeForm,
  unblockForm,
  withdrawForm,
} from "../../../domain/introduction/ask-form.server.ts";
import { answerIntroduction, doneBy } from "../../../domain/introduction/answer.server.ts";
import { blockedInvestors, blockInvestor, unblockInvestor } from "../../../domain/introduction/block.server.ts";
import { cancelMeeting, proposeSlots } from "../../../domain/introduction/meeting.server.ts";
import { sayOutcome } from "../../../domain/introduction/outcome.server.ts";
import { slotsForm, slotsIn } from "../../../domain/introduction/slots-form.server.ts";
import { type ReceivedIntroduction, receivedIntroductions } from "../../../domain/introduction/received.server.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import { planOf } from "../../../domain/plan-grant/current-plan.server.ts";
import { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { changed } from "../../shell/form/changed.server.ts";
import { useSeatNeeded } from "../../shell/form/seat-needed.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import introductionStyles from "../../shell/introduction.css?url";
import { useLanguage, useWords } from "../../shell/language.tsx";
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
  const { actor, db } = requireActor(args, "founder");
  const now = new Date();
  const { waiting, past } = await receivedIntroductions(db, actor, pageNumber(args.url.searchParams), now);
  const founder = mustRead(actor);
  const { state } = await publicationState(db, founder, now);
  const mayPublish = isOpen((await planOf(db, founder, now)).plan, "publication");
  return {
    title: introductionWords.in(args.context.get(services).lang).title,
    ...doneIn(args),
    email: actor.viewer.email,
    next:
      state === "public"
        ? ("figures" as const)
        : !mayPublish
          ? ("plan" as const)
          : state === "private"
            ? ("publish" as const)
            : ("unseen" as const),
    blocked: await blockedInvestors(db, actor),
    ...{ now, waiting, past },
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = { to: pathOf("founder-introductions") };
  return handleAction(args, {
    answer: formAction(answerForm, async ({ introduction: id, verdict, ...times }) => {
      const slots = slotsIn(times);
      const answered = await answerIntroduction(db, actor, { id, verdict, slots });
      return changed(answered, { ...here, done: doneBy(answered, verdict), about: id });
    }),
    slots: formAction(slotsForm, async ({ introduction: id, shown, ...times }) =>
      changed(await proposeSlots(db, actor, { id, slots: slotsIn(times), shown }), here),
    ),
    cancel: formAction(cancelForm, async ({ introduction: id, ...page }) =>
      changed(await cancelMeeting(db, actor, { id, ...page }), here),
    ),
    outcome: formAction(outcomeForm, async ({ introduction: id, ...said }) =>
      changed(await sayOutcome(db, actor, { id, ...said }), here),
    ),
    block: formAction(withdrawForm, async ({ introduction: id }) => changed(await blockInvestor(db, actor, id), here)),
    unblock: formAction(unblockForm, async ({ investor }) => changed(await unblockInvestor(db, actor, investor), here)),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

const nextPages = {
  figures: "founder-check-in",
  publish: "founder-visibility",
  unseen: "founder-visibility",
  plan: "pricing",
} as const;

function NextStep({ request: { id, name, investor, slots } }: { request: ReceivedIntroduction }) {
  const words = useWords(introductionWords);
  return (
    <span className="wrap-anywhere">
      {name || words.somebody},{" "}
      <a href={`mailto:${investor?.email}`} className="link">
        {investor?.email}
      </a>{" "}
      {slots.length === 0 && (
        <a href={`#request-${id}`} className="link">
          {words.slots.title}
        </a>
      )}
    </span>
  );
}

export default function IntroductionsPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(introductionWords);
  const { title, done, about, email, next, blocked, now, waiting, past } = loaderData;
  const isReader = useSeatNeeded() !== undefined;
  const notice = words.done[done];
  const answered = past.rows.find(({ id }) => id === about);
  const { empty } = words;
  const { date } = formats[useLanguage().lang];
  const cards = (requests: typeof waiting) => (
    <ul className="introduction-list">
      {requests.map((request) => (
        <li key={request.id} id={`request-${request.id}`} className="panel">
          <RequestCard request={request} now={now} email={email} refusal={refusal ?? undefined} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <CockpitHead title={title} />
      <div className="cockpit-work">
        <ProfileParts />
        {notice && !refusal && (
          <StatusLine
            tone="good"
            title={notice.title}
            text={
              <>
                {notice.text} {done === "yes" && answered?.investor && <NextStep request={answered} />}
              </>
            }
          />
        )}
        {refusal && <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />}
        <p>{isReader ? words.readerText : words.text}</p>
        <section className="cockpit-section">
          <h2>{words.waiting}</h2>
          {waiting.length > 0 ? (
            cards(waiting)
          ) : (
            <>
              <p>{words.none}</p>
              <p>
                {empty[next].text} <TextLink to={pathOf(nextPages[next])}>{empty[next].link}</TextLink>
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
        {blocked.length > 0 && (
          <section className="cockpit-section">
            <h2>{words.blocked.title}</h2>
            <ul className="introduction-list">
              {blocked.map(({ investor, name, at }) => (
                <li key={investor}>
                  <PostForm className="introduction-actions">
                    <input type="hidden" name="investor" value={investor} />
                    <span className="wrap-anywhere">
                      {name || words.somebody}, {words.blocked.since(date(at))}
                    </span>
                    <Button
                      type="submit"
                      name="intent"
                      value="unblock"
                      look="secondary"
                      small
                      aria-label={words.blocked.unblockNamed(name || words.somebody)}
                    >
                      {words.blocked.unblock}
                    </Button>
                  </PostForm>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
