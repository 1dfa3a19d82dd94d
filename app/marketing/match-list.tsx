import { CheckIcon, CrossIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { marketingWords } from "./words.ts";

type MatchListProps = { rows: { text: string; match: boolean }[] };

export function MatchList({ rows }: MatchListProps) {
  const marketing = useWords(marketingWords);
  return (
    <ul className="match-list">
      {rows.map(({ text, match }) => (
        <li key={text}>
          <span role="img" aria-label={match ? marketing.yes : marketing.no}>
            {match ? <CheckIcon className="text-good" /> : <CrossIcon className="text-ink-3" />}
          </span>
          <span>
            <NoBreak text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
