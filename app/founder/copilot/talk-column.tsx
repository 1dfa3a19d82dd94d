import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../shell/language.tsx";
import { EliteTeaser } from "./elite-teaser.tsx";
import { copilotWords } from "./words.ts";

type Props = {
  isOpen: boolean;
  firstName: string;
  latest: Pick<CheckIn, "month"> | null;
  /** The month that is asked for and not there yet. */
  late: string | null;
};

/** The CoPilot beside the work: its first words, and the field that does not take questions yet. */
export function TalkColumn({ isOpen, firstName, latest, late }: Props) {
  const own = useWords(copilotWords).talk;
  return (
    <section className="talk" aria-labelledby="talk">
      <div className="talk-head">
        <h2 id="talk">{own.title}</h2>
        <p>{own.context}</p>
      </div>
      {isOpen ? (
        <div className="talk-body">
          <div className="talk-transcript" role="log" aria-label={own.transcript} tabIndex={0}>
            <p>{own.welcome(firstName, latest?.month ?? null)}</p>
            {late && <p>{own.late(late)}</p>}
          </div>
          <div className="talk-field">
            <label htmlFor="question" className="field-label">
              {own.question}
            </label>
            <textarea id="question" rows={2} className="control" disabled aria-describedby="talk-closed" />
            <Button disabled look="secondary" small>
              {own.send}
            </Button>
            <p id="talk-closed" className="note">
              {own.closed}
            </p>
          </div>
        </div>
      ) : (
        <EliteTeaser />
      )}
    </section>
  );
}
