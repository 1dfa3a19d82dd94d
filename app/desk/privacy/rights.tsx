import { TextLink } from "../../../ui/text-link.tsx";
import { Written } from "../../shell/written.tsx";
import type { rightsOf } from "../../../domain/privacy/stored-data.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { LatestOf } from "../kit/latest-of.tsx";
import { EntryForm } from "./entry-form.tsx";
import { State } from "./state.tsx";
import { deskPrivacyWords } from "./words.ts";
import { myDataWords } from "../../my-data/words.ts";

type RightsProps = { rights: Awaited<ReturnType<typeof rightsOf>>; email: string; today: string };

export function Rights({ rights: { active, newsUnconfirmed, history, requests }, email, today }: RightsProps) {
  const { rights, kinds } = useWords(deskPrivacyWords);
  const myData = useWords(myDataWords);
  const { date, moment } = formats[useLanguage().lang];
  const held = active.filter((what) => !(newsUnconfirmed && what === "marketing"));
  return (
    <section className="desk-part" aria-labelledby="rights">
      <h2 id="rights">{rights.title}</h2>
      {held.length > 0 && <p>{rights.holds(held.map((what) => myData.withdrawable[what]).join(", "))}</p>}
      {newsUnconfirmed && <p>{rights.asked(myData.withdrawable.marketing)}</p>}
      {active.length === 0 && <p>{rights.holdsNone}</p>}
      {history.length > 0 && (
        <Disclosure title={rights.history(history.length)}>
          <ol className="desk-log">
            {history.toReversed().map(({ at, what, given, wording }, index) => (
              <li key={`${at.toISOString()} ${index}`}>
                <strong>{rights.choice(myData.history[what], given)}</strong>
                {wording && (
                  <p>
                    <Written text={wording} />
                  </p>
                )}
                <span className="desk-sub">{moment(at)}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      <LatestOf rows={requests} />
      {requests.length > 0 && (
        <ul className="desk-panel desk-lines">
          {requests.map((request) => (
            <li key={request.id}>
              <TextLink to={pathOf("admin-privacy-request", { id: request.id })}>{kinds[request.kind]}</TextLink>
              <State request={{ ...request, late: false }} />
              <span className="desk-when">{date(request.askedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <EntryForm refusal={undefined} today={today} email={email} />
    </section>
  );
}
