import { mustRead } from "../startup/access.ts";
import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { words as en } from "./adviser/adviser-words.en.ts";
import { words as fr } from "./adviser/adviser-words.fr.ts";
import { type Part, partsOf, type ShownPart } from "./answer.ts";
import { chatMessage, chatReport } from "./chat.table.ts";
import { chatLimits, type Message } from "./message.ts";

const columns = {
  id: chatMessage.id,
  type: chatMessage.type,
  content: chatMessage.content,
  lang: chatMessage.lang,
  parts: chatMessage.parts,
  model: chatMessage.model,
  unverified: chatMessage.unverified,
  failure: chatMessage.failure,
  createdAt: chatMessage.createdAt,
  reportedAt: chatReport.reportedAt,
};

export type Row = Omit<typeof chatMessage.$inferSelect, "founder"> & { reportedAt: Date | null };

const words = { en, fr };

const shownPart =
  (lang: Lang) =>
  ({ nextStep, ...part }: Part): ShownPart => {
    if (!nextStep) return { ...part, nextStep };
    const { nextStep: say, places } = words[lang];
    return {
      ...part,
      nextStep: { to: nextStep.to, sentence: say(nextStep.words, nextStep.by), link: places[nextStep.to] },
    };
  };

export const shown = (
  { id, type, content, lang, parts, model, unverified, failure, createdAt, reportedAt }: Row,
  reader: Lang,
): Message => ({
  ...{ id, type, content, lang, failure, timestamp: createdAt.getTime() },
  parts: partsOf(content, parts ?? []).map(shownPart(lang ?? reader)),
  isModel: model !== null,
  unverified: unverified ?? [],
  isReported: reportedAt !== null,
});

/** `reader` is the language for answers stored without a language; the caller must have checked the plan. */
export async function messagesOf(
  db: Db,
  founder: string,
  reader: Lang,
  most: number = chatLimits.shown,
): Promise<Message[]> {
  const rows = await db
    .select(columns)
    .from(chatMessage)
    .leftJoin(chatReport, eq(chatReport.message, chatMessage.id))
    .where(eq(chatMessage.founder, founder))
    .orderBy(desc(chatMessage.createdAt), asc(chatMessage.type))
    .limit(most);
  return rows.toReversed().map((row) => shown(row, reader));
}

export async function readConversation(db: Db, actor: Actor, reader: Lang, most?: number) {
  await mustOpen(db, mustRead(actor), "copilot");
  return messagesOf(db, actor.viewer.id, reader, most);
}
