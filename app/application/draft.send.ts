import { readForm } from "../../platform/http/fields.server.ts";
import { services } from "../context/context.server.ts";
import { byIntent, type Fields } from "../shell/form/receive.server.ts";
import type { Route } from "./+types/draft.send.ts";
import type { DraftAnswer } from "./draft-answer.ts";
import { forgetDraft, saveDraftFields, lookAtDraft } from "./draft.form.server.ts";

const statuses: Record<DraftAnswer["status"], number> = {
  saved: 200,
  erased: 200,
  there: 200,
  stale: 409,
  sent: 200,
  elsewhere: 200,
  gone: 410,
  invalid: 422,
  limited: 429,
  unavailable: 503,
};

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request);
  if (!fields) return new Response(null, { status: 415 });
  const answer = await answerTo(fields, context).catch((error: unknown): DraftAnswer => {
    context.get(services).log.error({ error }, "a draft could not be kept");
    return { status: "unavailable" };
  });
  return Response.json(answer, { status: statuses[answer.status], headers: { "Cache-Control": "no-store" } });
}

async function answerTo(fields: Fields, context: Route.ActionArgs["context"]): Promise<DraftAnswer> {
  const answer = await byIntent<DraftAnswer>({
    "": () => saveDraftFields(fields, context),
    look: () => lookAtDraft(fields, context),
    erase: () => forgetDraft(fields, context),
  })(fields);
  return "refused" in answer ? { status: "invalid" } : answer;
}
