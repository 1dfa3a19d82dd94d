import { type DealStage, dealStages } from "../../../domain/deal-stage/stage.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { noChoice } from "../../../platform/language/no-choice.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Select, Textarea, TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Desk } from "./desk.server.ts";
import { deskWords } from "./desk-words.ts";

type Props = { desk: Desk; refusal: Refusal | undefined; notice: string | undefined };

export function DeskPanel({ desk: { startup, stage, shown, notes, fund }, refusal, notice }: Props) {
  const words = useWords(deskWords);
  const { lang } = useLanguage();
  const { date } = formats[lang];
  const error = (name: string) => words.errors[refusal?.errors[name] ?? ""];
  const typed = (name: string) => refusal?.values[name];
  return (
    <section className="deal-part" id="desk">
      <h3>{words.title}</h3>
      {notice && <StatusLine tone="good" title={notice} text="" />}
      <p className="note">{fund ? words.ofTeam(nameIn(lang, fund.name)) : words.private}</p>
      <PostForm
        className="grid gap-3 justify-items-start"
        displayed={{
          shown,
          tell: (name, text) =>
            name === "tags"
              ? { label: words.tags, text: text.replaceAll(",", ", ") }
              : { label: words.stage, text: text && words.stages[text as DealStage] },
          isOther: refusal?.values["intent"] !== "stage",
        }}
      >
        <Select
          name="stage"
          label={words.stage}
          error={error("stage")}
          defaultValue={typed("stage") ?? stage?.stage ?? noChoice}
          options={[
            ...(stage ? [] : [{ id: noChoice, label: words.none }]),
            ...dealStages.map((id) => ({ id, label: words.stages[id] })),
          ]}
        />
        <TextField
          name="tags"
          label={words.tags}
          hint={words.tagsHint}
          error={error("tags")}
          defaultValue={typed("tags") ?? stage?.tags.join(", ")}
        />
        {stage && (
          <p className="note">{stage.by ? words.setBy(stage.by, date(stage.at)) : words.setOn(date(stage.at))}</p>
        )}
        <span className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="stage" small>
            {words.save}
          </Button>
          {stage && (
            <Button type="submit" name="intent" value="unstage" look="secondary" small>
              {words.clear(fund !== null)}
            </Button>
          )}
        </span>
      </PostForm>
      <h4>{words.notes}</h4>
      {notes.length > 0 && (
        <ul className="deal-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p lang="" className="whitespace-pre-line wrap-anywhere">
                {note.text}
              </p>
              <p className="note">
                {note.isOwn ? words.noteOn(date(note.at)) : words.noteOf(note.by ?? "", date(note.at))}
                {note.shared && `, ${words.shared}`}
              </p>
              {note.isOwn && (
                <ActionButton
                  intent="unnote"
                  fields={{ note: note.id }}
                  look="quiet"
                  small
                  aria-label={words.removeNoteOf(date(note.at))}
                >
                  {words.removeNote}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <PostForm className="deal-note-form" key={notes[0]?.id ?? ""}>
        <Textarea
          name="text"
          label={words.newNote}
          hint={words.noteHint}
          rows={3}
          error={error("text")}
          defaultValue={typed("text")}
        />
        {fund && <Checkbox name="shared" label={words.share} />}
        <Button type="submit" name="intent" value="note" look="secondary" small>
          {words.addNote}
        </Button>
      </PostForm>
      <p>
        <TextLink to={pathOf("investor-compare", { a: startup })}>{words.compare}</TextLink>
      </p>
    </section>
  );
}
