import { Link } from "react-router";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { StatusLine } from "./form/status-line.tsx";
import { useLanguage, useWords } from "./language.tsx";
import { shellWords } from "./words.ts";

/** Says on each screen of an account that all of it is to be erased, when, and where that is taken back. */
export function ErasureLine({ on }: { on: Date | null }) {
  const { erasure: own } = useWords(shellWords);
  const { lang } = useLanguage();
  if (!on) return null;
  return (
    <StatusLine
      tone="warn"
      title={own.title(formats[lang].date(on))}
      text={
        <>
          {own.text}{" "}
          <Link to={pathOf("my-data-open")} className="link">
            {own.keep}
          </Link>
        </>
      }
    />
  );
}
