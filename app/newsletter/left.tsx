import type { ReactNode } from "react";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";

/** Says since when nothing is sent to an address any more, and the way on. */
export function Left({ email, since, children }: { email: string; since: Date; children: ReactNode }) {
  const { lang } = useLanguage();
  const { unsubscribe } = useWords("newsletter");
  return (
    <div role="status">
      <h1>{unsubscribe.left}</h1>
      <p className="lead mt-4">{unsubscribe.leftText(email, formats[lang].date(since))}</p>
      {children}
    </div>
  );
}
