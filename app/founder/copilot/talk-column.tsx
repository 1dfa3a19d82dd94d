import type { ComponentProps } from "react";
import { CrossIcon } from "../../../ui/icons.tsx";
import { useWords } from "../../shell/language.tsx";
import { EliteTeaser } from "./elite-teaser.tsx";
import { Talk } from "./talk.tsx";
import type { TalkData } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";

type Props = {
  /** Null when the plan does not include the CoPilot. */
  talk: TalkData | null;
  /** The rights to compare between Free and Elite; empty if the plan includes the CoPilot. */
  rights: ComponentProps<typeof EliteTeaser>["rights"];
  firstName: string;
  latest: string | null;
  late: string | null;
};

export function TalkColumn({ talk, rights, ...rest }: Props) {
  const words = useWords(talkWords);
  return (
    <section
      id="ask"
      className="talk"
      aria-labelledby="talk"
      // On narrow screens, the column opens as a popover, which works without JavaScript.
      popover={talk ? "auto" : undefined}
      onToggle={({ newState, currentTarget }) => {
        if (newState === "open") currentTarget.querySelector("textarea")?.focus();
      }}
    >
      <div className="talk-head">
        <h2 id="talk">{words.title}</h2>
        <p>{words.context}</p>
        {talk && (
          <button type="button" className="talk-close" popoverTarget="ask" popoverTargetAction="hide">
            <CrossIcon />
            <span className="sr-only">{words.close}</span>
          </button>
        )}
      </div>
      {talk ? <Talk talk={talk} {...rest} /> : <EliteTeaser rights={rights} />}
    </section>
  );
}
