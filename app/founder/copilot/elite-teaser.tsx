import { isOpen, type Right } from "../../../domain/plan/rights.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

const plans = ["free", "elite"] as const;

/** What stands in the CoPilot's place while the plan does not open it. */
export function EliteTeaser() {
  const own = useWords(copilotWords).locked;
  return (
    <div className="talk-body">
      <h3>{own.title}</h3>
      <p>{own.text}</p>
      <table className="teaser-table">
        <caption className="sr-only">{own.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{own.columns.right}</th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {own.columns[plan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.entries(own.rights) as [Right, string][]).map(([right, name]) => (
            <tr key={right}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan}>
                  {isOpen(plan, right) ? <CheckIcon /> : <span aria-hidden>–</span>}
                  <span className="sr-only">{isOpen(plan, right) ? own.open : own.closed}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LinkButton to={pathOf("pricing")}>{own.action}</LinkButton>
    </div>
  );
}
