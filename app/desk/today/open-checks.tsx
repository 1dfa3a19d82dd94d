import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { listPath } from "../kit/list-address.ts";
import { deskContentWords } from "../content/words.ts";
import type { Check, Place, SettledIn } from "./checklist.server.ts";
import { wordsAt } from "../editor/field-path.ts";
import { deskTodayWords } from "./words.ts";

function Settle({ settledIn }: { settledIn: SettledIn }) {
  const words = useWords(deskTodayWords);
  const { kinds } = useWords(deskContentWords);
  if (settledIn === "command") return <span className="desk-sub">{words.command}</span>;
  if (settledIn === "posts") return <TextLink to={pathOf("admin-posts")}>{words.settle}</TextLink>;
  if ("variables" in settledIn) return <span className="desk-sub">{words.variables(settledIn.variables)}</span>;
  const { records } = settledIn;
  return records.map((place) => (
    <TextLink key={place.kind} className="me-4 inline-block py-1" to={addressOf(place)}>
      {records.length === 1 ? words.settle : words.ofForm(kinds[place.kind], place.ids.length)}
    </TextLink>
  ));
}

function addressOf({ kind, ids, state = "" }: Place) {
  const [only] = ids;
  return only !== undefined && ids.length === 1
    ? pathOf("admin-record", { kind, id: only })
    : listPath(pathOf("admin-records", { kind }), { state });
}

export function OpenChecks({ checks }: { checks: Check[] }) {
  const { lang } = useLanguage();
  const own = useWords(deskTodayWords);
  const { fields } = useWords(deskContentWords);
  return (
    <ul className="today">
      {checks.map(({ id, count, at, missing = [], settledIn }) => {
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
                {missing.length > 0 && (
                  <span className="desk-sub">
                    {missing.map((name) => wordsAt(fields, `setting.${name}`)).join(", ")}
                  </span>
                )}
                <Settle settledIn={settledIn} />
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
