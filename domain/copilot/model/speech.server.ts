import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, type ModelMessage, streamText, type ToolSet } from "ai";
import { fetchOnly, TooLong } from "./guarded-fetch.server.ts";
import type { Failure } from "../message.ts";
import { sayable } from "./sayable.ts";
import { tokensUsed } from "./tokens.ts";

/** The library's notes on what a model leaves out are for programmers, not for a log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** An endpoint that speaks the OpenAI chat-completions protocol. */
export type ModelEndpoint = {
  url: string;
  key: string | undefined;
  model: string;
  /** Is told what went wrong, without a word of what was said. */
  onError: (error: unknown) => void;
};

export type Times = { firstMs: number; totalMs: number };

type Spoken = {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  limits: { steps: number; tokens: number; bytes: number };
  times: Times;
};

/** What became of it, the text without signs that no screen shows; `tokens` is 0 where the endpoint does not say. */
export type Heard = { text: string; tokens: number; failure: Failure | null };

/** The library wraps what broke off the line. */
const isTooLong = (error: unknown): boolean =>
  error instanceof TooLong || (error instanceof Error && error.cause !== undefined && isTooLong(error.cause));

/** Has a model speak: its text as it comes, then what became of it. Nothing stays open once it has ended. */
export async function* speech(
  { url, key, model, onError }: ModelEndpoint,
  { instructions, messages, tools = {}, limits, times }: Spoken,
  signal: AbortSignal,
): AsyncGenerator<{ text: string } | { output: Heard }> {
  const provider = createOpenAICompatible({
    name: "copilot",
    baseURL: url,
    ...(key && { apiKey: key }),
    includeUsage: true,
    fetch: fetchOnly(url),
  });
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
  let text = "";
  let tokens = 0;
  let ending = "";
  let half = "";
  try {
    const { stream } = streamText({
      model: provider(model),
      ...{ instructions, messages, tools },
      stopWhen: isStepCount(limits.steps),
      maxOutputTokens: limits.tokens,
      maxRetries: 0,
      abortSignal: over.signal,
      // It comes up below, where the stream hands it on.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "tool-call") clearTimeout(first);
      if (part.type === "error") throw part.error;
      if (part.type === "finish") {
        tokens = tokensUsed(part.totalUsage.totalTokens);
        ending = part.finishReason;
      }
      if (part.type !== "text-delta") continue;
      const left = limits.bytes - Buffer.byteLength(text);
      // Half a sign waits for its other half.
      const [whole = "", rest = ""] = (half + part.text).split(/(?=[\uD800-\uDBFF]$)/);
      half = rest;
      const allowed = sayable(whole);
      const piece =
        Buffer.byteLength(allowed) <= left
          ? allowed
          : Buffer.from(allowed)
              .subarray(0, left)
              .toString()
              .replace(/\uFFFD+$/, "");
      text += piece;
      if (piece) yield { text: piece };
      if (piece !== allowed) {
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
  yield { output: { text, tokens, failure } };
}
