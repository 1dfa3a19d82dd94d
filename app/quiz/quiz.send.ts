import type { Route } from "./+types/quiz.send.ts";
import { quizActions } from "./quiz.form.server.ts";

export const action = (args: Route.ActionArgs) => quizActions(args).script(args);
