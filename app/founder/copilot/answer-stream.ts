import { askCopilot } from "../../../domain/copilot/ask-copilot.server.ts";
import { chatLimits } from "../../../domain/copilot/message.ts";
import { isSessionOpen } from "../../../domain/person/session.server.ts";
import { eventStream } from "../../../platform/http/event-stream.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { shutdown } from "../../context/context.server.ts";
import { waitOf } from "../../shell/form/receive.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/answer-stream.ts";
import { responderFor } from "./respond.server.ts";

export async function action(args: Route.ActionArgs) {
  const { actor, db, log } = requireActor(args, "founder");
  const wait = await waitOf(db, actor.viewer);
  if (wait) return new Response(null, { status: 429, headers: { "Retry-After": String(wait) } });
  const fields = await readForm(args.request);
  // A question above the maximum length is refused anyway, so its language need not be detected.
  const question = (fields?.["message"] ?? "").slice(0, 2 * chatLimits.question);
  const respond = await responderFor(args, actor, question);
  return eventStream({
    source: (signal) => askCopilot(db, actor, question, respond, signal),
    isOpen: () => isSessionOpen(db, actor.viewer.sessionId),
    shutdown: args.context.get(shutdown),
    onError: (error) => log.error({ error }, "an answer broke off"),
  });
}
