import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Rows } from "../../ui/rows.tsx";

export function ImportantPoints({ important }: { important: Resolved<InvestorsPage>["important"] }) {
  return (
    <section className="bg-sunken">
      <div className="page section grid-12">
        <div className="l:col-span-4">
          <h2 className="text-title-m">{important.title}</h2>
          <p className="mt-3 text-ink-2">{important.intro}</p>
        </div>
        <Rows
          className="l:col-span-8"
          rows={important.points.map(({ title, text }) => ({ label: title, value: text }))}
        />
      </div>
    </section>
  );
}
