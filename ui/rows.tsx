import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type RowsProps = {
  rows: readonly { label: ReactNode; value: ReactNode }[];
  className?: string;
  /** Rows of another kind, added after `rows`. */
  children?: ReactNode;
};

/** Names with their values, one pair a row. */
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
