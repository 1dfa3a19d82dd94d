import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { ErrorPage } from "./error-page.tsx";
import { useWords } from "./language.tsx";
import { unsentWords } from "./unsent-words.ts";
import { shellWords } from "./words.ts";

/**
 * A form that arrived after its sender was signed out: the form's URL and the typed values, without passwords and
 * codes.
 */
export type Unsent = { to: string; fields: [name: string, value: string][] };

/** A value that contains a space was typed by a person, because hidden fields contain no spaces. */
const isWritten = ([, value]: Unsent["fields"][number]) => /\S\s+\S/.test(value);

export default function UnsentPage({ to, fields }: Unsent) {
  const words = useWords(unsentWords);
  const written = fields.filter(isWritten);
  return (
    <ErrorPage words={useWords(shellWords)} message={{ ...words, again: false }}>
      <form method="post" action={to} className="mt-6 flex flex-wrap gap-4">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <a href={pathOf("sign-in", { to })} target="_blank" className="button button-primary">
          {words.signIn}
        </a>
        <Button type="submit" look="secondary">
          {words.again}
        </Button>
      </form>
      {written.length > 0 && (
        <>
          <h2 className="mt-7 text-title-s">{words.typed}</h2>
          {written.map(([name, value]) => (
            <p key={name} className="mt-4 whitespace-pre-wrap break-words">
              {value}
            </p>
          ))}
        </>
      )}
    </ErrorPage>
  );
}
