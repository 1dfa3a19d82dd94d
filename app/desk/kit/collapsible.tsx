import type { ReactNode } from "react";

/**
 * A collapsed section for a rarely used action. `open` expands the section, for example when the server refused the
 * section's form and the values must be corrected.
 */
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
