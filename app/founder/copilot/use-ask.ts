import { useRef, useState } from "react";
import type { Failure, Message, Refused } from "../../../domain/copilot/message.ts";
import { askStream } from "./ask-stream.ts";

/** One question under way: what was asked, and the answer as far as it has come. */
type UnderWay = { asked: Message | null; text: string };

const failed = (failure: Failure, text: string): Message => ({
  ...{ id: `${Date.now()}`, type: "copilot", content: text, timestamp: Date.now(), failure },
  parts: text ? [{ text, sum: [], sources: [], reading: [], nextStep: null }] : [],
  ...{ isModel: false, unverified: [], isReported: false },
});

/** Asks the copilot; `leastMs` is how long it shows at least that it is busy. */
export function useAsk(leastMs = 0) {
  const [added, setAdded] = useState<readonly Message[]>([]);
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const stopping = useRef<AbortController>(null);

  /** Resolves to whether the question was taken and answered. */
  async function ask(question: string) {
    if (question.trim() === "" || underWay) return false;
    const least = new Promise((resolve) => setTimeout(resolve, leastMs));
    stopping.current = new AbortController();
    let now: UnderWay = { asked: null, text: "" };
    setRefused(null);
    setUnderWay(now);
    const keep = (...messages: (Message | null | undefined)[]) =>
      setAdded((before) => [...before, ...messages.filter((each) => each != null)]);
    let isAnswered = false;
    try {
      const heard = await askStream(question, stopping.current.signal, ({ asked = null }, text) => {
        now = { asked, text };
        setUnderWay(now);
      });
      await least;
      if (heard.refused) setRefused(heard.refused);
      else keep(heard.asked, heard.answer ?? failed("unreachable", now.text));
      isAnswered = heard.answer !== undefined && heard.answer.failure === null;
    } catch {
      await least;
      keep(now.asked, failed(stopping.current.signal.aborted ? "stopped" : "unreachable", now.text));
    }
    setUnderWay(null);
    return isAnswered;
  }

  return { added, underWay, refused, ask, stop: () => stopping.current?.abort() };
}
