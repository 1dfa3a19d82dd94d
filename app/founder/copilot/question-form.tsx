import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { Back } from "./back.ts";
import { talkWords } from "./talk-words.ts";
import { useIsAlive } from "../../../ui/use-is-alive.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type Props = {
  id: string;
  label: string;
  isBusy: boolean;
  back: Back;
  typed?: string;
  describedBy?: string;
  /** Resolves to true when the question was answered; the field is emptied only then. */
  ask?: (question: string) => Promise<boolean>;
  stop?: () => void;
};

/**
 * A field for a question. Enter submits the question, Shift+Enter inserts a new line. The form also works without
 * JavaScript.
 */
export function QuestionForm({ id, label, isBusy, back, typed = "", describedBy, ask, stop }: Props) {
  const words = useWords(talkWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAlive = useIsAlive();
  const [isBlank, setBlank] = useState(typed.trim() === "");
  const readBlank = () => setBlank(field.current?.value.trim() === "");
  useEffect(readBlank, []);

  function send(event: FormEvent) {
    const question = field.current?.value ?? "";
    if (!ask || question.trim() === "" || isBusy) return event.preventDefault();
    event.preventDefault();
    void ask(question).then((isAnswered) => {
      if (!field.current) return;
      if (isAnswered) field.current.value = "";
      readBlank();
      field.current.disabled = false;
      field.current.focus();
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <PostForm noValidate action={pathOf("founder-copilot")} className="talk-field" onSubmit={ask && send}>
      <input type="hidden" name="back" value={back} />
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        {...{ id, ref: field, defaultValue: typed }}
        name="message"
        rows={2}
        className="control"
        required
        // The CSS needs a placeholder to detect an empty field with :placeholder-shown before the script runs.
        placeholder=" "
        disabled={isBusy}
        aria-describedby={describedBy}
        onInput={readBlank}
        onKeyDown={onKeyDown}
      />
      {isBusy && stop ? (
        // Two different buttons prevent a double click on "stop" from submitting the question again.
        <Button key="stop" look="secondary" small onClick={stop}>
          {words.stop}
        </Button>
      ) : (
        <Button key="send" type="submit" small disabled={isAlive && (isBlank || isBusy)}>
          {words.send}
        </Button>
      )}
    </PostForm>
  );
}
