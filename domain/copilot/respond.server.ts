import { advise, type AdviserContext } from "./adviser/adviser.server.ts";
import { textOf } from "./answer.ts";
import type { Responder } from "./ask-copilot.server.ts";

export const respondByRules = (context: AdviserContext): Responder => ({
  lang: context.lang,
  async *respond(question, before) {
    const questions = before.filter(({ type }) => type === "user").map(({ content }) => content);
    const { parts } = await advise(question, context, questions);
    yield { text: textOf(parts) };
    yield { answer: { parts, model: null, unverified: [], failure: null } };
  },
});
