import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Answers, type FormValues, saysTheSame } from "../../domain/application/application.ts";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import EditConflicts from "../shell/form/edit-conflicts.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { saveDraft } from "./save-draft.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { typedIn } from "./form-values.ts";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";
import { formWords } from "../shell/form/words.ts";

type Props = {
  application: {
    accessToken: string;
    sent: FormValues;
    shown: string;
    draft: { typed: FormValues; savedAt: Date } | null;
    withdrawnAt: Date | null;
  };
  refusal: Refusal | undefined;
};

const quietFor = 2_000;
const retryAfter = 5_000;

export function ChangeForm({ application: { accessToken, sent, shown: current, draft, withdrawnAt }, refusal }: Props) {
  const { lang } = useLanguage();
  const { limited } = useWords(formWords);
  const words = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const fields = usePostedForm(words.errors, refusal);
  const { date, time } = formats[lang];
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stored = draft?.savedAt.toISOString();
  /** When the draft was saved that this form shows; empty if it shows none. */
  const [seen, setSeen] = useState(refusal?.values["seen"] ?? stored ?? "");
  /** When another person saved a newer draft. */
  const [newer, setNewer] = useState(refusal?.status === "stale" ? stored : undefined);
  const saving = useRef(Promise.resolve(seen));
  const [trouble, setTrouble] = useState(false);
  const typed = refusal?.values ?? draft?.typed ?? sent;
  const shown = refusal?.values[displayedField] ?? current;
  /** The withdrawal that this form shows; empty if the application counts. */
  const withdrawn =
    (refusal?.status === "withdrawn" ? undefined : refusal?.values["withdrawn"]) ?? withdrawnAt?.toISOString() ?? "";
  const kept = useRef(draft?.typed ?? sent);
  /** The typed values that are not saved yet; undefined when there are none. */
  const unkept = useRef<FormValues>(undefined);
  const [unsent, setUnsent] = useState(!saysTheSame(typed, sent));

  const keepNow = useEffectEvent(function keep() {
    clearTimeout(timer.current);
    const now = unkept.current;
    if (!now) return;
    unkept.current = undefined;
    kept.current = now;
    // One save after the other, because each tells which draft the one before has stored.
    saving.current = saving.current.then(async (before) => {
      const fields = { ...now, [displayedField]: shown, application: accessToken, seen: before };
      const answer = await saveDraft(fields);
      const isStale = answer.status === "stale";
      setTrouble(answer.status !== "saved" && !isStale);
      setNewer(isStale ? answer.savedAt : undefined);
      if (answer.status === "saved") {
        setSeen(answer.savedAt);
        return answer.savedAt;
      }
      kept.current = {};
      if (!isStale && !unkept.current && form.current) {
        unkept.current = now;
        timer.current = setTimeout(keep, retryAfter);
      }
      return before;
    });
  });

  const readForm = useEffectEvent(() => {
    if (!form.current) return;
    const now = typedIn(form.current);
    setUnsent(!saysTheSame(now, sent));
    clearTimeout(timer.current);
    unkept.current = saysTheSame(now, kept.current) ? undefined : now;
    if (unkept.current) timer.current = setTimeout(keepNow, quietFor);
  });

  useEffect(() => {
    const element = form.current;
    // Submitting the form sends all typed values, so `keepNow` must not save them again when the visitor leaves the
    // page.
    const send = () => (unkept.current = undefined);
    // The visitor may have typed into the fields before hydration, so the form is read once here.
    readForm();
    element?.addEventListener("input", readForm);
    element?.addEventListener("submit", send);
    addEventListener("pagehide", keepNow);
    return () => {
      element?.removeEventListener("input", readForm);
      element?.removeEventListener("submit", send);
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);

  return (
    <form ref={form} {...fields.posted} className="contact-form">
      {fields.summary}
      {refusal?.status === "withdrawn" && (
        <StatusLine tone="warn" {...file.change.withdrawn} tabIndex={-1} data-notice />
      )}
      {refusal?.overtaken && (
        <EditConflicts
          parts={refusal.overtaken}
          tell={(name, text) => ({
            label: words[name as keyof Answers],
            text: (words.choices as Record<string, Record<string, string>>)[name]?.[text] ?? text,
          })}
        />
      )}
      <input type="hidden" name={displayedField} value={shown} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="withdrawn" value={withdrawn} />
      {unsent && <StatusLine tone="warn" title={file.status.unsent} text={file.status.unsentText} />}
      <AnswerFields typed={typed} at={fields.at} />
      <div className="form-buttons">
        <Button type="submit">{withdrawn ? words.submit : file.change.submit}</Button>
        <Button type="submit" look="secondary" name="intent" value="draft" formNoValidate>
          {file.change.keep}
        </Button>
      </div>
      {trouble && <StatusLine tone="bad" {...file.change.notKept} />}
      {newer && (
        <div role="alert" className="draft-stale">
          <input type="hidden" name="newer" value={newer} />
          <p>{words.draft.stale(date(new Date(newer)), time(new Date(newer)))}</p>
          <LinkButton to={pathOf("application-change", { accessToken })} reloadDocument look="secondary" small>
            {words.draft.takeTheirs}
          </LinkButton>
          <Button type="submit" look="secondary" small name="intent" value="replace" formNoValidate>
            {words.draft.keepMine}
          </Button>
        </div>
      )}
      {seen && !trouble && !newer && (
        <p className="note">{file.change.draftKept(date(new Date(seen)), time(new Date(seen)))}</p>
      )}
      {refusal?.status === "limited" && (
        <StatusLine tone="bad" title={limited.title} text={limited.text(refusal.minutes)} />
      )}
      {(refusal?.status === "unavailable" || refusal?.status === "unreadable") && (
        <StatusLine tone="bad" {...file.change.failure} />
      )}
    </form>
  );
}
