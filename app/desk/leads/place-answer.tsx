import { answerReasons, type StoredReason } from "../../../domain/pitch-session/pitch-answer.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AnswerFields } from "../sessions/answer-fields.tsx";
import { closeWords } from "../sessions/close-words.ts";

export type PlaceAnswered = { reason: StoredReason; line: string; answeredAt: Date };

type Props = { lead: string; answered: PlaceAnswered | null; refusal: Refusal | undefined };

/** Shows the rejection sent to a startup that applied to pitch, or the form for sending a rejection. */
export function PlaceAnswer({ lead, answered, refusal }: Props) {
  const words = useWords(closeWords);
  const { moment } = formats[useLanguage().lang];
  if (answered)
    return (
      <p>
        {answered.reason === "cancelled"
          ? words.answer.cancelled(moment(answered.answeredAt))
          : words.answer.sent(moment(answered.answeredAt), words.reasons[answered.reason])}{" "}
        {answered.line}
      </p>
    );
  return (
    <details>
      <summary>{words.answer.title}</summary>
      <PostForm className="contact-form" noValidate preventScrollReset>
        <p>{words.answer.text}</p>
        <input type="hidden" name="intent" value="place-no" />
        <input type="hidden" name="lead" value={lead} />
        <AnswerFields reasons={answerReasons} refusal={refusal} />
        <Button type="submit" look="secondary" small>
          {words.answer.submit}
        </Button>
      </PostForm>
    </details>
  );
}
