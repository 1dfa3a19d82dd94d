import { useWords } from "../../shell/language.tsx";
import type { shownBankProducts } from "./shown.server.ts";
import { SourceLine } from "./source-line.tsx";
import { fundingWords } from "./words.ts";

export function BankProductList({ products }: { products: ReturnType<typeof shownBankProducts> }) {
  const words = useWords(fundingWords);
  return (
    <section className="cockpit-section">
      <h2>{words.banks.title}</h2>
      <p className="max-w-article">{words.banks.text}</p>
      <ul className="sheet-list">
        {products.map(({ id, name, type, amount, description, conditions, difficulty, source, confirm }) => (
          <li key={id} className="panel">
            <div className="tool-row">
              <h3>{name}</h3>
              <span className="mark">{words.difficulties[difficulty]}</span>
            </div>
            <p>
              <strong>{amount}</strong>
              <br />
              {type}
            </p>
            <p>{description}</p>
            <p>{conditions}</p>
            <SourceLine source={source} toCheck={confirm && words.toCheck} />
          </li>
        ))}
      </ul>
      <p className="note">{words.banks.neutral}</p>
    </section>
  );
}
