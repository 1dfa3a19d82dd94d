import type { Message, Refused } from "../../../domain/copilot/message.ts";
import { pathOf } from "../../paths.ts";

export type StreamedAnswer = { asked?: Message; answer?: Message; refused?: Refused };

/**
 * Sends a question and calls `onChange` after each streamed event. Resolves to the complete answer; throws when the
 * connection breaks.
 */
export async function askStream(
  question: string,
  signal: AbortSignal,
  onChange: (result: StreamedAnswer, text: string) => void,
) {
  const answer = await fetch(pathOf("founder-copilot-stream"), {
    method: "POST",
    body: new URLSearchParams({ message: question }),
    signal,
  });
  if (!answer.body || !/^text\/event-stream/.test(answer.headers.get("content-type") ?? "")) throw new Error("refused");
  const result: StreamedAnswer = {};
  let text = "";
  let rest = "";
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return result;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const each of events) {
      const [, event, data = ""] = /^event: (.*)\ndata: (.*)$/.exec(each) ?? [];
      if (event === "text") text += JSON.parse(data) as string;
      else if (event) Object.assign(result, { [event]: JSON.parse(data) as unknown });
      onChange(result, text);
    }
  }
}
