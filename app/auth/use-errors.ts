import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { authWords } from "./words.ts";

/** The error props of each field. Browsers focus the first of several fields with autofocus. */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords(authWords);
  return (name: string) => {
    const error = errors[refusal?.errors[name] ?? ""];
    return { error, autoFocus: error !== undefined };
  };
}
