import type { ShownPart } from "../../../domain/copilot/answer.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { nextStepPlaces } from "./next-step-places.ts";
import { type Asking, ReadyQuestions } from "./ready-questions.tsx";
import { talkWords } from "./talk-words.ts";

type Props = ShownPart & {
  /** The language of the answer, which may differ from the page's language; null when unknown. */
  written: Lang | null;
  asking: Asking;
};

export function AnswerPart({ written, text, sum, sources, reading, offered, nextStep, asking }: Props) {
  const words = useWords(talkWords);
  const { lang } = useLanguage();
  return (
    <div className="talk-part" lang={written ?? undefined}>
      <MarkedText text={text} />
      {offered.length > 0 && <ReadyQuestions label={words.offered} questions={offered} {...asking} />}
      {sum.length > 0 && (
        <table className="talk-sum">
          <caption className="sr-only" lang={lang}>
            {words.sum}
          </caption>
          <tbody>
            {sum.map(({ sign, label, note, value }, at) => (
              <tr key={at}>
                <th scope="row">
                  <span className="talk-sign">{sign}</span> {label}
                  {note && <small>{note}</small>}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sources.length > 0 && (
        <ul className="talk-chips" aria-label={words.sources}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      )}
      {reading.length > 0 && (
        <ul>
          {reading.map(({ title, slug, lang: its }) => (
            <li key={slug} lang={its}>
              <TextLink to={pathOf("article", { slug })}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {nextStep && (
        <p>
          {nextStep.sentence} <TextLink to={nextStepPlaces[nextStep.to]}>{nextStep.link}</TextLink>
        </p>
      )}
    </div>
  );
}
