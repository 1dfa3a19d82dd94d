import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Back } from "./back.ts";

/** With JavaScript, `ask` sends the question; otherwise, a form sends the question and returns to the page `back`. */
export type Asking = { back: Back; isBusy?: boolean; ask?: (question: string) => Promise<boolean> };

export function ReadyQuestions({
  label,
  questions,
  back,
  isBusy = false,
  ask,
}: Asking & { label: string; questions: readonly string[] }) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) void ask?.(submitter.value);
  }
  return (
    <PostForm action={pathOf("founder-copilot")} className="talk-ready" aria-label={label} onSubmit={ask && send}>
      <input type="hidden" name="back" value={back} />
      {questions.map((each) => (
        <Button key={each} type="submit" look="secondary" small name="message" value={each} disabled={isBusy}>
          {each}
        </Button>
      ))}
    </PostForm>
  );
}
