import type { Refusal } from "../../shell/form/refusal.ts";

export function typedFields(intent: string, refusal: Refusal | undefined, errors: Record<string, string>) {
  const mine = refusal?.values["intent"] === intent ? refusal : undefined;
  const errorOf = (name: string) => mine?.errors[name] && (errors[mine.errors[name]] ?? mine.errors[name]);
  return {
    isOpen: mine !== undefined,
    value: (name: string) => mine?.values[name],
    error: errorOf,
    field: (name: string) => ({ name, defaultValue: mine?.values[name], error: errorOf(name) }),
  };
}
