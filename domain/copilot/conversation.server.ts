import { mustRead } from "../startup/access.ts";
import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { paragraphs } from "../../platform/http/fields.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { keptSince } from "../retention/rules.ts";
import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { person } from "../person/person.table.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import type { Actor } from "../person/actor.ts";
import { keptParts, type Part, textOf } from "./answer.ts";
import { chatMessage, chatReport, chatUse } from "./chat.table.ts";
import { chatLimits, type Failure, type Message } from "./message.ts";
import { shown, type Row } from "./read-conversation.server.ts";
import { type Asker, countUse } from "./chat-use.server.ts";

export type Answered = {
  parts: Part[];
  model: string | null;
  unverified: readonly string[];
  failure: Failure | null;
};

/**
 * Locks the founder's row, so that no other call saves or deletes messages of this conversation until the transaction
 * ends.
 */
export async function lockChat(tx: Db, founder: string) {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, founder)).for("no key update");
}

/**
 * Saves a question. The caller must have checked the plan. Throws NotAllowed when the founder has left the startup
 * meanwhile.
 */
export async function keepQuestion(db: Db, actor: Actor, content: string, reader: Lang, now: Date): Promise<Message> {
  const startup = mustRead(actor);
  const founder = actor.viewer.id;
  const row: Row = {
    ...{ id: randomUUID(), type: "user", content, parts: null, model: null, unverified: null, failure: null },
    ...{ lang: null, createdAt: now, reportedAt: null },
  };
  await db.transaction(async (tx) => {
    await lockChat(tx, founder);
    if ((await seatOf(tx, founder))?.id !== startup) throw new NotAllowed("their seat is gone");
    await tx.insert(chatMessage).values({ ...row, founder });
    await countUse(tx, { founder, startup }, parisDay(now), { questions: 1 });
  });
  return shown(row, reader);
}

/** The caller must have checked the permission; returns undefined if the question was deleted meanwhile. */
export async function keepAnswer(
  db: Db,
  { founder, startup, question }: Asker & { question: string },
  { parts, model, tokens, unverified, failure }: Answered & { tokens: number },
  lang: Lang,
  now: Date,
): Promise<Message | undefined> {
  const row: Row = {
    ...{ id: randomUUID(), type: "copilot", content: textOf(parts), parts: keptParts(parts), model, failure },
    ...{ lang, unverified: unverified.length > 0 ? [...unverified] : null, createdAt: now, reportedAt: null },
  };
  // The usage is counted outside the transaction, because tokens are used even if the answer cannot be saved.
  if (tokens > 0 || failure)
    await countUse(db, { founder, startup }, parisDay(now), { tokens, failures: failure ? 1 : 0 });
  const isKept = await db.transaction(async (tx) => {
    await lockChat(tx, founder);
    if ((await tx.$count(chatMessage, eq(chatMessage.id, question))) === 0) return false;
    await tx.insert(chatMessage).values({ ...row, founder });
    return true;
  });
  return isKept ? shown(row, lang) : undefined;
}

export async function forgetConversation(db: Db, actor: Actor) {
  const founder = mustBe(actor, "founder");
  await db.transaction(async (tx) => {
    await lockChat(tx, founder);
    await tx.delete(chatMessage).where(eq(chatMessage.founder, founder));
  });
}

export async function reportAnswer(db: Db, actor: Actor, message: string, typed: string) {
  const founder = mustBe(actor, "founder");
  const words = paragraphs(chatLimits.report).parse(typed.slice(0, chatLimits.report));
  const its = and(eq(chatMessage.id, message), eq(chatMessage.founder, founder), eq(chatMessage.type, "copilot"));
  if (!/^[0-9a-f-]{36}$/i.test(message) || (await db.$count(chatMessage, its)) === 0) return false;
  await db.insert(chatReport).values({ message, founder, words }).onConflictDoNothing();
  return true;
}

export async function forgetChats(db: Db, now: Date) {
  const before = keptSince("chats", now);
  const gone = await db.delete(chatMessage).where(lt(chatMessage.createdAt, before)).returning({ id: chatMessage.id });
  await db.delete(chatUse).where(lt(chatUse.day, parisDay(before)));
  return gone.length;
}
