import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Turn = { session: string; startsAt: Date; position: number; pitch: number; questions: number };

export function OwnTurn({ turn: { session, startsAt, position, pitch, questions } }: { turn: Turn }) {
  const words = useWords(founderWords).sessions.turn;
  const { weekday, time } = formats[useLanguage().lang];
  return (
    <div>
      <p>
        <strong>{words.when(session, weekday(startsAt), time(startsAt))}</strong>
        <br />
        {words.position(position)} {words.minutes(pitch, questions)}
      </p>
      <ul className="list-disc pl-5">
        {words.prepare.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
