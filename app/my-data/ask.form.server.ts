import { data, redirect, type RouterContextProvider } from "react-router";
import * as z from "zod";
import { askLink } from "../../domain/privacy/link.server.ts";
import { emailPattern, line, readForm } from "../../platform/http/fields.server.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";

const schema = z.object({
  email: line(254).pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
});

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Has the link mailed; what was typed comes back with what is wrong about it. */
export async function receiveAsked({ request, context }: Asked) {
  const { db, log } = context.get(services);
  const { lang, address } = context.get(visitor);
  const typed = (await readForm(request)) ?? {};
  const email = String(typed["email"] ?? "");
  const refuse = (status: number, problem: { error?: string; minutes?: number }, headers?: Record<string, string>) =>
    data({ email, ...problem }, { status, ...(headers && { headers }) });
  const read = schema.safeParse(typed);
  if (!read.success) return refuse(422, { error: read.error.issues[0]?.message ?? "emailInvalid" });
  try {
    const answer = await askLink(db, { email: read.data.email, lang, address });
    if (answer.status === "limited") {
      const { retryAfter } = answer;
      return refuse(429, { minutes: Math.ceil(retryAfter / 60) }, { "Retry-After": String(retryAfter) });
    }
  } catch (error) {
    log.error({ error }, "a link to somebody's data could not be asked for");
    return refuse(503, {}, { "Retry-After": "5" });
  }
  throw redirect(pathOf("my-data-asked"), 303);
}
