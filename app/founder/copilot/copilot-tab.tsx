import { formats } from "../../../platform/language/format.ts";
import { icon } from "../../../ui/icons.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ApplicationList } from "../application-list.tsx";
import { CockpitHead } from "../cockpit-head.tsx";
import { MentorsPanel } from "../mentors/mentors-panel.tsx";
import { NextStepPanel } from "../next-step-panel.tsx";
import { PlanNote } from "../plan-note.tsx";
import { ProfileBanner } from "../profile-banner.tsx";
import { FounderSession } from "../session-panel.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { withCapital } from "../../../platform/language/with-capital.ts";
import { founderWords } from "../words.ts";
import { Changes } from "./changes.tsx";
import type { CopilotData } from "./copilot-data.server.ts";
import { DatesRuler } from "./dates-ruler.tsx";
import { FigureSheet } from "./figure-sheet.tsx";
import { GeneratorsPanel } from "./generators-panel.tsx";
import { TalkColumn } from "./talk-column.tsx";
import { copilotWords } from "./words.ts";

const UpIcon = icon(<path d="M10 17V4m-5.5 5L10 3.5 15.5 9" />);

export function CopilotTab({ data }: { data: CopilotData }) {
  const { lang } = useLanguage();
  const words = useWords(founderWords);
  const { ask } = useWords(copilotWords);
  const { startup } = useCockpit();
  const { figures, alerts, thresholds, isElite, today } = data;
  return (
    <div className="copilot">
      <div>
        <CockpitHead title={startup || words.dashboard} context={withCapital(formats[lang].month(today))} />
        <div className="cockpit-work">
          {data.notice && <StatusLine tone="good" {...data.notice} />}
          <NextStepPanel action={data.action} />
          <PlanNote
            plan={data.plan}
            trialUntil={data.trialUntil}
            mayEnd={data.isOwner}
            requested={data.requestedPlan}
            mayTry={data.mayTry}
          />
          {isElite && (
            <button type="button" popoverTarget="ask" className="ask">
              {ask}
              <span>
                <UpIcon />
              </span>
            </button>
          )}
          <FigureSheet figures={figures} alerts={alerts} thresholds={thresholds} />
          <Changes
            {...{ figures, alerts, score: data.score, isGrowthMet: data.isGrowthMet, activity: data.activity }}
            nextStepAlert={data.nextStepAlert}
            requests={data.requests}
            cacRise={thresholds && thresholds["cac-rise"]}
            insights={data.insights}
            isInsightsOpen={data.isInsightsOpen}
          />
          <DatesRuler today={today} dates={data.dates} />
          {data.missing.length > 0 && <ProfileBanner band={data.band} missing={data.missing} />}
          <div className="copilot-pair">
            <div>
              <MentorsPanel mentors={data.mentors} isOpen={data.asksMentors} requested={data.requestedMentor} />
              <ApplicationList applications={data.applications} inProgramme={data.inProgramme} chat={data.chat} />
            </div>
            <div>
              <GeneratorsPanel isOpen={isElite} />
              <FounderSession
                sessions={data.sessions}
                turn={data.turn}
                hasApplied={data.hasApplied}
                mayApply={data.mayApplyToPitch}
                form={data.pitchForm}
              />
            </div>
          </div>
        </div>
      </div>
      <TalkColumn
        talk={data.talk}
        rights={data.rights}
        firstName={data.firstName}
        latest={figures.latest?.month ?? null}
        late={data.late}
      />
    </div>
  );
}
