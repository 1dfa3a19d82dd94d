import { badges, type investorCompletion } from "../../domain/investor/investor-profile.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

export function Badges({ completion: { rate, missing } }: { completion: ReturnType<typeof investorCompletion> }) {
  const words = useWords(investorWords);
  const { labels } = useWords(investorProfileWords);
  const empty = missing.map((name) => labels[name]).join(", ");
  return (
    <div className="sheet-head">
      <ul className="badges">
        {badges.map(({ id, from }) => (
          <li key={id} className="mark" data-reached={rate >= from || undefined}>
            {rate >= from && <CheckIcon />}
            {words.badges[id]}
            {rate >= from && <span className="sr-only">, {words.reached}</span>}
          </li>
        ))}
      </ul>
      {empty && <p className="note">{words.missing(empty)}</p>}
    </div>
  );
}
