import { LinkButton } from "../../../ui/button.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

export const comparedPlans = ["free", "elite"] as const;

type Props = { rights: readonly { name: string; includedIn: readonly (typeof comparedPlans)[number][] }[] };

export function EliteTeaser({ rights }: Props) {
  const words = useWords(copilotWords).locked;
  return (
    <div className="talk-body">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <table className="teaser-table">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.right}</th>
            {comparedPlans.map((plan) => (
              <th key={plan} scope="col">
                {words.columns[plan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right.name}>
              <th scope="row">{right.name}</th>
              {comparedPlans.map((plan) => (
                <td key={plan}>
                  {right.includedIn.includes(plan) ? <CheckIcon /> : <span aria-hidden>–</span>}
                  <span className="sr-only">{right.includedIn.includes(plan) ? words.open : words.closed}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LinkButton to={pathOf("pricing")}>{words.action}</LinkButton>
    </div>
  );
}
