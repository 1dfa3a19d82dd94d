import type { Db } from "../../platform/db/database.server.ts";
import { paragraphs } from "../../platform/http/fields.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Part } from "./answer.ts";
import { type Answered, keepAnswer, keepQuestion, readConversation } from "./conversation.server.ts";
import { leavePlace, takePlace } from "./limits.server.ts";
import { chatLimits, type Message, type Refused } from "./message.ts";
import { inTokens } from "./model/tokens.ts";

/** What the answering side says: text as it comes, and at the end the whole. */
export type Piece = { text: string } | { answer: Answered };
/** Answers a question; `before` are the messages before it, the oldest first. Ends soon after the signal fires. */
export type Respond = (question: string, before: readonly Message[], signal: AbortSignal) => AsyncIterable<Piece>;
/** Who answers, and in which language; `model` is its name where it is one. */
export type Responder = { lang: Lang; respond: Respond; model?: string };

export type Told =
  | { event: "refused"; data: Refused }
  | { event: "asked"; data: Message }
  | { event: "text"; data: string }
  | { event: "answer"; data: Message };

const remembered = 8;

export const plainPart = (text: string): Part => ({
  text,
  sum: [],
  sources: [],
  reading: [],
  offered: [],
  nextStep: null,
});

/** An answer that broke off before its end was told; a model's is counted by what it was sent and said. */
const stopped = (text: string, sent: readonly string[], model: string | undefined): Answered => ({
  ...{ parts: text ? [plainPart(text)] : [], model: model ?? null },
  ...{ tokens: model ? inTokens(sent.join("") + text) : 0, unverified: [], failure: "stopped" },
});

/**
 * Takes a founder's question and tells what is answered, as it comes. Whatever happens to the stream, the question and
 * what was said to it are kept, and the founder's place is free again. No transaction is open while it streams.
 */
export async function* askCopilot(
  db: Db,
  actor: Actor,
  typed: string,
  { lang, respond, model }: Responder,
  signal: AbortSignal,
): AsyncGenerator<Told> {
  const founder = mustBe(actor, "founder");
  await mustOpen(db, founder, "copilot");
  const { data: question } = paragraphs(chatLimits.question).safeParse(typed);
  if (question === undefined) return yield { event: "refused", data: { refused: "long" } };
  if (question === "") return yield { event: "refused", data: { refused: "blank" } };
  const refused = await takePlace(db, founder);
  if (refused) return yield { event: "refused", data: refused };
  let answer = "";
  let answered: Answered | undefined;
  let kept: Message | undefined;
  const sent = [question];
  try {
    const before = await readConversation(db, actor, lang, remembered);
    sent.push(...before.map(({ content }) => content));
    const askedAt = new Date();
    yield { event: "asked", data: await keepQuestion(db, founder, question, lang, askedAt) };
    for await (const piece of respond(question, before, signal)) {
      if ("answer" in piece) answered = piece.answer;
      else {
        answer += piece.text;
        yield { event: "text", data: piece.text };
      }
    }
  } finally {
    // Also where the browser has left: the generator has to return in the middle of a yield.
    try {
      if (answer || answered || signal.aborted)
        kept = await keepAnswer(db, founder, answered ?? stopped(answer, sent, model), lang, new Date());
    } finally {
      await leavePlace(db, founder);
    }
  }
  if (kept) yield { event: "answer", data: kept };
}
