import type { Outcome } from "../../domain/application/application.ts";
import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { CallLine } from "./embed.tsx";
import { applicationFileWords } from "./file-words.ts";

type Decided = { verdict: Outcome; decidedAt: Date } | null;
type Props = { promises: Promises; first: Decided; final: Decided };

/** What happened of an application that came to nothing. */
export function Timeline({ promises, first, final }: Props) {
  const { lang } = useLanguage();
  const own = useWords(applicationFileWords).status;
  const { date } = formats[lang];
  return (
    <ol className="timeline">
      {first && (
        <li data-done>
          <h3>{own.firstAnswer}</h3>
          <p>{`${first.verdict === "yes" ? own.preselected : own.declined}. ${own.on(date(first.decidedAt))}`}</p>
        </li>
      )}
      {promises.callAt && (
        <li data-done>
          <h3>{own.call}</h3>
          <p>
            <CallLine promises={promises} />
          </p>
        </li>
      )}
      {final && (
        <li data-done>
          <h3>{own.finalDecision}</h3>
          <p>{`${final.verdict === "freed" ? own.freed : own.declined}. ${own.on(date(final.decidedAt))}`}</p>
        </li>
      )}
    </ol>
  );
}
