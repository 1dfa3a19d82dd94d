import type { Outcome } from "../../domain/application/application.ts";
import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { CallLine } from "./embed.tsx";
import { applicationFileWords } from "./file-words.ts";

type Decided = { verdict: Outcome; decidedAt: Date } | null;
type Props = { promises: Promises; first: Decided; final: Decided };

/** The past steps of an application that was declined, lost its place or remained on the waiting list. */
export function Timeline({ promises, first, final }: Props) {
  const { lang } = useLanguage();
  const words = useWords(applicationFileWords).status;
  const { date } = formats[lang];
  return (
    <ol className="timeline">
      {first && (
        <li data-done>
          <h3>{words.firstAnswer}</h3>
          <p>{`${first.verdict === "yes" ? words.preselected : words.declined}. ${words.on(date(first.decidedAt))}`}</p>
        </li>
      )}
      {promises.callAt && (
        <li data-done>
          <h3>{words.call}</h3>
          <p>
            <CallLine promises={promises} />
          </p>
        </li>
      )}
      {final && (
        <li data-done>
          <h3>{words.finalDecision}</h3>
          <p>{`${final.verdict === "freed" ? words.freed : final.verdict === "wait" ? words.waitlist : words.declined}. ${words.on(date(final.decidedAt))}`}</p>
        </li>
      )}
    </ol>
  );
}
