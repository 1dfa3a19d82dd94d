import { askCopilot } from "../../../domain/copilot/ask-copilot.server.ts";
import { isSessionOpen } from "../../../domain/person/session.server.ts";
import { eventStream } from "../../../platform/http/event-stream.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { services, shutdown } from "../../server/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/answer-stream.ts";
import { responderFor } from "./respond.server.ts";

/** Takes a question and answers it as it comes, an event at a time. */
export async function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "founder");
  const { db, log } = asked.context.get(services);
  const fields = await readForm(asked.request);
  const question = fields?.["message"] ?? "";
  const respond = await responderFor(asked, actor, question);
  return eventStream({
    source: (signal) => askCopilot(db, actor, question, respond, signal),
    isOpen: () => isSessionOpen(db, actor.viewer.sessionId),
    shutdown: asked.context.get(shutdown),
    onError: (error) => log.error({ error }, "an answer broke off"),
  });
}
