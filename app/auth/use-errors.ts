import { useWords } from "../shell/language.tsx";
import type { Refusal } from "./refusal.ts";

/** The words for what is wrong with a field. */
export function useErrors(refusal: Refusal | undefined) {
  const { errors } = useWords("auth");
  return (name: string) => errors[refusal?.errors[name] ?? ""];
}
