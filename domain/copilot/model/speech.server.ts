import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, type ModelMessage, streamText, type ToolSet } from "ai";
import { fetchOnly, TooLong } from "./guarded-fetch.server.ts";
import type { Failure } from "../message.ts";
import { sayable } from "./sayable.ts";
import { tokenMeter } from "./tokens.ts";

/** Silences the AI library's warnings, which are meant for developers and not for the server's log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export type ModelEndpoint = {
  url: string;
  key: string | undefined;
  model: string;
  /**
   * Called when a request to the model fails. The error may contain text of the conversation and must not be logged in
   * full.
   */
  onError: (error: unknown) => void;
};

export type Times = { firstMs: number; totalMs: number };

type Spoken = {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  limits: { steps: number; tokens: number; bytes: number };
  times: Times;
  /** Receives the tokens as they are spent. */
  used: { tokens: number };
};

export type Heard = { text: string; failure: Failure | null };

/**
 * Checks whether an error or one of its causes is TooLong, because the library wraps the error that aborted the
 * response.
 */
const isTooLong = (error: unknown): boolean =>
  error instanceof TooLong || (error instanceof Error && error.cause !== undefined && isTooLong(error.cause));

/** Streams a model's text, then yields the final result. All connections are closed when the stream ends. */
export async function* speech(
  { url, key, model, onError }: ModelEndpoint,
  { instructions, messages, tools = {}, limits, times, used }: Spoken,
  signal: AbortSignal,
): AsyncGenerator<{ text: string } | { output: Heard }> {
  const meter = tokenMeter(used);
  const provider = createOpenAICompatible({
    name: "copilot",
    baseURL: url,
    ...(key && { apiKey: key }),
    includeUsage: true,
    fetch: fetchOnly(url, meter.sent),
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
      // The error is not handled here, because the stream below throws the same error.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "tool-call") clearTimeout(first);
      if (part.type === "error") throw part.error;
      if (part.type === "text-delta" || part.type === "reasoning-delta") meter.received(part.text);
      if (part.type === "tool-input-delta") meter.received(part.delta);
      if (part.type === "finish-step") meter.reported(part.usage.totalTokens);
      if (part.type === "finish") ending = part.finishReason;
      if (part.type !== "text-delta") continue;
      const left = limits.bytes - Buffer.byteLength(text);
      // Keeps back the first half of a surrogate pair until the second half arrives with the next piece.
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
  yield { output: { text, failure } };
}
