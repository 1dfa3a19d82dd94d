import type { RemovalNotice } from "../../../domain/seat/owner-removal.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { type RefusalProps, useTyped } from "./person-actions.tsx";
import { deskPeopleWords } from "./words.ts";

type Props = RefusalProps & {
  startup: string;
  notice: (RemovalNotice & { canRemove: boolean }) | null;
  language: string;
};

/** The form first announces the owner's removal, and completes the removal after the notice period. */
export function RemovalPanel({ refusal, startup, notice, language }: Props) {
  const words = useWords(deskPeopleWords).removal;
  const { moment } = formats[useLanguage().lang];
  const { isOpen, field } = useTyped("announce-removal", refusal);
  if (!notice)
    return (
      <Collapsible title={words.title(startup)} open={isOpen}>
        <ActionForm intent="announce-removal" submit={words.submit} look="secondary">
          <p className="field-hint">{words.text(language)}</p>
          <ReasonField field={field} label={words.reason} hint={words.reasonHint} maxLength={600} />
        </ActionForm>
      </Collapsible>
    );
  return (
    <section className="desk-panel">
      <h2>{words.title(startup)}</h2>
      <StatusLine
        tone="warn"
        title={words.announced(moment(notice.announcedAt), moment(notice.from))}
        text={notice.reason}
      />
      <PostForm className="desk-buttons" preventScrollReset>
        {notice.canRemove && (
          <Button type="submit" name="intent" value="remove-owner" look="secondary" small>
            {words.remove}
          </Button>
        )}
        <Button type="submit" name="intent" value="take-back-removal" look="secondary" small>
          {words.takeBack}
        </Button>
      </PostForm>
    </section>
  );
}
