import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import { linkLimits } from "../../domain/deck/link.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import type { planRows } from "./plan-rows.ts";
import { RightsPicture } from "./rights-picture.tsx";
import { pricingWords } from "./words.ts";

type ComparisonProps = {
  comparison: Resolved<PricingPage>["comparison"];
  groups: ReturnType<typeof planRows>;
  plans: readonly string[];
};

/** A table of the rights in each plan; each cell is only a mark, to fit on a phone. */
export function PlanComparison({ comparison: { title, criterion, note }, groups, plans }: ComparisonProps) {
  const words = useWords(pricingWords);
  return (
    <section className="page section">
      <h2 id="plan-table">{title}</h2>
      <RightsPicture rows={groups.flatMap(({ rows }) => rows)} plans={plans} />
      <table className="table plan-table" aria-labelledby="plan-table">
        <thead>
          <tr>
            <th scope="col">{criterion}</th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ task, rows }) => (
          <tbody key={task}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {words.tasks[task]}
              </th>
            </tr>
            {rows.map(({ name, opened }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {opened.map((isOpen, at) => (
                  <td key={plans[at]}>
                    {isOpen ? <CheckIcon /> : <span aria-hidden className="plan-lacks" />}
                    <span className="sr-only">{isOpen ? words.included : words.notIncluded}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className="notes">
        <p>{note}</p>
        <p>{words.deckLinks(linkLimits.live.visible, linkLimits.live.elite)}</p>
      </div>
    </section>
  );
}
