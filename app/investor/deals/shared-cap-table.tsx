import { percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { dealWords } from "./words.ts";

export function SharedCapTable({ record: { capTable } }: { record: StartupRecord }) {
  const { lang } = useLanguage();
  const { record: own } = useWords(dealWords);
  const { count, held } = formats[lang];
  const holders = capTable?.holders ?? [];
  const percents = percentagesOf(holders);
  return (
    <section className="deal-part">
      <h3>
        {own.parts["cap-table"]} <span className="note">{own.declared}</span>
      </h3>
      {holders.length > 0 ? (
        <table className="deal-holders">
          <thead>
            <tr>
              <th scope="col">{own.holder}</th>
              <th scope="col">{own.shares}</th>
              <th scope="col">{own.share}</th>
            </tr>
          </thead>
          <tbody>
            {holders.map(({ name, shares }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{count(shares)}</td>
                <td>{held(percents[index] ?? 0)}</td>
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
