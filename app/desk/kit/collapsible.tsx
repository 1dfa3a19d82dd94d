import type { ReactNode } from "react";

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
