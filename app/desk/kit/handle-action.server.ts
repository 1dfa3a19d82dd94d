import { data, redirect } from "react-router";
import type * as z from "zod";
import { readForm } from "../../../platform/http/fields.server.ts";
import { successUrl } from "./success-url.ts";
import type { Refusal } from "./refusal.ts";

/** The page that shows what was done, and which of the things on it that was. */
type Answer = { to: string; about?: string } | { problem: string; status?: number };

/** What one form of a page does with fields that meet its schema. */
export type FormAction = (values: Record<string, string>) => Promise<Answer | { errors: Record<string, string> }>;

/** Parses the fields first: their codes are what the screen has words for. */
export const formAction =
  <Fields>(schema: z.ZodType<Fields>, carryOut: (fields: Fields) => ReturnType<FormAction>): FormAction =>
  async (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return carryOut(parsed.data);
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return { errors };
  };

/**
 * Carries out the form that was sent, by the name its button gives: 303 to where that is said, or 422 and
 * 409 with what was typed.
 */
export async function handleAction(request: Request, actions: Record<string, FormAction>) {
  const values = await readForm(request);
  const intent = values?.["intent"] ?? "";
  const carryOut = values && Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  const refuse = (status: number, more: Partial<Refusal>) =>
    data({ intent, errors: {}, values: values ?? {}, ...more } satisfies Refusal, { status });
  if (!values || !carryOut) return refuse(415, { problem: "unreadable" });
  const answer = await carryOut(values);
  if ("to" in answer) return redirect(successUrl(answer.to, intent, answer.about), 303);
  if ("errors" in answer) return refuse(422, { errors: answer.errors });
  return refuse(answer.status ?? 409, { problem: answer.problem });
}
