import { hasTokensLeft } from "../../../domain/copilot/budget.server.ts";
import { readChatSetting } from "../../../domain/copilot/chat-setting.server.ts";
import { messagesOf } from "../../../domain/copilot/read-conversation.server.ts";
import type { Message } from "../../../domain/copilot/message.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import type { Env } from "../../../platform/env.server.ts";

export type ShownModel = {
  name: string;
  host: string;
  isTold: boolean;
  isOff: boolean;
  offAt: Date | null;
  /**
   * Whether the startup has no tokens left this month. If so, built-in rules answer instead of the model until the end of
   * the month.
   */
  isSpent: boolean;
};

export async function shownModel(
  db: Db,
  actor: Actor,
  { COPILOT_URL, COPILOT_MODEL, COPILOT_TOKENS }: Env,
): Promise<ShownModel | null> {
  if (!COPILOT_URL || !COPILOT_MODEL) return null;
  const { modelOffAt, toldAt } = await readChatSetting(db, actor);
  return {
    name: COPILOT_MODEL,
    host: new URL(COPILOT_URL).hostname,
    isTold: toldAt !== null,
    isOff: modelOffAt !== null,
    offAt: modelOffAt,
    isSpent: !(await hasTokensLeft(db, mustRead(actor), COPILOT_TOKENS)),
  };
}

export type TalkData = { messages: Message[]; model: ShownModel | null };

/** The caller must have checked that the plan includes the CoPilot. */
export async function talkData(db: Db, actor: Actor, env: Env, lang: Lang, most?: number): Promise<TalkData> {
  const [messages, model] = await Promise.all([
    messagesOf(db, actor.viewer.id, lang, most),
    shownModel(db, actor, env),
  ]);
  return { messages, model };
}
