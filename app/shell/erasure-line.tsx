import type { Erasure } from "../../domain/person/erasure.server.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { StatusLine } from "./form/status-line.tsx";
import { useLanguage } from "./language.tsx";

type Props = {
  erasure: Erasure | null;
  words: {
    on: (date: string) => string;
    by: (date: string) => string;
    text: string;
    keep: string;
    write: string;
  };
};

export function ErasureLine({ erasure, words }: Props) {
  const { date } = formats[useLanguage().lang];
  if (!erasure) return null;
  const { on, by } = erasure;
  const [to, say] = on ? [pathOf("my-data-open"), words.keep] : [contactPath, words.write];
  return (
    <StatusLine
      tone="warn"
      data-account
      title={on ? words.on(date(on)) : words.by(date(by))}
      text={
        <>
          {words.text} <TextLink to={to}>{say}</TextLink>
        </>
      }
    />
  );
}
