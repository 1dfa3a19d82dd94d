import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type RowsProps = {
  rows: readonly { label: ReactNode; value: ReactNode }[];
  className?: string;
  /** Rows of another kind, after these. */
  children?: ReactNode;
};

/** Names with what belongs to each, a row each. */
export function Rows({ rows, className, children }: RowsProps) {
  return (
    <dl className={classNames("rows", className)}>
      {rows.map(({ label, value }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
