import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { SessionPanel } from "../sections/session-panel.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { CompletionRate } from "./completion-rate.tsx";
import { DealRows } from "./deals/deal-rows.tsx";
import type { HomeData } from "./home-data.server.ts";
import { InfoCards } from "./info-cards.tsx";
import { IntroductionLines } from "./introduction-lines.tsx";
import { InvestorHead } from "./investor-head.tsx";
import { NextStep } from "./next-step.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { investorWords } from "./words.ts";

export function InvestorHome({ data }: { data: HomeData }) {
  const words = useWords(investorWords);
  const { moment } = formats[useLanguage().lang];
  const { deals, verdict, completion, registrations } = data;
  return (
    <>
      <InvestorHead title={words.title} context={words.hello(data.firstName || data.email)}>
        <CompletionRate completion={completion} />
      </InvestorHead>
      <div className="cockpit-work investor-dashboard">
        {data.updated && <StatusLine tone="good" {...words.updated} />}
        {verdict === "no" && <StatusLine tone="warn" {...words.refused} />}
        {verdict === null && (
          <StatusLine
            tone="warn"
            title={words.pending.title}
            text={words.pending.text(data.answerDueAt && moment(data.answerDueAt))}
          />
        )}
        {verdict !== "no" && (
          <section className="cockpit-section">
            <h2>{words.opportunities.title}</h2>
            {deals.length > 0 ? (
              <>
                <DealRows rows={deals} />
                <TextLink to={pathOf("investor-deals")}>{words.opportunities.open(data.startups)}</TextLink>
              </>
            ) : (
              <p>{verdict === null ? words.opportunities.pending : words.opportunities.none}</p>
            )}
          </section>
        )}
        {verdict === "yes" && <IntroductionLines lines={data.introductions} />}
        <NextStep
          complete={data.complete}
          registered={registrations.length > 0}
          mayAsk={data.mayAsk}
          verdict={verdict}
        />
        <InfoCards name={data.name} email={data.email} profile={data.profile} completion={completion} />
        <div className="panel sheet investor-sessions">
          {(verdict === null || registrations.length > 0) && (
            <RegistrationList registrations={registrations} register={data.register} />
          )}
          <SessionPanel sessions={data.sessions}>
            {verdict === "yes" &&
              data.seat &&
              data.seat !== "over" &&
              data.seat !== "begun" &&
              data.seat !== "cancelled" && (
                <TextLink to={pathOf("investor-sessions")}>{words.seats[data.seat]}</TextLink>
              )}
          </SessionPanel>
        </div>
        <p className="note">{words.risk}</p>
      </div>
    </>
  );
}
