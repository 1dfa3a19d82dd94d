import { useRef, useState } from "react";
import type { Failure, Message, Refused } from "../../../domain/copilot/message.ts";
import { askStream } from "./ask-stream.ts";
import { unsavedMessage } from "./unsaved-message.ts";

type UnderWay = { asked: Message | null; text: string };

/**
 * Provides the state and functions for asking the CoPilot questions. The busy state lasts at least `leastMs`
 * milliseconds.
 */
export function useAsk(leastMs = 0) {
  const [added, setAdded] = useState<readonly Message[]>([]);
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const stopping = useRef<AbortController>(null);

  async function ask(question: string) {
    if (question.trim() === "" || underWay) return false;
    const least = new Promise((resolve) => setTimeout(resolve, leastMs));
    stopping.current = new AbortController();
    let now: UnderWay = { asked: null, text: "" };
    setRefused(null);
    setUnderWay(now);
    const keep = (...messages: Message[]) => setAdded((before) => [...before, ...messages]);
    const failed = (failure: Failure) => unsavedMessage("copilot", now.text, failure);
    let isAnswered = false;
    try {
      const result = await askStream(question, stopping.current.signal, ({ asked = null }, text) => {
        now = { asked, text };
        setUnderWay(now);
      });
      await least;
      if (result.refused) setRefused(result.refused);
      else keep(result.asked ?? unsavedMessage("user", question, null), result.answer ?? failed("unreachable"));
      isAnswered = result.answer !== undefined && result.answer.failure === null;
    } catch {
      await least;
      keep(
        now.asked ?? unsavedMessage("user", question, null),
        failed(stopping.current.signal.aborted ? "stopped" : "unreachable"),
      );
    }
    setUnderWay(null);
    return isAnswered;
  }

  return { added, underWay, refused, ask, stop: () => stopping.current?.abort(), forget: () => setAdded([]) };
}
