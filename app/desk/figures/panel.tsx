import type { ReactNode } from "react";

type PanelProps = { id: string; title: string; definition: ReactNode; children: ReactNode };

/** A figure with how it is counted. */
export function Panel({ id, title, definition, children }: PanelProps) {
  return (
    <section className="desk-panel figures-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p className="note">{definition}</p>
    </section>
  );
}
