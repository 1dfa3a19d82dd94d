import { type ReactNode, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useWords } from "../language.tsx";
import type { Refusal } from "./refusal.ts";
import { formWords } from "./words.ts";
import { StatusLine } from "./status-line.tsx";

const aDay = 24 * 60;

/**
 * Shows why an action was refused. The line takes the focus, because it is often above the visible part of the page.
 */
export function RefusalLine({ title, text }: { title: string; text: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const refusal = useActionData<unknown>();
  useEffect(() => {
    if (refusal && !document.activeElement?.matches("[aria-invalid=true]")) line.current?.focus();
  }, [refusal]);
  return <StatusLine ref={line} tone="bad" title={title} text={text} tabIndex={-1} />;
}

/**
 * Shows why an action was refused or, if a rate limit was reached, after how many minutes the action can be repeated.
 */
export function FailureLine(failure: { title: string; text: ReactNode }) {
  const { limited } = useWords(formWords);
  const refusal = useActionData<Partial<Refusal> | null>();
  const minutes = refusal?.status === "limited" ? refusal.minutes : undefined;
  // A wait of a day or longer is not shown in minutes.
  const says = minutes && minutes < aDay ? { title: limited.title, text: limited.text(minutes) } : failure;
  return <RefusalLine {...says} />;
}
