import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { fundingWords } from "./words.ts";

type Source = { link: string | null; date: string | null };

/** Where a record comes from, and whether somebody still has to check it. */
export function SourceLine({ source: { link, date }, toCheck }: { source: Source; toCheck?: string | false }) {
  const own = useWords(fundingWords);
  const { date: printed } = formats[useLanguage().lang];
  return (
    <p className="note">
      {link && (
        <>
          <a className="link" href={link} rel="noreferrer">
            {own.source}
          </a>
          {`, ${date ? own.dated(printed(date)) : own.undated}. `}
        </>
      )}
      {toCheck}
    </p>
  );
}
