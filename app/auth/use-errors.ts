import { useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { authWords } from "./words.ts";

/** What a field shows of what is wrong with it. Of several that ask for the focus, a browser gives it to the first. */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords(authWords);
  return (name: string) => {
    const error = errors[refusal?.errors[name] ?? ""];
    return { error, autoFocus: error !== undefined };
  };
}
