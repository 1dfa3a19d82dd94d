import { useWords } from "../../shell/language.tsx";
import { isByRules } from "./by-rules.ts";
import type { ShownModel } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";

export function WhoAnswers({ model }: { model: ShownModel | null }) {
  const words = useWords(talkWords);
  if (model && !isByRules(model)) return words.byModel(model.name);
  return model?.isTold && !model.isOff ? words.spent : words.byRules;
}
