import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { useWords } from "../language.tsx";
import type { Refusal } from "./refusal.ts";
import { formWords } from "./words.ts";
import { StatusLine } from "./status-line.tsx";

const aDay = 24 * 60;

export function FailureLine(failure: { title: string; text: ReactNode }) {
  const { limited } = useWords(formWords);
  const refusal = useActionData<Partial<Refusal> | null>();
  const minutes = refusal?.status === "limited" ? refusal.minutes : undefined;
  // For a limit of a day or more, the form's own message is shown.
  const says = minutes && minutes < aDay ? { title: limited.title, text: limited.text(minutes) } : failure;
  return <StatusLine tone="bad" {...says} />;
}
