import { useWords } from "../../shell/language.tsx";
import { EliteTeaser } from "./elite-teaser.tsx";
import { Talk } from "./talk.tsx";
import type { TalkData } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";

type Props = {
  /** Null where the plan does not open it. */
  talk: TalkData | null;
  firstName: string;
  latest: string | null;
  late: string | null;
};

/** The CoPilot beside the work. */
export function TalkColumn({ talk, ...said }: Props) {
  const own = useWords(talkWords);
  return (
    <section className="talk" aria-labelledby="talk">
      <div className="talk-head">
        <h2 id="talk">{own.title}</h2>
        <p>{own.context}</p>
      </div>
      {talk ? <Talk talk={talk} {...said} /> : <EliteTeaser />}
    </section>
  );
}
