import { actionPlan } from "../../../domain/readiness/action-plan.ts";
import { criteria } from "../../../domain/readiness/criterion.ts";
import { badgeOf } from "../../../domain/readiness/levels.ts";
import { readinessLevels, reviewDays } from "../../../domain/readiness/levels.server.ts";
import { readReadiness, scan } from "../../../domain/readiness/readiness.server.ts";
import { promisedReviewDay } from "../../../domain/readiness/review.ts";
import { reviewForm } from "../../../domain/readiness/review-form.server.ts";
import { askReview, readReview } from "../../../domain/readiness/review.server.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/readiness.page.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { CriteriaSheet } from "./criteria-sheet.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { FirstPlanStep, PlanSheet } from "./plan-sheet.tsx";
import styles from "./readiness.css?url";
import { ReviewPart } from "./review-part.tsx";
import sheetStyles from "./sheets.css?url";
import { ScoreRuler } from "./score-ruler.tsx";
import { readinessWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useSending } from "../../shell/form/lost-send.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: sheetStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content } = requireActor(args, "founder");
  const days = reviewDays(content);
  const { done } = doneIn(args);
  const readiness = await readReadiness(db, actor);
  const review = await readReview(db, actor);
  return {
    title: readinessWords.in(args.context.get(services).lang).title,
    levels: readinessLevels(content),
    days,
    readiness,
    plan: readiness ? actionPlan(readiness.scan.findings) : [],
    review: review && { ...review, dueOn: promisedReviewDay(review.askedAt, days) },
    scanned: done === "scan",
    hasRequestedReview: done === "review",
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = pathOf("founder-readiness");
  return handleAction(args, {
    scan: async () => ((await scan(db, actor)) ? { to: here } : { refused: "many", http: 429, retryAfter: 24 * 3_600 }),
    review: formAction(reviewForm, async ({ message }) => {
      const status = await askReview(db, actor, message);
      return status === "asked" ? { to: `${here}#review` } : { refused: status };
    }),
  });
}

/** The minimum duration of the scan's animation in milliseconds; the server responds sooner. */
const scanSeen = 3_000;

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  const seen = new Promise((resolve) => {
    setTimeout(resolve, sent.get("intent") === "scan" ? scanSeen : 0);
  });
  const [answered] = await Promise.allSettled([serverAction(), seen]);
  // A redirect rejects `serverAction` and is rethrown only after the scan's animation.
  if (answered.status === "rejected") throw answered.reason;
  return answered.value;
}

export default function ReadinessTab({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(readinessWords);
  const { readiness, levels, plan, review, days, scanned, hasRequestedReview } = loaderData;
  const refusal = actionData ?? undefined;
  const isScanning = useSending().formData?.get("intent") === "scan";
  const score = readiness?.scan.score ?? null;
  const problem = refusal && refusal.status !== "invalid" ? refusal.status : null;
  return (
    <>
      <CockpitHead title={words.title}>
        <p className="score-last">
          {words.questions(criteria.length)}
          <br />
          {readiness ? words.lastScan(readiness.scan.scannedAt) : words.never}
        </p>
        <PostForm aria-busy={isScanning} preventScrollReset>
          <Button type="submit" name="intent" value="scan" look="secondary" className="score-scan">
            <span aria-hidden={isScanning}>{words.scan}</span>
            <span role="status">{isScanning && words.scanning}</span>
          </Button>
        </PostForm>
      </CockpitHead>
      <div className="cockpit-work">
        {problem && (
          <FailureLine
            title={words.failure.title}
            text={words.review.problems[problem as keyof typeof words.review.problems] ?? words.failure.text}
          />
        )}
        {scanned && readiness && !isScanning && (
          <StatusLine
            tone="good"
            title={words.scanned.title(readiness.scan.score, readiness.before)}
            text={words.scanned.text}
          />
        )}
        {hasRequestedReview && <StatusLine tone="good" {...words.review.asked} />}
        {readiness?.isOutdated && <StatusLine tone="warn" {...words.stale} />}
        <div className="score-top" data-scanning={isScanning || undefined}>
          <div>
            {score === null ? (
              <p className="text-l font-semibold">{words.never}</p>
            ) : (
              <>
                <p className="figure score-figure">
                  {score}
                  <small>/100</small>
                </p>
                <p className={`score-badge score-badge-${badgeOf(score, levels)}`}>
                  {words.badges[badgeOf(score, levels)]}
                </p>
              </>
            )}
          </div>
          <ScoreRuler score={score} levels={levels} />
        </div>
        {readiness && score !== null ? (
          <>
            <FirstPlanStep step={plan[0]} score={score} levels={levels} />
            <div className="score-columns">
              <CriteriaSheet findings={readiness.scan.findings} />
              <div>
                <PlanSheet steps={plan.slice(1)} />
                <HistorySheet history={readiness.history} eligible={levels.eligible} />
                <ReviewPart review={review} days={days} refusal={refusal} />
              </div>
            </div>
          </>
        ) : (
          <p className="lead">{words.neverText}</p>
        )}
      </div>
    </>
  );
}
