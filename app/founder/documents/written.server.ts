import { personalOf } from "../../../domain/copilot/model/personal.server.ts";
import type { Unwritten } from "../../../domain/copilot/model/unwritten.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { services, shutdown } from "../../context/context.server.ts";
import type { Prose } from "./compose.ts";
import type { Material, Wording } from "./material.ts";
import { sourcesOf } from "./sources.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

export async function writtenOf(
  { request, context }: RouteArgs,
  actor: Actor,
  material: Material,
  wording: Wording,
): Promise<{ prose?: Prose; why?: Unwritten }> {
  const { db, env, log } = context.get(services);
  const { COPILOT_URL: url, COPILOT_KEY: key, COPILOT_MODEL: model, COPILOT_TOKENS: tokens } = env;
  const sections = sourcesOf(material, wording);
  if (!url || !model || sections.length === 0) return {};
  const personal = await personalOf(db, actor);
  // Imported only when an AI model is connected, because the model's libraries use much memory.
  const { writeSections } = await import("../../../domain/copilot/model/write-sections.server.ts");
  const { texts, left } = await writeSections(
    db,
    actor,
    {
      endpoint: {
        ...{ url, key, model },
        onError: (error) => log.warn({ error: error instanceof Error ? error.name : "unknown" }, "the model failed"),
      },
      ...{ tokens, lang: material.lang, document: wording.own.kinds[material.kind].name },
      isSlides: material.kind === "pitch-deck",
      // A section that contains one of these names is not sent to the AI provider.
      personal: { ...personal, names: [...personal.names, ...(material.holders ?? []).map(({ name }) => name)] },
      sections: sections.map(({ id, title, lines }) => ({ id, title, lines })),
    },
    AbortSignal.any([request.signal, context.get(shutdown)]),
  );
  const [why] = left.values();
  return { prose: { model, texts }, ...(why && { why }) };
}
