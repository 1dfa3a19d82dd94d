import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { authWords } from "./words.ts";

/**
 * Returns a function that gives the error and autofocus props of a field. Every invalid field gets autofocus; browsers
 * focus only the first.
 */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords(authWords);
  return (name: string) => {
    const error = errors[refusal?.errors[name] ?? ""];
    return { error, autoFocus: error !== undefined };
  };
}
