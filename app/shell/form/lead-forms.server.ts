import type { defineForm } from "./define-form.server.ts";

type LeadFormActions = ReturnType<typeof defineForm>;

const modules = import.meta.glob<Record<string, unknown>>("../../*/*.form.server.ts", { eager: true });

const isDefinition = (value: unknown): value is LeadFormActions =>
  typeof value === "object" && value !== null && "form" in value && "script" in value;

/** All forms that create a lead, by name, collected from the `*.form.server.ts` files. */
export const leadFormsByName = new Map(
  Object.values(modules).flatMap((exported) =>
    Object.values(exported)
      .filter(isDefinition)
      .map((actions) => [String(actions.form), actions] as const),
  ),
);
