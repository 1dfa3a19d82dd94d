import { enteredKinds, enteredVia } from "../../../domain/privacy/privacy.ts";
import { Button } from "../../../ui/button.tsx";
import { Select, Textarea, TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { typedFields } from "../kit/form-values.ts";
import { deskPrivacyWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type EntryFormProps = { refusal: Refusal | undefined; today: string; email?: string };

/** A form that records a privacy request received by post or phone. */
export function EntryForm({ refusal, today, email }: EntryFormProps) {
  const { entry, kinds, via, errors } = useWords(deskPrivacyWords);
  const { isOpen, field, value } = typedFields("enter", refusal, errors);
  return (
    <Collapsible title={entry.title} open={isOpen}>
      <PostForm noValidate action={pathOf("admin-privacy")} className="contact-form">
        <p className="field-hint">{entry.text}</p>
        <div className="desk-times">
          <TextField
            {...field("received_on")}
            defaultValue={value("received_on") ?? today}
            type="date"
            max={today}
            label={entry.receivedOn}
            required
          />
          <Select
            {...field("kind")}
            label={entry.kind}
            required
            options={enteredKinds.map((id) => ({ id, label: kinds[id] }))}
          />
          <Select
            {...field("via")}
            label={entry.via}
            required
            options={enteredVia.map((id) => ({ id, label: via[id] }))}
          />
        </div>
        <TextField
          {...field("email")}
          defaultValue={value("email") ?? email}
          type="email"
          label={entry.email}
          hint={entry.emailHint}
          maxLength={254}
          required
        />
        <Textarea {...field("note")} label={entry.note} hint={entry.noteHint} rows={3} maxLength={2_000} />
        <div className="desk-buttons">
          <Button type="submit" name="intent" value="enter" small>
            {entry.submit}
          </Button>
        </div>
      </PostForm>
    </Collapsible>
  );
}
