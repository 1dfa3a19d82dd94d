import { useWords } from "../../shell/language.tsx";
import type { ShownModel } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";

/** Beside the field: whether an AI answers the next question, or our own calculations. */
export function WhoAnswers({ model }: { model: ShownModel | null }) {
  const words = useWords(talkWords);
  // Whoever was not told of a model is not answered by it.
  if (!model || !model.isTold || model.isOff) return words.byRules;
  return model.isSpent ? words.spent : words.byModel(model.name);
}
