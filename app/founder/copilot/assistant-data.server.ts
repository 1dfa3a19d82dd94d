import type { Message } from "../../../domain/copilot/message.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import type { Env } from "../../../platform/env.server.ts";
import { type ShownModel, talkData } from "./talk-data.server.ts";

export type AssistantData = { last: Message | null; model: ShownModel | null };

export async function assistantData(db: Db, actor: Actor, env: Env, lang: Lang): Promise<AssistantData> {
  const { messages, model } = await talkData(db, actor, env, lang, 1);
  return { last: messages.findLast(({ type }) => type === "copilot") ?? null, model };
}
