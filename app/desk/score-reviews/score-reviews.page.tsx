import { Link } from "react-router";
import { weights } from "../../../domain/readiness/criterion.ts";
import { reviewDays } from "../../../domain/readiness/levels.server.ts";
import { answerForm } from "../../../domain/readiness/review-form.server.ts";
import { reviewDueOn, reviewLimits } from "../../../domain/readiness/review.ts";
import { answerReview, openReviews } from "../../../domain/readiness/review.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { evidenceOfFinding } from "../../founder/readiness/embed.ts";
import { readinessWords } from "../../founder/readiness/words.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { deskMetadata } from "../kit/desk-metadata.ts";
import { formAction, handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireActor } from "../kit/require-actor.server.ts";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/score-reviews.page.ts";
import { deskScoreReviewsWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db, content } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const days = reviewDays(content);
  const today = parisDay(new Date());
  return {
    title: deskWords.in(lang).title(deskScoreReviewsWords.in(lang).title),
    reviews: (await openReviews(db, actor)).map((review) => {
      const dueOn = reviewDueOn(review.askedAt, days);
      return { ...review, dueOn, isLate: dueOn < today };
    }),
  };
}

export function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  return handleAction(asked, {
    "answer-review": formAction(answerForm, async ({ review, answer }) => {
      const answered = isUuid(review) ? await answerReview(db, review, answer, actor) : null;
      return answered ? { to: pathOf("admin-score-reviews") } : { refused: "gone" };
    }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMetadata(loaderData?.title);

type Review = Route.ComponentProps["loaderData"]["reviews"][number];

export default function ScoreReviews({ loaderData: { reviews }, actionData }: Route.ComponentProps) {
  const own = useWords(deskScoreReviewsWords);
  return (
    <>
      <DeskHeading title={own.title} text={own.text} />
      <RefusalNotice refusal={actionData ?? undefined} problems={own.problems} />
      <ActionNotice of={["answer-review"]} />
      {reviews.length === 0 && <NothingHere title={own.none} text={own.noneText} />}
      {reviews.map((review) => (
        <AnswerForm
          key={review.id}
          review={review}
          refusal={actionData?.values["review"] === review.id ? actionData : undefined}
        />
      ))}
    </>
  );
}

function AnswerForm({ review, refusal }: { review: Review; refusal: Refusal | undefined }) {
  const own = useWords(deskScoreReviewsWords);
  const readiness = useWords(readinessWords);
  const { id, founder, name, startup, score, message, written, askedAt, dueOn, isLate, findings, scannedAt } = review;
  const { lang } = useLanguage();
  const who = name ?? "";
  return (
    <section className="desk-panel">
      <h2>{own.score(nameIn(lang, startup || who), score)}</h2>
      <p>
        <Link to={pathOf("admin-person", { id: founder })} className="link">
          {own.asked(who, askedAt)}
        </Link>
      </p>
      <p>
        <Tag tone={isLate ? "bad" : "open"}>{isLate ? own.late(dueOn) : own.due(dueOn)}</Tag>
      </p>
      {message === "" ? (
        <p>{own.noMessage}</p>
      ) : (
        <div>
          <p className="font-semibold">{own.message}</p>
          <blockquote lang={written === lang ? undefined : written} className="whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        </div>
      )}
      <Disclosure title={own.findings(scannedAt)}>
        <DataTable
          caption={own.findings(scannedAt)}
          captionHidden
          columns={[
            { title: own.columns.question },
            { title: own.columns.read },
            { title: own.columns.points, figures: true },
          ]}
          rows={findings.map((finding) => ({
            id: finding.criterion,
            cells: [
              readiness.criteria[finding.criterion],
              evidenceOfFinding(finding, readiness),
              readiness.points(finding.points, weights[finding.criterion]),
            ],
          }))}
        />
      </Disclosure>
      <ActionForm intent="answer-review" submit={own.submit}>
        <input type="hidden" name="review" value={id} />
        <Textarea
          name="answer"
          label={own.answer}
          hint={own.answerHint}
          rows={4}
          maxLength={reviewLimits.answer}
          defaultValue={refusal?.values["answer"]}
          error={own.errors[refusal?.errors["answer"] ?? ""]}
          required
        />
      </ActionForm>
    </section>
  );
}
