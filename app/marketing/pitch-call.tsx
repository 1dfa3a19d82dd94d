import type { PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import { ApplyToPitch } from "./apply-to-pitch.tsx";
import { shellWords } from "../shell/words.ts";
import { CallSection } from "./call-section.tsx";
import { startupsOnShore } from "./startups-on-shore.ts";

type PitchCallProps = {
  call: Resolved<PitchSessionPage>["call"];
  apply: string;
  register: string;
  startups: number;
  note: string | null;
};

export function PitchCall({ call, apply, register, startups, note }: PitchCallProps) {
  const shell = useWords(shellWords);
  return (
    <CallSection call={call} figure={startupsOnShore(startups)}>
      <div className="hero-actions">
        <ApplyToPitch href={apply} label={call.apply} fee={call.fee} />
        <NewTabButton href={register} look="secondary" note={shell.newTab}>
          {call.register}
        </NewTabButton>
      </div>
      {note && <p>{note}</p>}
      <p className="max-w-lead text-s text-ink-2">{call.disclaimer}</p>
    </CallSection>
  );
}
