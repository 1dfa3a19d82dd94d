import { type SubmitEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { checkField } from "./answer.ts";
import { sendsNext } from "./lost-send.ts";
import type { Refusal } from "./refusal.ts";
import { useFieldErrors } from "./use-field-errors.tsx";

type Answer = { errors?: Refusal["errors"]; refusal?: Refusal } | null;

/** Manages the errors of a form that the browser itself posts, without fetch. */
export function usePostedForm(...args: Parameters<typeof useFieldErrors>) {
  const fields = useFieldErrors(...args);
  const { data, submit } = useFetcher<Answer>();
  const last = useRef<{ typed: FormData; sent: HTMLFormElement }>(null);

  useOnChange(data, (answer) => {
    const errors = answer?.refusal?.errors ?? answer?.errors;
    if (errors && last.current) fields.add(errors, last.current.typed, last.current.sent);
  });

  function check(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const unfinished = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
    const sent = event.currentTarget;
    if (unfinished || fields.check(sent)) return;
    event.preventDefault();
    // Also requests the server's errors, so that all errors are shown together. Without network, only the browser's
    // errors are shown.
    const typed = new FormData(sent, submitter);
    typed.set(checkField, "on");
    last.current = { typed, sent };
    const { pathname, search } = new URL(sent.action);
    sendsNext("check");
    void submit(typed, { method: "post", action: pathname + search, defaultShouldRevalidate: false });
  }

  return {
    posted: { method: "post", noValidate: true, onSubmit: check, onInput: fields.clear } as const,
    at: fields.at,
    summary: fields.summary,
  };
}
