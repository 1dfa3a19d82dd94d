import type { ReactNode } from "react";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { useWords } from "../../shell/language.tsx";
import { changedPart } from "./changed-part.ts";
import { deskContentWords } from "../content/words.ts";

export type NamedChange = {
  path: string;
  /** The field's label. Undefined when the field has no label; the list then shows the field's path. */
  name: string | undefined;
  /** The language of the value; undefined when the value does not depend on a language. */
  lang: Lang | undefined;
  before?: unknown;
  after?: unknown;
};

/** Returns the language with which a path in a record ends, for example "hero.title.fr". */
export const languageAt = (path: string): Lang | undefined => languages.find((lang) => path.endsWith(`.${lang}`));

/** The number of characters above which a text is collapsed in the list of changes. */
const longest = 1_000;

export function ChangeList({ changes }: { changes: readonly NamedChange[] }) {
  const { history, editor } = useWords(deskContentWords);
  return (
    <dl className="changes">
      {changes.map(({ path, name, lang, ...sides }) => {
        const { before, after, isPart } = changedPart(printed(sides.before, history), printed(sides.after, history));
        return (
          <div key={path}>
            <dt>
              {name ?? path} {lang && <span className="desk-sub">({editor.writtenIn[lang]})</span>}{" "}
              {isPart && <span className="desk-sub">{history.part}</span>}
            </dt>
            <dd>
              <span className="sr-only">{history.before}: </span>
              <Collapsible text={before}>
                <del lang={lang}>{before || history.nothing}</del>
              </Collapsible>
            </dd>
            <dd>
              <span className="sr-only">{history.after}: </span>
              <Collapsible text={after}>
                <ins lang={lang}>{after || history.nothing}</ins>
              </Collapsible>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Collapsible({ text, children }: { text: string; children: ReactNode }) {
  const { long } = useWords(deskContentWords).history;
  if (text.length <= longest) return children;
  return (
    <details>
      <summary>{long(text.slice(0, 60))}</summary>
      {children}
    </details>
  );
}

function printed(value: unknown, { yes, no }: { yes: string; no: string }) {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? yes : no;
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}
