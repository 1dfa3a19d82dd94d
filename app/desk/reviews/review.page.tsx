import { data } from "react-router";
import { declareConflict, liftConflict } from "../../../domain/application/review/conflict.server.ts";
import { ownReviews } from "../../../domain/application/review/own-reviews.server.ts";
import { opensReview, readForReview, rubricOfFile } from "../../../domain/application/review/read-review.server.ts";
import { problemWith } from "../../../domain/application/review/rubric.ts";
import { submitReview } from "../../../domain/application/review/submit-review.server.ts";
import { may } from "../../../domain/team/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { AnswersGiven } from "../applications/answers-given.tsx";
import { listBehind } from "../applications/list-behind.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/review.page.ts";
import { ConflictForm } from "./conflict-form.tsx";
import { conflictForm, liftForm, sentenceForm, stepsIn } from "./forms.server.ts";
import { Others } from "./others.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { ReviewForm } from "./review-form.tsx";
import { fieldOf } from "./field-of.ts";
import { deskReviewsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { application: id } = args.params;
  const file = isUuid(id) ? await readForReview(db, actor, id) : undefined;
  if (!file) return gone(lang);
  const own = await ownReviews(db, actor);
  const behind = listBehind(args.request);
  return {
    title: deskWords.in(lang).title(file.answers.companyName),
    file,
    nth: own.findIndex((each) => each.id === file.id) + 1,
    own: own.map(({ id: application, startup }) => ({ id: application, startup })),
    lifts: may(actor, "team"),
    ranking: behind.round && may(actor, "applications") ? behind.list : null,
  };
}

const numberIn = (field: unknown) => (typeof field === "string" ? Number(field) : undefined);

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { application: id } = args.params;
  if (!isUuid(id) || !(await opensReview(db, actor, id))) return data(null, { status: 404 });
  const here = { to: pathOf("admin-review", { application: id }) };
  const nextOrList = async () => {
    const next = (await ownReviews(db, actor)).find(({ reviewedAt, isOpen }) => !reviewedAt && isOpen);
    return { to: next ? pathOf("admin-review", { application: next.id }) : pathOf("admin-reviews") };
  };
  return handleAction(args, {
    submit: formAction(sentenceForm, async ({ sentence }, fields) => {
      const rubric = await rubricOfFile(db, id);
      const steps = stepsIn(rubric, fields);
      const problem = problemWith(rubric, steps);
      if (problem) {
        const wrong = rubric.filter((each) => (problem === "missing" ? !(each.id in steps) : steps[each.id] === null));
        return invalid(Object.fromEntries(wrong.map((each) => [fieldOf(each.id), problem])));
      }
      const read = { from: numberIn(fields["from"]), version: numberIn(fields["version"]) };
      const sent = await submitReview(db, actor, { application: id, steps, sentence, ...read });
      if (sent.status === "limited") return limited(sent);
      if (sent.status !== "stored") return { refused: sent.status };
      return { ...(await nextOrList()), about: id };
    }),
    conflict: formAction(conflictForm, async ({ reason }) => {
      const { status } = await declareConflict(db, actor, { application: id, reason });
      return status === "stored" ? nextOrList() : { refused: status };
    }),
    lift: formAction(liftForm, async ({ conflict }) => {
      const { status } = await liftConflict(db, actor, { application: id, conflict });
      return status === "stored" ? { ...here, done: "conflict-lifted" } : { refused: "lifted" };
    }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskReviewsWords);
  const { moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-reviews"), words: words.review.back }} />;
  const { file, nth, own, lifts, ranking } = loaderData;
  const refusal = actionData ?? undefined;
  return (
    <>
      <DeskHeading
        title={<span lang={file.lang}>{file.answers.companyName}</span>}
        back={{
          to: ranking ?? pathOf("admin-reviews"),
          words: ranking ? words.review.backToRanking : words.review.back,
        }}
        text={words.review.sent(moment(file.sentAt), file.version)}
      >
        {nth > 0 && <p>{words.review.place(nth, own.length)}</p>}
      </DeskHeading>
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ReviewNotice files={own} next={file.answers.companyName} />
      <div className="review">
        <div className="desk-part review-answers">
          <section className="desk-panel">
            <AnswersGiven answers={file.answers} lang={file.lang} />
          </section>
          <ConflictForm refusal={refusal} />
        </div>
        <div className="desk-part">
          {nth > 0 && file.criteria.length > 0 && (
            <ReviewForm key={`${file.id} ${file.own?.number}`} file={file} refusal={refusal} />
          )}
          {file.criteria.length === 0 && <p className="note">{words.review.noRound}</p>}
          <Others file={file} lifts={lifts} />
        </div>
      </div>
    </>
  );
}
