import type { RequestKind, RequestOutcome } from "../../domain/privacy/privacy.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { myDataWords } from "./words.ts";

type Request = { kind: RequestKind; askedAt: Date; outcome: RequestOutcome | null };

export function Requests({ requests }: { requests: Request[] }) {
  const { lang } = useLanguage();
  const own = useWords(myDataWords);
  if (requests.length === 0) return null;
  return (
    <section id="requests">
      <h2>{own.open.requests}</h2>
      <dl className="rows">
        {requests.map(({ kind, askedAt, outcome }) => (
          <div key={`${kind} ${askedAt.toISOString()}`}>
            <dt>
              {own.kinds[kind]}, {formats[lang].date(askedAt)}
            </dt>
            <dd>{own.outcomes[outcome ?? "open"]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
