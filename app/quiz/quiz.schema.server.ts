import * as z from "zod";
import { readAnswers } from "../../domain/quiz/scoring.ts";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";

type Questions = Parameters<typeof readAnswers>[1];

export function quizForm(questions: Questions) {
  return z.object({
    firstName: line(80, "nameTooLong").pipe(z.string().min(1, "firstNameRequired")),
    lastName: line(80, "nameTooLong").pipe(z.string().min(1, "lastNameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    answers: line(questions.length, "answersMissing").pipe(
      z.string().refine((answers) => readAnswers(answers, questions).length === questions.length, "answersMissing"),
    ),
    marketing: ticked,
  });
}
