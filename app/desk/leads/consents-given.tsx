import type { Sender } from "../../../domain/lead/sender.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Facts } from "../kit/facts.tsx";
import { printPage } from "../figures/share.ts";
import { deskLeadsWords } from "./words.ts";

type Lead = Pick<Sender["leads"][number], "source" | "consents" | "lang">;

/** What was agreed to in which words, and how the sender came to the form. */
export function ConsentsGiven({ lead: { source, consents, lang } }: { lead: Lead }) {
  const { lead: own } = useWords(deskLeadsWords);
  const { moment } = formats[useLanguage().lang];
  const campaign = Object.entries(source.campaign ?? {}).map(([name, value]) => `${name}: ${value}`);
  return (
    <Disclosure title={own.consents}>
      <ul className="desk-log">
        {consents.map(({ purpose, given, wording, version, at }) => (
          <li key={purpose}>
            <strong>
              {own.answer(own.purposes[purpose], purpose === "notice" ? own.notice : given ? own.given : own.notGiven)}
            </strong>
            <p lang={lang}>{wording}</p>
            <span className="desk-sub">{own.version(version, moment(at))}</span>
          </li>
        ))}
      </ul>
      <Facts
        rows={[
          { label: own.page, value: printPage(source.page ?? "") },
          { label: own.first, value: printPage(source.first ?? "") },
          { label: own.campaign, value: campaign.join("\n") },
          { label: own.language, value: lang.toUpperCase() },
        ]}
      />
    </Disclosure>
  );
}
