import type { SeenRecipient } from "../../../domain/investor-update/recipients.server.ts";
import { type frozenFigures, updateLimits } from "../../../domain/investor-update/update.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Textarea } from "../../../ui/field.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { updatesWords } from "./words.ts";

type Props = {
  figures: NonNullable<ReturnType<typeof frozenFigures>>;
  recipients: readonly SeenRecipient[];
  corrects: string;
  refusal: Refusal | undefined;
};

const texts = ["worked", "stuck", "asked"] as const;

/** The numbers that will be frozen; cash and runway leave only if they are ticked. */
function Numbers({ figures, values }: { figures: Props["figures"]; values: Record<string, string> | undefined }) {
  const words = useWords(updatesWords);
  const { money, percent, count, month } = formats[useLanguage().lang];
  const { runway } = figures;
  const lasting =
    runway?.state === "months"
      ? words.months(count(runway.months ?? 0))
      : runway?.state === "profitable"
        ? words.profitable
        : words.over36;
  const shown = [
    [words.figures.mrr, money(figures.mrr / 100)],
    [words.figures.burn, money(figures.burn / 100)],
    [words.figures.cac, money(figures.cac / 100)],
    [words.figures.churn, percent(figures.churn)],
  ] as const;
  return (
    <>
      <h2>{words.numbersOf(month(figures.month))}</h2>
      <p className="note">{words.frozen}</p>
      <dl className="update-numbers">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="cash"
        label={words.show(words.figures.cash, money((figures.cash ?? 0) / 100))}
        defaultChecked={values?.["cash"] === "on"}
      />
      {runway && (
        <Checkbox
          name="runway"
          label={words.show(words.figures.runway, lasting)}
          defaultChecked={values?.["runway"] === "on"}
        />
      )}
    </>
  );
}

/** What a founder writes of the month, who gets it, and the very mail before it leaves. */
export function UpdateForm({ figures, recipients, corrects, refusal }: Props) {
  const words = useWords(updatesWords);
  const { date } = formats[useLanguage().lang];
  const values = refusal?.values;
  const chosen = values?.["choose"] ? (values["to"] ?? "").split(",") : recipients.map(({ id }) => id);
  return (
    <PostForm className="panel workspace-part" preventScrollReset>
      {refusal?.status === "preview" && (
        <section className="update-preview" aria-label={words.previewTitle} tabIndex={-1} data-told>
          <h2>{words.previewTitle}</h2>
          <p className="note">
            {words.subject(values?.["previewSubject"] ?? "")}
            <br />
            {words.replyTo(values?.["replyTo"] ?? "")}
          </p>
          <pre>{values?.["previewText"]}</pre>
        </section>
      )}
      {corrects && <p role="note">{words.correcting}</p>}
      <input type="hidden" name="corrects" value={values?.["corrects"] ?? corrects} />
      <Numbers figures={figures} values={values} />
      {texts.map((name) => (
        <Textarea
          key={name}
          name={name}
          label={words.texts[name]}
          hint={words.hints[name]}
          rows={3}
          maxLength={updateLimits.text}
          error={words.errors[refusal?.errors[name] ?? ""]}
          defaultValue={values?.[name]}
        />
      ))}
      <h2>{words.recipients}</h2>
      <p className="note">{recipients.length > 0 ? words.recipientsText : words.noRecipients}</p>
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
      <p className="note">{words.after}</p>
      <span className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="preview" look="secondary">
          {words.preview}
        </Button>
        <Button type="submit" name="intent" value="send">
          {words.send}
        </Button>
      </span>
    </PostForm>
  );
}
