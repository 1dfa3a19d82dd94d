import { Link } from "react-router";
import type { BoardMove } from "../../../domain/application/board.ts";
import type { dueOf, Stage } from "../../../domain/application/due.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Left } from "./counter.tsx";
import { StatusTag } from "./status-tag.tsx";
import { deskApplicationsWords } from "./words.ts";

export type Card = {
  id: string;
  startup: string;
  name: string;
  stage: Stage;
  callAt: Date | null;
  /** The time at which the pending answer is e-mailed; null when no answer is pending. */
  leavesAt: Date | null;
  due: ReturnType<typeof dueOf>;
};

type CardProps = {
  card: Card;
  to: string;
  /** The possible moves of the card, each with the URL that previews the resulting e-mail. */
  moves: readonly { move: BoardMove; to: string }[];
};

export function BoardCard({ card: { startup, name, stage, callAt, leavesAt, due }, to, moves }: CardProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords);
  const { moment, time } = formats[lang];
  return (
    <>
      <Link to={to}>{startup}</Link>
      <span className="desk-sub">{name}</span>
      {leavesAt && <span className="tag tag-warn">{words.board.leaves(time(leavesAt))}</span>}
      {stage === "times" || stage === "choice" ? <StatusTag status={stage} /> : !leavesAt && due && <Left due={due} />}
      {stage === "call" && callAt && <span className="desk-sub">{words.callOn(moment(callAt))}</span>}
      {moves.length > 0 && (
        <details className="board-move">
          <summary>
            {words.board.move} <span className="sr-only">{startup}</span>
          </summary>
          <ul>
            {moves.map(({ move, to: mail }) => (
              <li key={move}>
                <Link to={mail} className="button button-quiet button-small">
                  {words.board.to[move]}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
