import { Link } from "react-router";
import type { Withdrawable } from "../../domain/privacy/privacy.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { Written } from "../shell/written.tsx";
import type { words } from "./words.en.ts";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

type What = keyof (typeof words)["history"];
type Entry = { at: Date; what: What; given: boolean; wording: string | null };

/**
 * Entries that record an event instead of the person's choice: a displayed notice, a newsletter request, or a bounced
 * e-mail.
 */
const shown = new Set<What>(["notice", "newsletter-requested", "newsletter-bounced"]);

type ConsentsProps = { history: Entry[]; active: Withdrawable[]; newsUnconfirmed: boolean };

export function Consents({ history, active, newsUnconfirmed }: ConsentsProps) {
  const { lang } = useLanguage();
  const words = useWords(myDataWords);
  const { columns } = words.open;
  const choice = ({ what, given }: Entry) =>
    shown.has(what) ? words.open.shownOnly : given ? words.open.given : words.open.notGiven;
  const rows = history.toReversed().map((entry, index) => ({
    id: String(index),
    cells: [
      formats[lang].date(entry.at),
      <>
        {words.history[entry.what]}
        {entry.wording && (
          <details>
            <summary className="py-0.5 text-s text-ink-2">{words.open.wording}</summary>
            <p className="text-s text-ink-2">
              <Written text={entry.wording} />
            </p>
          </details>
        )}
      </>,
      choice(entry),
    ],
  }));
  return (
    <section id="consents">
      <h2>{words.open.consents}</h2>
      {active.length === 0 ? (
        <p>{words.open.noConsents}</p>
      ) : (
        <dl className="rows">
          {active.map((what) => (
            <div key={what}>
              <dt className="pt-3">
                {words.withdrawable[what]}
                {newsUnconfirmed && what === "marketing" && ` (${words.open.unconfirmed})`}
              </dt>
              <dd className="py-1">
                <PostForm>
                  <Button
                    type="submit"
                    name="withdraw"
                    value={what}
                    look="secondary"
                    small
                    aria-label={`${words.open.withdrawAction}, ${words.withdrawable[what]}`}
                  >
                    {words.open.withdrawAction}
                  </Button>
                </PostForm>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={words.open.history}
          columns={[columns.at, columns.what, columns.choice].map((title) => ({ title }))}
          rows={rows}
          className="mt-6"
        />
      )}
      <p className="mt-4">
        {words.open.cookies} <Link to={pathOf("cookies")}>{words.open.cookiesLink}</Link>.
      </p>
    </section>
  );
}
