import type { ReactNode } from "react";

/** A collapsed section for a rarely used action; expanded when the action was refused and must be corrected. */
export function Collapsible({
  id,
  title,
  open,
  children,
}: {
  id?: string;
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <section className="desk-panel" id={id}>
      <details className="disclosure" open={open}>
        <summary>{title}</summary>
        <div className="disclosure-body">{children}</div>
      </details>
    </section>
  );
}
