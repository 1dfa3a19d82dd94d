import { useWords } from "../../shell/language.tsx";
import type { Change } from "./difference.ts";

const fewest = 3;

function Rows({ changes }: { changes: readonly Change[] }) {
  const own = useWords("admin-audit");
  const said = (code: string) => (Object.hasOwn(own.terms, code) ? own.terms[code] : code);
  return (
    <ul className="audit-changes">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          {path && <code>{said(path)}</code>}
          {before !== undefined && (
            <del>
              <span className="sr-only">{own.was} </span>
              {said(before) || own.none}
            </del>
          )}
          {after !== undefined && (
            <ins>
              <span className="sr-only">{own.is} </span>
              {said(after) || own.none}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What an entry's record was and became, value by value; many are folded. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const own = useWords("admin-audit");
  if (changes.length <= fewest) return <Rows changes={changes} />;
  return (
    <details className="audit-more">
      <summary>{own.more(changes.length)}</summary>
      <Rows changes={changes} />
    </details>
  );
}
