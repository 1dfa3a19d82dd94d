import { respondByRules } from "../../../domain/copilot/respond.server.ts";
import type { AdviserContext } from "../../../domain/copilot/adviser/adviser.server.ts";
import type { Responder } from "../../../domain/copilot/ask-copilot.server.ts";
import { toolsFor } from "../../../domain/copilot/adviser/tools.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { languageOf } from "../../../platform/language/language-of.ts";
import { readinessLevels } from "../../../domain/readiness/levels.server.ts";
import { services } from "../../context/context.server.ts";
import { personalOf } from "../../../domain/copilot/model/personal.server.ts";
import { isByRules } from "./by-rules.ts";
import { shownModel } from "./talk-data.server.ts";
import { titleOf } from "../readiness/step-words.ts";
import { readinessWords } from "../readiness/words.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

/** Answers are in the question's language if it can be detected, otherwise in the page's language. */
export async function responderFor({ context }: RouteArgs, actor: Actor, question: string): Promise<Responder> {
  const { db, content, env, log } = context.get(services);
  const lang = languageOf(question) ?? context.get(services).lang;
  const words = readinessWords.in(lang);
  const adviser: AdviserContext = {
    tools: toolsFor({ db, actor, content, lang, now: new Date() }),
    lang,
    levels: readinessLevels(content),
    step: (step) => titleOf(step, words),
  };
  const { COPILOT_URL: url, COPILOT_KEY: key, COPILOT_MODEL: model } = env;
  const chosen = await shownModel(db, actor, env);
  if (!url || !model || isByRules(chosen)) return respondByRules(adviser);
  // Imported only when an AI model is connected, because the model's libraries use much memory.
  const { respondByModel } = await import("../../../domain/copilot/model/model.server.ts");
  return respondByModel({
    ...adviser,
    ...{ url, key, model, personal: await personalOf(db, actor) },
    onError: (error) => log.warn({ error: error instanceof Error ? error.name : "unknown" }, "the model failed"),
  });
}
