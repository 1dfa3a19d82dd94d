import type { ReactNode } from "react";
import { useWords } from "../../shell/language.tsx";
import { deskFiguresWords } from "./words.ts";

type PanelProps = { id: string; title: string; definition: ReactNode; children: ReactNode };

export function Panel({ id, title, definition, children }: PanelProps) {
  const { method } = useWords(deskFiguresWords);
  return (
    <section className="desk-panel figures-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <details className="figures-fold">
        <summary aria-describedby={id}>{method}</summary>
        <p className="note">{definition}</p>
      </details>
    </section>
  );
}
