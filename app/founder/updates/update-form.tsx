import type { NumbersToSend } from "../../../domain/investor-update/read.server.ts";
import type { SeenRecipient } from "../../../domain/investor-update/recipients.server.ts";
import { updateLimits, type WrittenUpdate } from "../../../domain/investor-update/update.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Textarea } from "../../../ui/field.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { UpdateNumbers } from "./update-numbers.tsx";
import { updatesWords } from "./words.ts";

type Props = {
  numbers: NumbersToSend;
  recipients: readonly SeenRecipient[];
  corrects: string;
  draft: WrittenUpdate;
  savedAt: Date | null;
  /** The server compares this draft with the stored draft, to notice a colleague's changes. */
  shown: string;
  isPublic: boolean;
  hasDeck: boolean;
  refusal: Refusal | undefined;
};

const texts = ["worked", "stuck", "asked"] as const;

export function UpdateForm({
  numbers,
  recipients,
  corrects,
  draft,
  savedAt,
  shown,
  isPublic,
  hasDeck,
  refusal,
}: Props) {
  const words = useWords(updatesWords);
  const { date, moment, month } = formats[useLanguage().lang];
  const values = refusal?.values;
  const chosen = values?.["choose"] ? (values["to"] ?? "").split(",") : recipients.map(({ id }) => id);
  const isTicked = (name: "cash" | "runway") => (values ? values[name] === "on" : draft[name]);
  const tell = (name: string, text: string) =>
    name === "cash" || name === "runway"
      ? { label: words.show[name](numbers[name] ?? ""), text: words.answers[text === "yes" ? "yes" : "no"] }
      : { label: words.texts[name as (typeof texts)[number]], text };
  return (
    <PostForm className="panel update-form" displayed={{ shown, tell }}>
      <div className="update-fields">
        {corrects && <p role="note">{words.correcting}</p>}
        <input type="hidden" name="corrects" value={values?.["corrects"] ?? corrects} />
        <input type="hidden" name="numbers" value={numbers.digest} />
        <h2>{words.numbersOf(month(numbers.month))}</h2>
        <p className="note">{words.frozen}</p>
        <UpdateNumbers lines={numbers.lines} />
        {(["cash", "runway"] as const).map((name) => {
          const value = numbers[name];
          return (
            value && <Checkbox key={name} name={name} label={words.show[name](value)} defaultChecked={isTicked(name)} />
          );
        })}
        {texts.map((name) => (
          <Textarea
            key={name}
            name={name}
            label={words.texts[name]}
            hint={words.hints[name]}
            rows={3}
            maxLength={updateLimits.text}
            error={words.errors[refusal?.errors[name] ?? ""]}
            defaultValue={values?.[name] ?? draft[name]}
          />
        ))}
        <span className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="save" look="secondary" small>
            {words.save}
          </Button>
          {savedAt && <span className="note">{words.savedAt(moment(savedAt))}</span>}
        </span>
      </div>
      <div className="update-fields">
        {refusal?.status === "preview" && (
          <section className="update-preview" aria-labelledby="preview">
            <h2 id="preview" tabIndex={-1} data-notice>
              {words.previewTitle}
            </h2>
            <p className="note">{words.subject(values?.["previewSubject"] ?? "")}</p>
            <pre>{values?.["previewText"]}</pre>
            <p className="note">{words.replyTo(values?.["replyTo"] ?? "")}</p>
          </section>
        )}
        <h2>{words.recipients}</h2>
        <p className="note">{recipients.length > 0 ? words.recipientsText : words.noRecipients(isPublic)}</p>
        <input type="hidden" name="choose" value="1" />
        {recipients.length > 0 && (
          <ul className="update-recipients">
            {recipients.map(({ id, called, firm, via, since, received }) => (
              <li key={id}>
                <Checkbox
                  name="to"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  label={
                    <>
                      <strong>{called || words.unnamed}</strong> {via === "follow" ? firm : words.invited}
                    </>
                  }
                />
                <span className="note">{received > 0 ? words.received(received) : words.since(date(since))}</span>
              </li>
            ))}
          </ul>
        )}
        {hasDeck && (
          <div>
            <Checkbox name="deck" label={words.deck} defaultChecked={values?.["deck"] === "on"} />
            <p className="note">{words.deckText}</p>
          </div>
        )}
        <p className="note">{words.after}</p>
        <span className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="preview" look="secondary">
            {words.preview}
          </Button>
          <Button type="submit" name="intent" value="send">
            {words.send}
          </Button>
        </span>
      </div>
    </PostForm>
  );
}
