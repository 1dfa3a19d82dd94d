import { data, redirect, type RouterContextProvider } from "react-router";
import { addToLead } from "../../domain/lead/addition.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { auditRequestPath } from "../paths.ts";
import { services, visitor } from "../services.server.ts";
import type { FormAnswer } from "../shell/form/answer.ts";
import { detailsForm } from "./audit.schema.server.ts";

type Arguments = { request: Request; context: Readonly<RouterContextProvider> };
type Answer = { status: number; body: FormAnswer; headers?: Record<string, string> };

async function receive({ request, context }: Arguments): Promise<Answer> {
  const { db, content, log, readiness } = context.get(services);
  const fields = await readForm(request);
  if (!fields) return { status: 415, body: { status: "unreadable", values: {} } };
  const { receipt = "", ...values } = fields;
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 6_000)]));
  const parsed = detailsForm.safeParse(values);
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return { status: 422, body: { status: "invalid", errors, values: typed } };
  }
  try {
    const added = await addToLead(db, {
      form: "studio-audit",
      receipt,
      fields: parsed.data,
      address: context.get(visitor).address,
      notify: content.site.notificationEmail,
    });
    if (added.status === "stored") return { status: 200, body: { status: "stored", receipt } };
    if (added.status === "gone") return { status: 404, body: { status: "unreadable", values: typed } };
    return {
      status: 429,
      body: { status: "limited", minutes: Math.ceil(added.retryAfter / 60), values: typed },
      headers: { "Retry-After": String(added.retryAfter) },
    };
  } catch (error) {
    readiness.storeFailed(error);
    log.error({ error, form: "studio-audit" }, "an addition to a lead could not be stored");
    return { status: 503, body: { status: "unavailable", values: typed }, headers: { "Retry-After": "5" } };
  }
}

/** The second step of an audit request: what it says joins the lead whose receipt it carries. */
export const detailsActions = {
  async page(args: Arguments) {
    const { status, body, headers } = await receive(args);
    if (body.status === "stored") throw redirect(auditRequestPath(body.receipt), 303);
    return data(body, { status, ...(headers && { headers }) });
  },
  async script(args: Arguments) {
    const { status, body, headers } = await receive(args);
    return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
  },
};
