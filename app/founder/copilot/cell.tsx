import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

export type CellProps = {
  name: string;
  note?: string | undefined;
  isRisk?: boolean;
  size: "l" | "m" | "s";
  value: ReactNode;
  change?: ReactNode;
  children?: ReactNode;
};

export function Cell({ name, note, isRisk, size, value, change, children }: CellProps) {
  return (
    <div className={classNames("cell", isRisk && "cell-risk", size !== "s" && "cell-wide")}>
      <p className="cell-name">
        {name} {note && <span className={isRisk ? "text-bad" : undefined}>{note}</span>}
      </p>
      <p className={`figure-${size}`}>{value}</p>
      {change && <p className="text-s">{change}</p>}
      {children}
    </div>
  );
}
