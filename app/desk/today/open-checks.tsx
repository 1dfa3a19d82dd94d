import { Link } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { listPath } from "../kit/list-address.ts";
import type { Check, SettledIn } from "./checklist.server.ts";
import { deskTodayWords } from "./words.ts";

function Settle({ settledIn }: { settledIn: SettledIn }) {
  const own = useWords(deskTodayWords);
  if (settledIn === "command") return <span className="desk-sub">{own.command}</span>;
  if ("variables" in settledIn) return <span className="desk-sub">{own.variables(settledIn.variables)}</span>;
  const content = pathOf("admin-content");
  return content ? (
    <Link className="link" to={listPath(`${content}/${settledIn.kind}`, { state: settledIn.state ?? "" })}>
      {own.settle}
    </Link>
  ) : null;
}

export function OpenChecks({ checks }: { checks: Check[] }) {
  const { lang } = useLanguage();
  const own = useWords(deskTodayWords);
  return (
    <ul className="today">
      {checks.map(({ id, count, at, settledIn }) => {
        const words = own.checks[id];
        return (
          words && (
            <li key={id}>
              <span className="figure">{count ?? "!"}</span>
              <div>
                <strong>{(count === 1 && words.one) || words.open}</strong>
                <span className="desk-sub">
                  {words.text} {at && own.lastBackup(formats[lang].moment(at))}
                  {at === null && own.noBackup}
                </span>
                <Settle settledIn={settledIn} />
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
