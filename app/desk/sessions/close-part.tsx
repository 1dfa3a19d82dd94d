import { answerReasons } from "../../../domain/pitch-session/pitch-answer.ts";
import type { proposalOf } from "../../../domain/session-record/close.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { closeWords } from "./close-words.ts";

type Props = {
  session: string;
  closing: Awaited<ReturnType<typeof proposalOf>>;
  past: boolean;
  refusal: Refusal | undefined;
};

export function ClosePart({ session, closing, past, refusal }: Props) {
  const words = useWords(closeWords);
  const { moment } = formats[useLanguage().lang];
  const { record, isOpen, selected, unanswered } = closing;
  if (!past && !record) return null;
  return (
    <section className="desk-panel">
      <h2>{words.title}</h2>
      <p>
        <TextLink to={pathOf("session-page", { id: session })}>{words.page}</TextLink>
      </p>
      {record ? (
        <p>
          <strong>{words.closed(moment(record.closedAt))}</strong> {words.closedText(record.selected, record.pitched)}
        </p>
      ) : !isOpen ? (
        <p>{words.from(moment(closing.from))}</p>
      ) : (
        <>
          <p>{words.text}</p>
          <ActionForm intent="close" submit={words.submit}>
            <input type="hidden" name="shown" value={closing.shown} />
            <p>{selected.length === 0 ? words.nobody : words.pitched(selected.length)}</p>
            {selected.map(({ lead, startup }) => (
              <Checkbox key={lead} name="pitched" value={lead} label={startup || words.unnamed} defaultChecked />
            ))}
            {unanswered > 0 && (
              <>
                <p>{words.unanswered(unanswered)}</p>
                <AnswerFields reasons={answerReasons} refusal={refusal} />
              </>
            )}
          </ActionForm>
        </>
      )}
    </section>
  );
}
