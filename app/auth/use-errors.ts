import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { authWords } from "./words.ts";

/** Every invalid field gets autofocus, because browsers focus only the first. */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords(authWords);
  return (name: string) => {
    const error = errors[refusal?.errors[name] ?? ""];
    return { error, autoFocus: error !== undefined };
  };
}
