import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { authWords } from "./words.ts";

/**
 * Returns a function that gives a field's error; every invalid field gets `autoFocus`, and browsers focus the first.
 */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords(authWords);
  return (name: string) => {
    const error = errors[refusal?.errors[name] ?? ""];
    return { error, autoFocus: error !== undefined };
  };
}
