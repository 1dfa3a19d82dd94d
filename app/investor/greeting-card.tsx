import { badges, type investorCompletion, investorFields, toneOf } from "../../domain/investor/investor-profile.ts";
import { classNames } from "../../ui/class-names.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "../shell/language.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

type Props = { firstName: string; completion: ReturnType<typeof investorCompletion> };

export function GreetingCard({ firstName, completion: { rate, filled, missing } }: Props) {
  const own = useWords(investorWords);
  const { labels } = useWords(investorProfileWords);
  const empty = missing.map((name) => labels[name]).join(", ");
  return (
    <div className="workspace-head">
      <div>
        <p className="text-ink-2">{own.hello(firstName)}</p>
        <h1>{own.title}</h1>
      </div>
      <div className={classNames("workspace-rate", `rate-${toneOf(rate)}`)}>
        <p>{own.completion(rate)}</p>
        <Ruler
          steps={investorFields.length}
          done={filled || undefined}
          label={own.completion(rate)}
          role="progressbar"
        />
        <ul className="badges">
          {badges.map(({ id, from }) => (
            <li key={id} className="mark" data-reached={rate >= from || undefined}>
              {rate >= from && <CheckIcon />}
              {own.badges[id]}
              {rate >= from && <span className="sr-only">, {own.reached}</span>}
            </li>
          ))}
        </ul>
        {empty && <p className="note">{own.missing(empty)}</p>}
      </div>
    </div>
  );
}
