import * as z from "zod";
import { readAnswers, highestScore, profileOf, scoreOf } from "../../domain/quiz/scoring.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, ticked } from "../../platform/http/fields.server.ts";
import { firstNameField, lastNameField } from "../../platform/http/name-fields.server.ts";
import { keepQuizReceipt } from "../shell/form/quiz-receipt.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { quizWords } from "./words.ts";

type Questions = Parameters<typeof readAnswers>[1];

export function quizForm(questions: Questions) {
  return z.object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField,
    answers: line(questions.length, "answersMissing").pipe(
      z.string().refine((answers) => readAnswers(answers, questions).length === questions.length, "answersMissing"),
    ),
    marketing: ticked,
  });
}

export const quizActions = defineForm({
  form: "quiz",
  schema: (content) => quizForm(content.list("quiz-question", "en")),
  payload: ({ firstName, lastName, answers }, lang, content) => {
    const questions = content.list("quiz-question", "en");
    const score = scoreOf(questions, readAnswers(answers, questions));
    const max = highestScore(questions);
    const { level, tag, title } = profileOf(content.list("quiz-profile", lang), score);
    const message = quizWords.in(lang).message(score, max, title);
    return { firstName, lastName, fullName: `${firstName} ${lastName}`, answers, score, max, level, tag, message };
  },
  receiptAt: "quiz",
  cookie: keepQuizReceipt,
});
