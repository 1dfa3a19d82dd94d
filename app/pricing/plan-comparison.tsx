import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import { DataTable } from "../../ui/data-table.tsx";

type ComparisonProps = { comparison: Resolved<PricingPage>["comparison"]; free: string; elite: string };

export function PlanComparison({ comparison: { title, criterion, rows, note }, free, elite }: ComparisonProps) {
  return (
    <section className="page section">
      <h2>{title}</h2>
      <DataTable
        className="plan-table"
        caption={title}
        captionHidden
        columns={[{ title: criterion }, { title: free }, { title: elite }]}
        rows={rows.map((row) => ({ id: row.name, cells: [row.name, row.free, row.elite] }))}
      />
      <div className="notes">
        <p>{note}</p>
      </div>
    </section>
  );
}
