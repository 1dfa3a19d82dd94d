import type { RouterContextProvider } from "react-router";
import { draftOf, emailForm } from "../../domain/application/answers.server.ts";
import { askResume } from "../../domain/application/resume.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { services, visitor } from "../server/context.server.ts";
import { keepDraft } from "./draft.form.server.ts";
import type { ResumeAnswer } from "./resume-answer.ts";

type Answer = { status: number; body: ResumeAnswer; headers?: Record<string, string> };

/** Keeps what was typed, where the form came with it, and has the link to it mailed. */
export async function receiveResume(request: Request, context: Readonly<RouterContextProvider>): Promise<Answer> {
  const { db, log } = context.get(services);
  const { lang, address } = context.get(visitor);
  const values = await readForm(request);
  if (!values) return { status: 415, body: { status: "unreadable", values: {} } };
  const email = emailForm.safeParse(values);
  if (!email.success) {
    const error = email.error.issues[0]?.message ?? "";
    return { status: 422, body: { status: "invalid", errors: { email: error }, values } };
  }
  try {
    const draft = await draftIn(values, context);
    const asked = await askResume(db, { ...email.data, lang, address });
    if (asked.status === "asked") return { status: 200, body: { ...asked, ...(draft && { draft }) } };
    const { retryAfter } = asked;
    return {
      status: 429,
      body: { status: "limited", minutes: Math.ceil(retryAfter / 60), values },
      headers: { "Retry-After": String(retryAfter) },
    };
  } catch (error) {
    log.error({ error }, "a link to a draft could not be asked for");
    return { status: 503, body: { status: "unavailable", values }, headers: { "Retry-After": "5" } };
  }
}

async function draftIn(values: Record<string, string>, context: Readonly<RouterContextProvider>) {
  const isEmpty = Object.values(draftOf(values)).every((typed) => typed === "");
  return isEmpty ? undefined : keepDraft(values, context);
}
