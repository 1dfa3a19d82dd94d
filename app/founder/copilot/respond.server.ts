import { respondByRules } from "../../../domain/copilot/respond.server.ts";
import type { AdviserContext } from "../../../domain/copilot/adviser.server.ts";
import type { Respond } from "../../../domain/copilot/ask-copilot.server.ts";
import { toolsFor } from "../../../domain/copilot/tools.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { readinessLevels } from "../../../domain/readiness/levels.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import type { Asked } from "../../shell/form/receive.server.ts";
import { titleOf } from "../readiness/step-words.ts";
import { readinessWords } from "../readiness/words.ts";

/** Who answers this founder: the model that is connected, unless they have it off; else our own calculations. */
export function responderFor({ context }: Asked, by: Actor): Respond {
  const { db, content } = context.get(services);
  const { lang } = context.get(visitor);
  const words = readinessWords.in(lang);
  const adviser: AdviserContext = {
    tools: toolsFor({ db, by, content, lang, now: new Date() }),
    lang,
    levels: readinessLevels(content),
    step: (step) => titleOf(step, words),
  };
  return respondByRules(adviser);
}
