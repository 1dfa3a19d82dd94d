import type { ComponentProps, ReactNode } from "react";
import { useWords } from "../language.tsx";
import type { Outcome } from "./answer.ts";
import { CheckIcon, WarningIcon } from "../../../ui/icons.tsx";
import { formWords } from "./words.ts";

export type StatusText = { title: string; text: string };
type StatusLineProps = ComponentProps<"div"> & { tone: "good" | "warn" | "bad"; title: string; text: ReactNode };

export function StatusLine({ tone, title, text, ...props }: StatusLineProps) {
  return (
    <div className={`status-line status-${tone}`} role={tone === "bad" ? "alert" : "status"} {...props}>
      {tone === "good" ? <CheckIcon /> : <WarningIcon />}
      <p>
        <strong className="block">{title}</strong> {text}
      </p>
    </div>
  );
}

/** The messages after a form is stored; `trouble` precedes `saved` if passing on the stored data failed. */
export type OutcomeWords = { success: StatusText; trouble?: StatusText; saved: StatusText };

export function OutcomeLines({ outcome, words }: { outcome: Outcome; words: OutcomeWords }) {
  const { waits, trouble } = useWords(formWords);
  if (outcome === "ok") return <StatusLine tone="good" {...words.success} />;
  if (outcome === "saved-mail-waits") return <StatusLine tone="good" {...waits} />;
  return (
    <>
      <StatusLine tone="bad" {...(words.trouble ?? trouble)} />
      <StatusLine tone="good" {...words.saved} />
    </>
  );
}
