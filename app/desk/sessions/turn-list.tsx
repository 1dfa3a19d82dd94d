import type { ReactNode } from "react";

type Row = {
  id: string;
  name: string;
  /** The startup's pitch time; null while the session has no times. */
  time: ReactNode;
  about: ReactNode;
  buttons: ReactNode;
};

/** A list instead of a table keeps each row's buttons visible on a phone. */
export function TurnList({ rows }: { rows: readonly Row[] }) {
  return (
    <ol className="grid">
      {rows.map(({ id, name, time, about, buttons }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 print:break-inside-avoid"
        >
          {time && <div className="min-w-14 max-w-28 shrink-0 tabular-nums">{time}</div>}
          <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
            <strong>{`${index + 1}. ${name}`}</strong>
            <div className="flex flex-wrap gap-x-3">{about}</div>
          </div>
          {buttons}
        </li>
      ))}
    </ol>
  );
}
