import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { isUuid } from "../kit/is-uuid.ts";
import type { Change } from "./difference.ts";
import { deskAuditWords } from "./words.ts";

/** `name` is the field's label in the content editor, or undefined if there is no label. */
export type ListedChange = Change & { name: string | undefined };

const fewest = 3;
const day = /^\d{4}-\d\d-\d\d$/;
const monthOnly = /^\d{4}-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function Rows({ changes }: { changes: readonly ListedChange[] }) {
  const { lang } = useLanguage();
  const words = useWords(deskAuditWords);
  const term = (code: string) => (Object.hasOwn(words.terms, code) && words.terms[code]) || code;
  const { moment, date, month } = formats[lang];
  const shown = (value: string) => {
    if (isUuid(value)) return `${value.slice(0, 8)}…`;
    if (Number.isNaN(Date.parse(value))) return term(value);
    if (instant.test(value)) return moment(new Date(value));
    if (monthOnly.test(value)) return month(`${value}-01`);
    return day.test(value) ? date(value) : term(value);
  };
  const named = (path: string) => {
    const [, name = path, place] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
    return words.named(term(name), place === undefined ? place : Number(place) + 1);
  };
  return (
    <ul className="audit-changes">
      {changes.map(({ path, name, before, after }) => (
        <li key={path}>
          {path && <code>{name ?? named(path)}</code>}
          {before !== undefined && (
            <del>
              <span className="sr-only">{words.was} </span>
              {shown(before) || words.none}
            </del>
          )}
          {after !== undefined && (
            <ins>
              <span className="sr-only">{words.is} </span>
              {shown(after) || words.none}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Changes({ changes }: { changes: readonly ListedChange[] }) {
  const words = useWords(deskAuditWords);
  if (changes.length <= fewest) return <Rows changes={changes} />;
  return (
    <details className="audit-more">
      <summary>{words.more(changes.length)}</summary>
      <Rows changes={changes} />
    </details>
  );
}
