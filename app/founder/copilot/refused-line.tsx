import type { Refused } from "../../../domain/copilot/message.ts";
import { formats } from "../../../platform/language/format.ts";
import { useWords } from "../../shell/language.tsx";
import { literal } from "./literal.ts";
import { talkWords } from "./talk-words.ts";

/** To the minute after: asked again at the time that is named, it is taken. */
const minuteAfter = (until: number) => Math.ceil(until / 60_000) * 60_000;

/** Why a question was not taken. */
export function RefusedLine({ refused, until }: Refused) {
  const own = useWords(talkWords).refused;
  if (refused !== "many" || until === undefined)
    return (
      <p className="talk-failure" role="alert">
        {refused === "many" ? own.busy : own[refused]}
      </p>
    );
  const at = minuteAfter(until);
  const also = own.many(at);
  return (
    <p className="talk-failure" role="alert">
      <span lang="fr">{literal.failed(literal.many(formats.fr.time(new Date(at))))}</span>
      {also && <span className="block">{also}</span>}
    </p>
  );
}
