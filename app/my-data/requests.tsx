import type { RequestKind, RequestOutcome } from "../../domain/privacy/privacy.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { myDataWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

type Request = { kind: RequestKind; askedAt: Date; outcome: RequestOutcome | null; inAll: number };

export function Requests({ requests }: { requests: Request[] }) {
  const { lang } = useLanguage();
  const words = useWords(myDataWords);
  const inAll = requests[0]?.inAll ?? 0;
  if (requests.length === 0) return null;
  return (
    <section id="requests">
      <h2>{words.open.requests}</h2>
      {inAll > requests.length && <p>{words.open.latestOf(requests.length, inAll)}</p>}
      <Rows
        rows={requests.map(({ kind, askedAt, outcome }) => ({
          label: `${words.kinds[kind]}, ${formats[lang].date(askedAt)}`,
          value: words.outcomes[outcome ?? "open"],
        }))}
      />
    </section>
  );
}
