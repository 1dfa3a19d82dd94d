import type { Db } from "../../platform/db/database.server.ts";
import { paragraphs } from "../../platform/http/fields.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Part } from "./answer.ts";
import { type Answered, keepAnswer, keepQuestion } from "./conversation.server.ts";
import { readConversation } from "./read-conversation.server.ts";
import { leavePlace, takePlace } from "./limits.server.ts";
import { chatLimits, type Message, type Refused } from "./message.ts";

type Piece = { text: string } | { answer: Answered };
/**
 * Streams the answer to a question; `before` contains the earlier messages, oldest first. The stream ends soon after
 * the signal is aborted. The tokens of a model are added to `used` as they are spent, because a stream may be broken
 * off at any piece.
 */
export type Respond = (
  question: string,
  before: readonly Message[],
  signal: AbortSignal,
  used: { tokens: number },
) => AsyncIterable<Piece>;
/**
 * A source of answers in the language `lang`. `model` is the name of the language model, absent for answers computed
 * without a model.
 */
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

const stopped = (text: string, model: string | undefined): Answered => ({
  ...{ parts: text ? [plainPart(text)] : [], model: model ?? null, unverified: [], failure: "stopped" },
});

/** No transaction stays open while streaming; if the stream breaks, the text received so far is saved. */
export async function* askCopilot(
  db: Db,
  actor: Actor,
  typed: string,
  { lang, respond, model }: Responder,
  signal: AbortSignal,
): AsyncGenerator<Told> {
  const startup = mustRead(actor);
  await mustOpen(db, startup, "copilot");
  const founder = actor.viewer.id;
  const { data: question } = paragraphs(chatLimits.question).safeParse(typed);
  if (question === undefined) return yield { event: "refused", data: { refused: "long" } };
  if (question === "") return yield { event: "refused", data: { refused: "blank" } };
  const refused = await takePlace(db, founder);
  if (refused) return yield { event: "refused", data: refused };
  let answer = "";
  let answered: Answered | undefined;
  let stored: Message | undefined;
  let kept: Message | undefined;
  const used = { tokens: 0 };
  try {
    const before = await readConversation(db, actor, lang, remembered);
    const askedAt = new Date();
    stored = await keepQuestion(db, actor, question, lang, askedAt);
    yield { event: "asked", data: stored };
    for await (const piece of respond(question, before, signal, used)) {
      if ("answer" in piece) answered = piece.answer;
      else {
        answer += piece.text;
        yield { event: "text", data: piece.text };
      }
    }
  } finally {
    // This code also runs after the browser disconnects, which ends the generator at its current `yield`.
    try {
      if (stored && (answer || answered || signal.aborted || used.tokens > 0))
        kept = await keepAnswer(
          db,
          { founder, startup, question: stored.id },
          { ...(answered ?? stopped(answer, model)), ...used },
          lang,
          new Date(),
        );
    } finally {
      await leavePlace(db, founder);
    }
  }
  if (kept) yield { event: "answer", data: kept };
}
