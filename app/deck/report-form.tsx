import { reportLimits } from "../../domain/deck/report.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Textarea } from "../../ui/field.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

type Props = { action: string; back: string; isSent: boolean; refusal: Refusal | undefined };

export function ReportForm({ action, back, isSent, refusal }: Props) {
  const { report: words } = useWords(deckPageWords);
  const failure =
    refusal &&
    refusal.status !== "invalid" &&
    (refusal.status === "limited" ? words.limited(refusal.minutes) : words.problem);
  return (
    <>
      {failure && <StatusLine tone="bad" {...failure} />}
      {isSent && !refusal ? (
        <StatusLine tone="good" title={words.sent.title} text={words.sent.text} />
      ) : (
        <PostForm action={action} className="panel workspace-part deck-panel" noValidate>
          <p>{words.text}</p>
          <Textarea
            name="reason"
            label={words.reason}
            rows={5}
            maxLength={reportLimits.reason}
            defaultValue={refusal?.values["reason"]}
            error={words.errors[refusal?.errors["reason"] ?? ""]}
            required
          />
          <Button type="submit">{words.submit}</Button>
        </PostForm>
      )}
      <LinkButton to={back} look="secondary" className="justify-self-start">
        {words.back}
      </LinkButton>
    </>
  );
}
