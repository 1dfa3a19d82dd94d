import type { PersonState } from "../../../domain/person/list.server.ts";
import { useWords } from "../../shell/language.tsx";
import { Tag, type Tone } from "../kit/tag.tsx";
import { deskPeopleWords } from "./words.ts";

const tones: Record<PersonState, Tone> = {
  waiting: "open",
  approved: "good",
  refused: "quiet",
  asks: "open",
  ended: "quiet",
  blocked: "bad",
};

export function StateTags({ states }: { states: readonly PersonState[] }) {
  const { tags } = useWords(deskPeopleWords);
  return (
    <span className="inline-flex flex-wrap gap-y-0 gap-x-4">
      {states.map((state) => (
        <Tag key={state} tone={tones[state]}>
          {tags[state]}
        </Tag>
      ))}
    </span>
  );
}
