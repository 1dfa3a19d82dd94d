import { formats } from "../../../platform/language/format.ts";
import { icon } from "../../../ui/icons.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ApplicationList } from "../application-list.tsx";
import { SavedLine } from "../check-in/saved-line.tsx";
import { CockpitHead } from "../cockpit-head.tsx";
import { CompletionRuler } from "../completion-ruler.tsx";
import { MentorsPanel } from "../mentors/mentors-panel.tsx";
import { NextStepPanel } from "../next-step-panel.tsx";
import { PlanPanel } from "../plan-panel.tsx";
import { ProfileBanner } from "../profile-banner.tsx";
import { FounderSession } from "../session-panel.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { withCapital } from "../../../platform/language/with-capital.ts";
import { founderWords } from "../words.ts";
import { AlertsPanel } from "./alerts-panel.tsx";
import { Changes } from "./changes.tsx";
import type { CopilotData } from "./copilot-data.server.ts";
import { DatesRuler } from "./dates-ruler.tsx";
import { FigureSheet } from "./figure-sheet.tsx";
import { GeneratorsPanel } from "./generators-panel.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import { MetricsPanel } from "./metrics-panel.tsx";
import { TalkColumn } from "./talk-column.tsx";
import { VisibilityPanel } from "./visibility-panel.tsx";
import { copilotWords } from "./words.ts";

const UpIcon = icon(<path d="M10 17V4m-5.5 5L10 3.5 15.5 9" />);

/** The work and the talk beside it. */
export function CopilotTab({ data }: { data: CopilotData }) {
  const { lang } = useLanguage();
  const own = useWords(founderWords);
  const { ask, locked } = useWords(copilotWords);
  const { startup } = useCockpit();
  const { completion, band, figures, alerts, thresholds, isElite, plan, chat, today } = data;
  return (
    <div className="copilot">
      <div>
        <CockpitHead title={startup || own.dashboard} context={withCapital(formats[lang].month(today))}>
          <CompletionRuler completion={completion} />
        </CockpitHead>
        <div className="cockpit-work">
          {data.checkIn && <SavedLine saved={data.checkIn} />}
          {data.said && <StatusLine tone="good" {...data.said} />}
          <NextStepPanel action={data.action} />
          {isElite && (
            <a href="#question" className="ask">
              {ask}
              <span>
                <UpIcon />
              </span>
            </a>
          )}
          <FigureSheet figures={figures} alerts={alerts} thresholds={thresholds} />
          <Changes
            {...{ figures, score: data.score, isGrowthMet: data.isGrowthMet, activity: data.activity }}
            cacRise={thresholds && thresholds["cac-rise"]}
          />
          <DatesRuler today={today} dates={data.dates} />
          <ProfileBanner band={band} completion={completion} missing={data.missing} />
          <div className="copilot-pair">
            <PlanPanel
              plan={plan}
              trialUntil={data.trialUntil}
              requested={data.requestedPlan}
              mayTry={data.mayTry}
              chat={chat}
            />
          </div>
          {isElite ? (
            <>
              <AlertsPanel alerts={alerts} />
              <InsightsPanel insights={data.insights} hasFigures={figures.latest !== null} />
              <MetricsPanel figures={figures} />
            </>
          ) : (
            <p>{locked.line}</p>
          )}
          <VisibilityPanel activity={data.activity} />
          <MentorsPanel mentors={data.mentors} isOpen={data.asksMentors} asked={data.askedMentor} />
          <GeneratorsPanel isOpen={isElite} />
          <div className="copilot-pair">
            <ApplicationList applications={data.applications} />
            <FounderSession sessions={data.sessions} form={data.pitchForm} />
          </div>
        </div>
      </div>
      <TalkColumn talk={data.talk} firstName={data.firstName} latest={figures.latest?.month ?? null} late={data.late} />
    </div>
  );
}
