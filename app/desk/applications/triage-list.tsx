import { useEffect, useId } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../shell/language.tsx";
import type { dueOf, Stage } from "../../../domain/application/due.ts";
import { Left } from "./counter.tsx";
import { DecideSeveral } from "./decide-several.tsx";
import { StatusTag } from "./status-tag.tsx";
import { deskApplicationsWords } from "./words.ts";

export type TriageRow = {
  id: string;
  to: string;
  startup: string;
  status: Stage;
  due: ReturnType<typeof dueOf>;
};

type TriageListProps = { rows: readonly TriageRow[]; current: string; kept: Record<string, string> };

export const choiceOf = (id: string) => `choose-${id}`;

export function TriageList({ rows, current, kept }: TriageListProps) {
  const words = useWords(deskApplicationsWords);
  const form = useId();
  useEffect(() => {
    document.getElementById(choiceOf(current))?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav className="triage-list" aria-label={words.title}>
      <ul>
        {rows.map(({ id, to, startup, status, due }) => (
          <li key={id} className={classNames(id === current && "is-current")}>
            <label className="checkbox">
              <input
                type="checkbox"
                id={choiceOf(id)}
                name="application"
                value={id}
                form={form}
                disabled={status === "withdrawn"}
              />
              <span className="sr-only">{`${words.batch.choose} ${startup}`}</span>
            </label>
            <Link to={to} aria-current={id === current ? "page" : undefined} preventScrollReset>
              {startup}
            </Link>
            {due ? <Left due={due} /> : <StatusTag status={status} />}
          </li>
        ))}
      </ul>
      <DecideSeveral id={form} kept={kept} />
    </nav>
  );
}
