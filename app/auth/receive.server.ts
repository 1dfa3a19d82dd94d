import { data } from "react-router";
import type * as z from "zod";
import { Crowded } from "../../platform/auth/hash-queue.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { services } from "../server/context.server.ts";
import type { Asked } from "./browser.server.ts";
import type { Refusal } from "./refusal.ts";

/** A form that keeps its rule and is refused all the same. */
export type Refused = { status: number; problem: string; retryAfter?: number; errors?: Record<string, string> };

/** What a page shows once, in the answer to its own form. */
type Shown<S> = { shown: S; headers: Record<string, string> };

export const limited = ({ retryAfter }: { retryAfter: number }): Refused => ({
  status: 429,
  problem: "limited",
  retryAfter,
});

export const wrong = (field: string, code: string): Refused => ({
  status: 422,
  problem: "invalid",
  errors: { [field]: code },
});

const secretFields = /password|code|passkey/i;
const longest = 500;

/** What each form about accounts does: checks what was sent, does the work, and draws the form again where it fails. */
export async function receive<T, S = never>(
  { request, context }: Asked,
  schema: z.ZodType<T>,
  work: (values: T) => Promise<Response | Refused | Shown<S>>,
) {
  const { log, readiness } = context.get(services);
  const fields = await readForm(request);
  const typed = Object.entries(fields ?? {}).filter(([name]) => !secretFields.test(name));
  const values = Object.fromEntries(typed.map(([name, value]) => [name, value.slice(0, longest)]));
  type Answer = { refusal?: Refusal; shown?: S };
  const refuse = ({ status, problem, retryAfter, errors = {} }: Refused) =>
    data<Answer>(
      { refusal: { problem, errors, values, minutes: Math.ceil((retryAfter ?? 0) / 60) } },
      { status, ...(retryAfter && { headers: { "Retry-After": String(retryAfter) } }) },
    );
  if (!fields) return refuse({ status: 415, problem: "failed" });
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return refuse({ status: 422, problem: "invalid", errors });
  }
  try {
    const done = await work(parsed.data);
    if (done instanceof Response) return done;
    return "shown" in done ? data<Answer>({ shown: done.shown }, { headers: done.headers }) : refuse(done);
  } catch (error) {
    if (error instanceof Crowded) return refuse({ status: 503, problem: "crowded", retryAfter: error.retryAfter });
    readiness.storeFailed(error);
    log.error({ error }, "a form about accounts failed");
    return refuse({ status: 503, problem: "failed", retryAfter: 5 });
  }
}
