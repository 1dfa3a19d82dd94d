import { longestBlank } from "../../../domain/legal-template/places.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { Crowded } from "../../../platform/auth/hash-queue.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import { inWorker } from "../../../platform/office/workshop.server.ts";
import { services } from "../../context/context.server.ts";
import { waitOf } from "../../shell/form/receive.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/template.file.ts";
import { filledTemplate } from "./template.server.ts";
import { legalWords } from "./words.ts";

/** Returns the filled-in file. The typed values are not stored. */
export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const words = legalWords.in(args.context.get(services).lang);
  const wait = await waitOf(db, actor.viewer);
  if (wait) return crowded(words, wait);
  const sent = Object.entries((await readForm(args.request)) ?? {});
  const typed = Object.fromEntries(sent.map(([name, value]) => [name, value.slice(0, longestBlank)]));
  const { template, text } = await filledTemplate(args, actor, args.params.template, typed);
  const asker = { address: actor.address, account: actor.viewer.id };
  const heads: { figures: [string, string, string]; label: string } = { figures: ["", "", ""], label: "" };
  try {
    const file = await inWorker(asker, "docx", { text, heads, madeAt: new Date() });
    await recordToolUse(db, actor, "legal-templates");
    return fileAnswer(template.id, "docx", Buffer.from(file));
  } catch (error) {
    if (!(error instanceof Crowded)) throw error;
    return crowded(words, error.retryAfter);
  }
}

const crowded = (own: { crowded: string }, retryAfter: number) =>
  new Response(own.crowded, {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(retryAfter) },
  });
