import { percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { dealWords } from "./words.ts";

export function SharedCapTable({ record: { capTable } }: { record: StartupRecord }) {
  const { lang } = useLanguage();
  const { record } = useWords(dealWords);
  const { count, held } = formats[lang];
  const holders = capTable?.holders ?? [];
  const percents = percentagesOf(holders);
  return (
    <section className="deal-part">
      <h3>
        {record.parts["cap-table"]} <span className="note">{record.declared}</span>
      </h3>
      {holders.length > 0 ? (
        <table className="deal-holders">
          <thead>
            <tr>
              <th scope="col">{record.holder}</th>
              <th scope="col">{record.shares}</th>
              <th scope="col">{record.share}</th>
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
        <p className="note">{record.noCapTable}</p>
      )}
    </section>
  );
}
