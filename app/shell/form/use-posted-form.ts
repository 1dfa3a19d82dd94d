import type { SubmitEvent } from "react";
import { useFieldErrors } from "./use-field-errors.tsx";

/** What is wrong with a form that the browser posts by itself, and what that form has of it. */
export function usePostedForm(...asked: Parameters<typeof useFieldErrors>) {
  const fields = useFieldErrors(...asked);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const unfinished = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    if (!unfinished && !fields.passes(event.currentTarget)) event.preventDefault();
  }

  return {
    posted: { method: "post", noValidate: true, onSubmit: check, onInput: fields.clear } as const,
    at: fields.at,
    summary: fields.summary,
  };
}
