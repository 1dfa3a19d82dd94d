import { reviewDays } from "../../../domain/readiness/levels.server.ts";
import { answerForm } from "../../../domain/readiness/review-form.server.ts";
import { reviewDueOn } from "../../../domain/readiness/review.ts";
import { answerReview, openReviews } from "../../../domain/readiness/review.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/score-reviews.page.ts";
import { deskScoreReviewsWords } from "./words.ts";
import { ReviewPanel } from "./review-panel.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const days = reviewDays(content);
  const today = parisDay(new Date());
  const { rows, ...pages } = await openReviews(db, actor, pageNumber(new URL(args.request.url).searchParams));
  return {
    pages,
    title: deskWords.in(lang).title(deskScoreReviewsWords.in(lang).title),
    reviews: rows.map((review) => {
      const dueOn = reviewDueOn(review.askedAt, days);
      return { ...review, dueOn, isLate: dueOn < today };
    }),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "answer-review": formAction(answerForm, async ({ review, answer }) => {
      const answered = isUuid(review) ? await answerReview(db, actor, review, answer) : null;
      return answered ? { to: pathOf("admin-score-reviews") } : { refused: "gone" };
    }),
  });
}

export default function ScoreReviews({ loaderData: { reviews, pages }, actionData }: Route.ComponentProps) {
  const words = useWords(deskScoreReviewsWords);
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      <ActionNotice of={["answer-review"]} />
      {reviews.length === 0 && <NothingHere title={words.none} text={words.noneText} />}
      {reviews.map((review) => (
        <ReviewPanel
          key={review.id}
          review={review}
          refusal={actionData?.values["review"] === review.id ? actionData : undefined}
        />
      ))}
      <NumberedPages path={pathOf("admin-score-reviews")} {...pages} />
    </>
  );
}
