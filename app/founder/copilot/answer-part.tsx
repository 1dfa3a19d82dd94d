import { Link } from "react-router";
import type { Part } from "../../../domain/copilot/answer.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { MarkedText } from "./marked-text.tsx";
import { nextStepPlaces } from "./next-step-places.ts";
import { talkWords } from "./talk-words.ts";

/** One question's answer: text, arithmetic, sources, articles, what to do next. */
export function AnswerPart({ text, sum, sources, reading, nextStep }: Part) {
  const own = useWords(talkWords);
  return (
    <>
      <MarkedText text={text} />
      {sum.length > 0 && (
        <table className="talk-sum">
          <caption className="sr-only">{own.sum}</caption>
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
        <ul className="talk-chips" aria-label={own.sources}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      )}
      {reading.length > 0 && (
        <ul>
          {reading.map(({ title, slug }) => (
            <li key={slug}>
              <Link to={pathOf("article", { slug })} className="link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nextStep && (
        <p>
          {nextStep.by
            ? `${own.by(nextStep.by)}${nextStep.words}`
            : `${nextStep.words.charAt(0).toUpperCase()}${nextStep.words.slice(1)}`}
          .{" "}
          <Link to={nextStepPlaces[nextStep.to]} className="link">
            {own.nextSteps[nextStep.to]}
          </Link>
        </p>
      )}
    </>
  );
}
