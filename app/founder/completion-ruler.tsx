import { countedOfFounders, type founderCompletion } from "../../domain/startup/completion.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

/** How far the profile is: a tick for each field that counts. */
export function CompletionRuler({ completion }: { completion: ReturnType<typeof founderCompletion> }) {
  const own = useWords(founderWords);
  return (
    <div className="completion-ruler">
      <p>{own.completion(completion.rate)}</p>
      <Ruler steps={countedOfFounders.length} done={completion.filled || undefined} height={14} />
    </div>
  );
}
