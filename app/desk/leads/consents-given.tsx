import type { Sender } from "../../../domain/lead/sender.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Facts } from "../kit/facts.tsx";
import { printPage } from "../figures/share.ts";
import { deskLeadsWords } from "./words.ts";

type Consent = Sender["leads"][number]["consents"][number];
type Lead = Pick<Sender["leads"][number], "source" | "consents" | "lang"> & { newsUnconfirmed: boolean };

export function ConsentsGiven({ lead: { source, consents, lang, newsUnconfirmed } }: { lead: Lead }) {
  const { lead } = useWords(deskLeadsWords);
  const { moment } = formats[useLanguage().lang];
  const campaign = Object.entries(source.campaign ?? {}).map(([name, value]) => `${name}: ${value}`);
  const answerTo = (purpose: Consent["purpose"], given: boolean) => {
    if (purpose === "notice") return lead.notice;
    if (!given) return lead.notGiven;
    return purpose === "marketing" && newsUnconfirmed ? lead.unconfirmed : lead.given;
  };
  return (
    <Disclosure title={lead.consents}>
      <ul className="desk-log">
        {consents.map(({ purpose, given, wording, version, at }) => (
          <li key={purpose}>
            <strong>{lead.answer(lead.purposes[purpose], answerTo(purpose, given))}</strong>
            <p lang={lang}>{wording}</p>
            <span className="desk-sub">{lead.version(version, moment(at))}</span>
          </li>
        ))}
      </ul>
      <Facts
        rows={[
          { label: lead.page, value: printPage(source.page ?? "") },
          { label: lead.first, value: printPage(source.first ?? "") },
          { label: lead.campaign, value: campaign.join("\n") },
          { label: lead.language, value: lang.toUpperCase() },
        ]}
      />
    </Disclosure>
  );
}
