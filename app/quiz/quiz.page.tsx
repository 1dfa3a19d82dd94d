import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import {
  highestScore,
  mostPoints,
  profileOf,
  readAnswers,
  scoreOf,
  pointsByQuestion,
} from "../../domain/quiz/scoring.ts";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { OutcomeLines } from "../shell/form/status-line.tsx";
import { formWords } from "../shell/form/words.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import quizStyles from "./quiz.css?url";
import type { Route } from "./+types/quiz.page.ts";
import { LastStep } from "./last-step.tsx";
import { Question } from "./question.tsx";
import { quizActions } from "./quiz.form.server.ts";
import { Result } from "./result.tsx";
import { quizWords } from "./words.ts";

async function resultOf(receipt: string | null, { context }: Route.LoaderArgs) {
  const { db, deliveries } = context.get(services);
  const lead = receipt ? await leadOfReceipt(db, receipt) : undefined;
  if (lead?.form !== "quiz") return null;
  const { score, max, level, answers } = lead.payload;
  return {
    answers: String(answers),
    score: Number(score),
    max: Number(max),
    level: Number(level),
    outcome: await deliveries.waitForOutcome(lead.id, lead.spam ? 0 : undefined),
  };
}

export async function loader(args: Route.LoaderArgs) {
  const { content, lang } = args.context.get(services);
  return {
    page: content.page("quiz", lang),
    questions: content.list("quiz-question", lang),
    profiles: content.list("quiz-profile", lang),
    notice: content.find("notice", "quiz", lang),
    marketing: content.find("consent", "marketing-email", lang),
    result: await resultOf(new URL(args.request.url).searchParams.get("receipt"), args),
  };
}

/**
 * Skips reloading when only the query string changes: all questions are already loaded, so choosing an answer needs no
 * network.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const chosen = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return chosen ? false : defaultShouldRevalidate;
}

export const action = (args: Route.ActionArgs) => quizActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: quizStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("quiz", loaderData.page.metadata, rootData(matches)) : [];

/** Counts a started quiz without sending the visitor's answer. */
function tellBegun() {
  if (!navigator.onLine) return;
  const counted = fetch(pathOf("quiz", { begun: 1 }), { method: "HEAD", referrer: pathOf("quiz"), keepalive: true });
  // If the request fails, the quiz continues and is not counted.
  counted.catch(() => undefined);
}

export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const { page, questions, profiles, notice, marketing, result } = loaderData;
  const words = useWords(quizWords);
  // The form's messages are loaded in advance, because the network may fail later.
  useWords(formWords);
  const [search, setSearch] = useSearchParams();
  const answers = readAnswers(search.get("answers"), questions);
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const question = questions[answers.length];
  const score = scoreOf(questions, answers);
  const receipt = search.get("receipt");
  const shared = { profiles, questions, scale: page.scale, receipt };
  return (
    <div className="page section quiz">
      {result ? (
        <Result
          score={result.score}
          max={result.max}
          profile={profiles.find(({ level }) => level === result.level) ?? profileOf(profiles, result.score)}
          scored={pointsByQuestion(questions, readAnswers(result.answers, questions))}
          {...shared}
        >
          <OutcomeLines outcome={result.outcome} words={words} />
        </Result>
      ) : question ? (
        <Question
          page={page}
          scored={pointsByQuestion(questions, answers)}
          places={mostPoints(questions)}
          highest={highestScore(questions)}
          question={question}
          answers={answers}
          total={questions.length}
          onChoose={(chosen) => {
            if (answers.length === 0) tellBegun();
            set("answers", chosen);
          }}
        />
      ) : (
        <LastStep
          answers={answers}
          notice={notice}
          marketing={marketing}
          refused={actionData}
          onStored={(receipt) => set("receipt", receipt)}
          result={{
            score,
            max: highestScore(questions),
            profile: profileOf(profiles, score),
            scored: pointsByQuestion(questions, answers),
            ...shared,
          }}
        />
      )}
    </div>
  );
}
