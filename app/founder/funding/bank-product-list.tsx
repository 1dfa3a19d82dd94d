import { DataTable } from "../../../ui/data-table.tsx";
import { useWords } from "../../shell/language.tsx";
import type { shownBankProducts } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

export function BankProductList({ products }: { products: ReturnType<typeof shownBankProducts> }) {
  const words = useWords(fundingWords);
  const { columns } = words.banks;
  return (
    <section className="cockpit-section">
      <h2>{words.banks.title}</h2>
      <p className="max-w-article">{words.banks.text}</p>
      {products.some(({ confirm }) => confirm) && <p className="note">{words.checkFirst}</p>}
      <DataTable
        className="credit-table"
        caption={words.banks.title}
        captionHidden
        columns={[columns.credit, columns.amount, columns.use, columns.difficulty].map((title) => ({ title }))}
        rows={products.map(({ id, name, type, amount, description, conditions, difficulty, source, confirm }) => ({
          id,
          cells: [
            <>
              {name} <span className="note block">{type}</span>
            </>,
            <strong key="amount">{amount}</strong>,
            <>
              <p>{description}</p>
              <p>{conditions}</p>
              <SourceLine source={source} toCheck={confirm && words.toCheck} />
            </>,
            <span key="difficulty" className="mark">
              {words.difficulties[difficulty]}
            </span>,
          ],
        }))}
      />
      <p className="note">{words.banks.neutral}</p>
    </section>
  );
}
