import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { fundingWords } from "./words.ts";

type Source = { link: string | null; date: string | null };

export function SourceLine({ source: { link, date }, toCheck }: { source: Source; toCheck?: string | false }) {
  const words = useWords(fundingWords);
  const { date: printed } = formats[useLanguage().lang];
  return (
    <p className="note">
      {link && (
        <>
          <a className="link" href={link} rel="noreferrer">
            {words.source}
          </a>
          {`, ${date ? words.dated(printed(date)) : words.undated}. `}
        </>
      )}
      {toCheck}
    </p>
  );
}
