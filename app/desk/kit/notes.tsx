import { formats } from "../../../platform/language/format.ts";
import { Textarea } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "./action-form.tsx";
import { ActionNotice } from "./action-notice.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { deskWords } from "../words.ts";

type NotesProps = {
  notes: readonly { id: string; text: string; writtenAt: Date; author: string | null }[];
  /** The id of the lead to which a new note belongs, needed when the page shows several leads. */
  lead?: string;
  refusal: Refusal | undefined;
};

export function Notes({ notes, lead, refusal }: NotesProps) {
  const { lang } = useLanguage();
  const words = useWords(deskWords).notes;
  const mine = refusal?.values["intent"] === "note" ? refusal : undefined;
  return (
    <section className="desk-part" id={lead ? undefined : "notes"}>
      <h2>{words.title}</h2>
      <ActionForm key={notes.length} intent="note" submit={words.add} look="secondary">
        {lead && <input type="hidden" name="lead" value={lead} />}
        <Textarea
          label={words.label}
          hint={words.hint}
          name="text"
          rows={3}
          maxLength={4_000}
          defaultValue={mine?.values["text"]}
          error={mine && words.errors[mine.errors["text"] as keyof typeof words.errors]}
          required
        />
      </ActionForm>
      <ActionNotice of={["note"]} />
      {notes.length > 0 && (
        <ol className="desk-log">
          {notes.map(({ id, text, writtenAt, author }) => (
            <li key={id}>
              <p>{text}</p>
              <span className="desk-sub">{words.by(author ?? words.gone, formats[lang].moment(writtenAt))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
