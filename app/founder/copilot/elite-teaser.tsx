import { isOpen, type Right } from "../../../domain/plan/rights.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

const plans = ["free", "elite"] as const;

export function EliteTeaser() {
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
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {words.columns[plan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.entries(words.rights) as [Right, string][]).map(([right, name]) => (
            <tr key={right}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan}>
                  {isOpen(plan, right) ? <CheckIcon /> : <span aria-hidden>–</span>}
                  <span className="sr-only">{isOpen(plan, right) ? words.open : words.closed}</span>
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
