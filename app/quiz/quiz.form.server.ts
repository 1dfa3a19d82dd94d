import type { RouterContextProvider } from "react-router";
import { highestScore, profileOf, readAnswers, scoreOf } from "../../domain/quiz/scoring.ts";
import { services } from "../server/context.server.ts";
import { keepQuizReceipt } from "../shell/form/quiz-receipt.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { quizWords } from "./words.ts";
import { quizForm } from "./quiz.schema.server.ts";

export function quizActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content, env } = context.get(services);
  const questions = content.list("quiz-question", "en");
  return leadFormActions({
    form: "quiz",
    schema: quizForm(questions),
    payload: ({ firstName, lastName, answers }, lang) => {
      const score = scoreOf(questions, readAnswers(answers, questions));
      const max = highestScore(questions);
      const { level, tag, title } = profileOf(content.list("quiz-profile", lang), score);
      const message = quizWords.in(lang).message(score, max, title);
      return { firstName, lastName, fullName: `${firstName} ${lastName}`, answers, score, max, level, tag, message };
    },
    receiptAt: "quiz",
    cookie: (receipt) => keepQuizReceipt(receipt, env.APP_URL.startsWith("https:")),
  });
}
