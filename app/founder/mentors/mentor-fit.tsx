import { useWords } from "../../shell/language.tsx";
import type { MatchedMentor } from "./matched.server.ts";
import { mentorsWords } from "./words.ts";

export function MentorFit({ match: { helpsWith, sector, stage } }: Pick<MatchedMentor, "match">) {
  const { helps, needs, fits } = useWords(mentorsWords);
  const fit = sector > 0 ? (stage > 0 ? "both" : "sector") : stage > 0 ? "stage" : null;
  const sentences = [helpsWith.length > 0 && helps(helpsWith.map((need) => needs[need])), fit && fits[fit]];
  const text = sentences.filter(Boolean).join(" ");
  return text ? <p>{text}</p> : null;
}
