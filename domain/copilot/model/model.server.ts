import type { ModelMessage } from "ai";
import type { Lang } from "../../../platform/language/language.ts";
import { namedWords } from "../../../platform/language/organisation.ts";
import type { PlanStep } from "../../readiness/action-plan.ts";
import { words as en } from "../adviser/adviser-words.en.ts";
import { words as fr } from "../adviser/adviser-words.fr.ts";
import { plainPart, type Respond, type Responder } from "../ask-copilot.server.ts";
import { instructions } from "./instructions.ts";
import { type Personal, withoutPersonal } from "./leaving.ts";
import type { Message } from "../message.ts";
import { modelTools } from "./model-tools.server.ts";
import { noAnswers, type ToolAnswers } from "./tool-answers.ts";
import { numbersIn, unverifiedIn } from "./printed-numbers.ts";
import { type ModelEndpoint, speech, type Times } from "./speech.server.ts";
import type { Tools } from "../adviser/tools.server.ts";

export type ModelContext = ModelEndpoint & {
  tools: Tools;
  lang: Lang;
  step: (step: PlanStep) => string;
  personal: Personal;
  times?: Times;
};

const limits = { steps: 4, tokens: 1_000, bytes: 16 * 1024 };
/** The page promises a first word within 30 s and an answer within 120 s, including the saving. */
const defaultTimes: Times = { firstMs: 28_000, totalMs: 115_000 };

const words = { en, fr };

function chipsOf({ months, names }: ToolAnswers, lang: Lang) {
  const own = namedWords(words[lang].chips);
  const [month] = [...months].toSorted().toReversed();
  return [
    ...(month ? [own.numbers(month)] : []),
    ...(names.has("dilution") ? [own.fromQuestion] : []),
    ...(names.has("readiness") ? [own.lastScan] : []),
    ...(names.has("sessions") ? [own.session] : []),
    ...(names.has("aids") ? [own.aids] : []),
    ...(names.has("blog") ? [own.blog] : []),
  ];
}

/**
 * Answers through any endpoint that speaks the OpenAI chat-completions protocol; the tools only read one founder's
 * data.
 */
export function respondByModel(context: ModelContext): Responder {
  const { model, tools, lang, step, personal, times = defaultTimes } = context;

  const asModelMessage = ({ type, content }: Message): ModelMessage => ({
    role: type === "user" ? "user" : "assistant",
    content: withoutPersonal(content, personal),
  });

  const respond: Respond = async function* (question, before, signal, used) {
    const answers = noAnswers();
    const messages = [
      // Leaves out answers computed without a model: they may name an investor, which the model provider must not
      // learn.
      ...before
        .filter(({ type, isModel, content }) => content !== "" && (type === "user" || isModel))
        .map(asModelMessage),
      { role: "user" as const, content: withoutPersonal(question, personal) },
    ];
    const spoken = speech(
      context,
      {
        instructions: instructions(lang, tools.today),
        messages,
        tools: modelTools(tools, step, answers),
        ...{ limits, times, used },
      },
      signal,
    );
    for await (const piece of spoken) {
      if ("text" in piece) {
        yield piece;
        continue;
      }
      const { text, failure } = piece.output;
      const part = {
        ...plainPart(text.trim()),
        sources: chipsOf(answers, lang),
        reading: [...answers.reading.values()].slice(0, 3),
      };
      yield {
        answer: {
          parts: text.trim() === "" ? [] : [part],
          model,
          unverified: unverifiedIn(text, numbersIn(answers.given)),
          failure,
        },
      };
    }
  };
  return { lang, respond, model };
}
