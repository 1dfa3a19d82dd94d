import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, type ModelMessage, streamText } from "ai";
import type { Lang } from "../../platform/language/language.ts";
import type { PlanStep } from "../readiness/action-plan.ts";
import { words as en } from "./adviser-words.en.ts";
import { words as fr } from "./adviser-words.fr.ts";
import { plainPart, type Piece, type Respond } from "./ask-copilot.server.ts";
import { fetchOnly, TooLong } from "./guarded-fetch.server.ts";
import { instructions } from "./instructions.ts";
import { type Personal, withoutPersonal } from "./leaving.ts";
import type { Failure, Message } from "./message.ts";
import { modelTools, nothingHeard } from "./model-tools.server.ts";
import { numbersIn, unverifiedIn } from "./said-numbers.ts";
import type { Tools } from "./tools.server.ts";

/** The library's notes on what a model leaves out are for whoever writes programs, not for a log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type ModelSettings = { url: string; key: string | undefined; model: string };
type Times = { firstMs: number; totalMs: number };

export type ModelContext = ModelSettings & {
  tools: Tools;
  lang: Lang;
  step: (step: PlanStep) => string;
  personal: Personal;
  times?: Times;
  /** Is told what went wrong, without a word of the conversation. */
  onError: (error: unknown) => void;
};

const limits = { steps: 4, tokens: 1_000, bytes: 16 * 1024 };
/** What went wrong is told within 30 s, or 120 s: the answer is kept and sent in what is left of them. */
const houseTimes: Times = { firstMs: 28_000, totalMs: 115_000 };
/** Where an endpoint does not say what was used: four characters are about a token. */
const inTokens = (text: string) => Math.ceil(text.length / 4);

const words = { en, fr };

/** The library wraps what broke off the line. */
const isTooLong = (error: unknown): boolean =>
  error instanceof TooLong || (error instanceof Error && error.cause !== undefined && isTooLong(error.cause));

function chipsOf({ months, names }: ReturnType<typeof nothingHeard>, lang: Lang) {
  const own = words[lang].chips;
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

/** A model behind any endpoint that speaks the OpenAI chat-completions protocol, with read-only tools of one founder. */
export function respondByModel(context: ModelContext): Respond {
  const { url, key, model, tools, lang, step, personal, times = houseTimes, onError } = context;
  const provider = createOpenAICompatible({
    name: "copilot",
    baseURL: url,
    ...(key && { apiKey: key }),
    includeUsage: true,
    fetch: fetchOnly(url),
  });

  const said = ({ type, content }: Message): ModelMessage => ({
    role: type === "user" ? "user" : "assistant",
    content: withoutPersonal(content, personal),
  });

  async function* answer(question: string, before: readonly Message[], signal: AbortSignal): AsyncGenerator<Piece> {
    const heard = nothingHeard();
    const over = new AbortController();
    let failure: Failure | null = null;
    const end = (why: Failure) => {
      failure ??= why;
      over.abort();
    };
    const stop = () => end("stopped");
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    const first = setTimeout(() => end("slow"), times.firstMs);
    const total = setTimeout(() => end("slow"), times.totalMs);
    const messages = [
      ...before.filter(({ content }) => content !== "").map(said),
      { role: "user" as const, content: withoutPersonal(question, personal) },
    ];
    let text = "";
    let tokens = 0;
    let ending = "";
    try {
      const { stream } = streamText({
        model: provider(model),
        instructions: instructions(lang, tools.today),
        messages,
        tools: modelTools(tools, step, heard),
        stopWhen: isStepCount(limits.steps),
        maxOutputTokens: limits.tokens,
        maxRetries: 0,
        abortSignal: over.signal,
        // It is told below, where the stream hands it on.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === "text-delta" || part.type === "tool-call") clearTimeout(first);
        if (part.type === "error") throw part.error;
        if (part.type === "finish") {
          tokens = part.totalUsage.totalTokens ?? 0;
          ending = part.finishReason;
        }
        if (part.type !== "text-delta") continue;
        const left = limits.bytes - Buffer.byteLength(text);
        const piece =
          Buffer.byteLength(part.text) <= left
            ? part.text
            : Buffer.from(part.text)
                .subarray(0, left)
                .toString()
                .replace(/\uFFFD+$/, "");
        text += piece;
        if (piece) yield { text: piece };
        if (piece !== part.text) {
          end("long");
          break;
        }
      }
      if (over.signal.aborted) failure ??= "slow";
      else if (ending === "length") failure ??= "long";
      else if (ending !== "stop" && ending !== "tool-calls") failure ??= "unreachable";
    } catch (error) {
      if (!failure) {
        onError(error);
        failure = isTooLong(error) ? "long" : "unreachable";
      }
    } finally {
      clearTimeout(first);
      clearTimeout(total);
      signal.removeEventListener("abort", stop);
      over.abort();
    }
    if (text.trim() === "") failure ??= "empty";
    const part = {
      ...plainPart(text.trim()),
      sources: chipsOf(heard, lang),
      reading: [...heard.reading.values()].slice(0, 3),
    };
    yield {
      answer: {
        parts: text.trim() === "" ? [] : [part],
        model,
        tokens: tokens || inTokens(JSON.stringify([messages, heard.told]) + text),
        unverified: unverifiedIn(text, numbersIn(heard.told)),
        failure,
      },
    };
  }
  return answer;
}
