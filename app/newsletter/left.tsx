import type { ReactNode } from "react";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { newsletterWords } from "./words.ts";

type LeftProps = { email: string; since: Date; followed: boolean; children: ReactNode };

export function Left({ email, since, followed, children }: LeftProps) {
  const { lang } = useLanguage();
  const { unsubscribe } = useWords(newsletterWords);
  return (
    <LinkOutcome
      title={unsubscribe.left}
      text={unsubscribe.leftText(email, formats[lang].date(since))}
      followed={followed}
    >
      {children}
    </LinkOutcome>
  );
}
