import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { dealWords } from "./words.ts";

export function SharedCapTable({ record: { capTable } }: { record: StartupRecord }) {
  const { lang } = useLanguage();
  const { record: own } = useWords(dealWords);
  const { count, percent } = formats[lang];
  const all = capTable?.holders.reduce((sum, { shares }) => sum + shares, 0) ?? 0;
  return (
    <section className="deal-part">
      <h3>
        {own.parts["cap-table"]} <span className="note">{own.declared}</span>
      </h3>
      {capTable && all > 0 ? (
        <table className="deal-holders">
          <thead>
            <tr>
              <th scope="col">{own.holder}</th>
              <th scope="col">{own.shares}</th>
              <th scope="col">{own.share}</th>
            </tr>
          </thead>
          <tbody>
            {capTable.holders.map(({ name, shares }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{count(shares)}</td>
                <td>{percent((shares / all) * 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="note">{own.noCapTable}</p>
      )}
    </section>
  );
}
