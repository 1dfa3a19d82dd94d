import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type RowsProps = {
  rows: readonly { label: ReactNode; value: ReactNode }[];
  className?: string;
  children?: ReactNode;
};

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
