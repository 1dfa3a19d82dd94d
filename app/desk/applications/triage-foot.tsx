import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { pathOf } from "../../paths.ts";
import { listPath } from "../kit/list-address.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import { choiceOf, type TriageRow } from "./triage-list.tsx";
import { deskApplicationsWords } from "./words.ts";

type FootProps = {
  id: string;
  rows: readonly TriageRow[];
  kept: Record<string, string>;
  /** The id of the application to open after this application is answered. */
  next: string | undefined;
  /** The keyboard shortcuts of the answers that are possible now. */
  offers: readonly ("I" | "D" | "W" | "A")[];
  lastHeld: { to: string; is: "decision" | "invitation"; id: string; startup: string } | null;
  keys: boolean;
};

const quiet = "button button-quiet button-small";
const verdicts = { D: "no", W: "wait", A: "yes" } as const;

/** Expands the section to which a link points, and focuses the section's first field. */
function openPart(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  for (const details of part.querySelectorAll("details")) details.open = true;
  part.scrollIntoView({ block: "nearest" });
  part.querySelector<HTMLElement>("textarea, input:not([type=hidden])")?.focus();
}

/** The possible actions on an application, each with a keyboard shortcut. */
export function TriageFoot({ id, rows, kept, next, offers, lastHeld, keys }: FootProps) {
  const words = useWords(deskApplicationsWords).triage;
  const at = rows.findIndex((row) => row.id === id);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const named = (key: keyof typeof words.keys): ReactNode => (
    <>
      {words.keys[key]} {keys && <kbd aria-hidden="true">{key}</kbd>}
    </>
  );
  const shortcut = (key: string) => ({ "data-key": key, ...(keys && { "aria-keyshortcuts": key }) });
  const turned = keys ? "off" : "on";
  return (
    <div className="triage-foot" role="group" aria-label={words.title}>
      {offers.map((key) =>
        key === "I" ? (
          <a key={key} href="#invite" className={quiet} onClick={openPart} {...shortcut(key)}>
            {named(key)}
          </a>
        ) : (
          <Link
            key={key}
            to={listPath(pathOf("admin-decide"), kept, {
              ...{ verdict: verdicts[key], application: id },
              ...(next && { next }),
            })}
            className={quiet}
            {...shortcut(key)}
          >
            {named(key)}
          </Link>
        ),
      )}
      <a href="#notes" className={quiet} onClick={openPart} {...shortcut("N")}>
        {named("N")}
      </a>
      {at >= 0 && (
        <label htmlFor={choiceOf(id)} className={quiet} data-key="X">
          {named("X")}
        </label>
      )}
      {before && (
        <Link to={before.to} preventScrollReset className={quiet} {...shortcut("K")}>
          {named("K")}
        </Link>
      )}
      {after && (
        <Link to={after.to} preventScrollReset className={quiet} {...shortcut("J")}>
          {named("J")}
        </Link>
      )}
      {lastHeld && (
        <PostForm noValidate action={lastHeld.to}>
          <input type="hidden" name={lastHeld.is} value={lastHeld.id} />
          <button type="submit" name="intent" value="recall" className={quiet} {...shortcut("Z")}>
            {words.takeBack(lastHeld.startup)} {keys && <kbd aria-hidden="true">Z</kbd>}
          </button>
        </PostForm>
      )}
      <details>
        <summary className={quiet} {...shortcut("?")}>
          {named("?")}
        </summary>
        <div className="triage-keys">
          <p>{words.about}</p>
          <PostForm noValidate>
            <input type="hidden" name="keys" value={turned} />
            <button type="submit" name="intent" value="keys" className={quiet}>
              {words.turn[turned]}
            </button>
          </PostForm>
        </div>
      </details>
    </div>
  );
}
