import type { ReactNode } from "react";

export type Row = { label: string; value: ReactNode };

export function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="desk-facts">
      {rows
        .filter(({ value }) => value !== "" && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
