import type { Refused } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { talkWords } from "./talk-words.ts";

/** To the minute after: asked again at the time that is named, it is taken. */
const minuteAfter = (until: number) => Math.ceil(until / 60_000) * 60_000;

/** Why a question was not taken. */
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
