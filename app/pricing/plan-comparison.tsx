import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { useWords } from "../shell/language.tsx";
import type { planRows } from "./plan-rows.ts";
import { RightsPicture } from "./rights-picture.tsx";
import { pricingWords } from "./words.ts";

type ComparisonProps = {
  comparison: Resolved<PricingPage>["comparison"];
  rows: ReturnType<typeof planRows>;
  /** The plans' names, in the order of a row's cells. */
  plans: readonly string[];
};

export function PlanComparison({ comparison: { title, criterion, note }, rows, plans }: ComparisonProps) {
  const words = useWords(pricingWords);
  return (
    <section className="page section">
      <h2>{title}</h2>
      <RightsPicture rows={rows} plans={plans} />
      <DataTable
        className="plan-table"
        caption={title}
        captionHidden
        columns={[criterion, ...plans].map((column) => ({ title: column }))}
        rows={rows.map(({ name, opened }) => ({
          id: name,
          cells: [name, ...opened.map((isOpen) => (isOpen ? words.included : words.notIncluded))],
        }))}
      />
      <div className="notes">
        <p>{note}</p>
      </div>
    </section>
  );
}
