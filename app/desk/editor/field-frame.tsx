import { type ReactNode, useId } from "react";
import { Required } from "../../../ui/field.tsx";
import { WarningIcon } from "../../../ui/icons.tsx";
import { useEditing } from "./editor-context.ts";
import { problemWords } from "./problem-words.ts";

type Wiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

export function Problems({ path, id, number }: { path: string; id?: string; number?: boolean }) {
  const { words, problemsAt } = useEditing();
  const problems = problemsAt(path);
  if (problems.length === 0) return null;
  // The schema reports an invalid number as an invalid date, so a number field replaces this error.
  const shownProblems = problems.map((each) =>
    number && each.code === "notADay" ? { ...each, code: "notANumber" as const } : each,
  );
  return (
    <p className="field-error" id={id}>
      <WarningIcon />
      <span>{[...new Set(shownProblems.map((each) => problemWords(words, each)))].join(" ")}</span>
    </p>
  );
}

type FieldFrameProps = { path: string; required?: boolean; hint?: ReactNode; children: (wiring: Wiring) => ReactNode };

export function FieldFrame({ path, required = false, hint, children }: FieldFrameProps) {
  const { nameAt, hintAt, problemsAt } = useEditing();
  const id = useId();
  const shownHint = hint ?? hintAt(path);
  const wrong = problemsAt(path).length > 0;
  const described = [shownHint && `${id}hint`, wrong && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {nameAt(path)}
        {required && <Required />}
      </label>
      {shownHint && (
        <p id={`${id}hint`} className="field-hint">
          {shownHint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": wrong || undefined,
        "aria-describedby": described || undefined,
        "aria-required": required || undefined,
      })}
      <Problems path={path} id={`${id}error`} />
    </div>
  );
}
