import type { Refused } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { talkWords } from "./talk-words.ts";

/** Rounds up to the full minute, so that a question sent at the displayed time is accepted. */
const minuteAfter = (until: number) => Math.ceil(until / 60_000) * 60_000;

export function RefusedLine({ refused, until }: Refused) {
  const words = useWords(talkWords).refused;
  if (refused !== "many" || until === undefined)
    return (
      <p className="talk-failure" role="alert">
        {refused === "many" ? words.busy : words[refused]}
      </p>
    );
  return (
    <p className="talk-failure" role="alert">
      {words.many(minuteAfter(until))}
    </p>
  );
}
