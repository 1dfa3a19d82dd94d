import { isConfirmed, type PlaceFee } from "../../../domain/pitch-session/participation-fee.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { formats } from "../../../platform/language/format.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { countdownTo } from "./countdown.ts";
import { pitchTabWords } from "./words.ts";

type Props = {
  session: { startsOn: string; applicationsCloseOn: string | null; takesApplications: boolean };
  today: string;
  scan: { score: number } | null;
  threshold: number;
  isOwner: boolean;
  application: {
    sentAt: Date;
    isOwn: boolean;
    hasPlace: boolean;
    isElsewhere: boolean;
    isRefused: boolean;
    isTakenBack: boolean;
    fee: PlaceFee;
  } | null;
};

export function Countdown({ session, today, scan, threshold, isOwner, application: shown }: Props) {
  const { countdown: words } = useWords(pitchTabWords);
  const { shortDay, day } = formats[useLanguage().lang];
  // A rejected application that somebody else sent leaves the startup free to apply.
  const application = shown?.isRefused && !shown.isOwn ? null : shown;
  const sentOn = application && parisDay(application.sentAt);
  const at = countdownTo(session, today, sentOn);
  const own = application
    ? application.hasPlace
      ? isConfirmed(application.fee)
        ? words.place
        : words.placeOpen
      : application.isElsewhere
        ? words.elsewhere
        : application.isTakenBack
          ? words.takenBack
          : (application.isRefused ? words.refused : words.applied)(day(sentOn ?? today))
    : !session.takesApplications
      ? words.tooLate
      : !isOwner
        ? words.ownersApply
        : !scan
          ? words.noScan
          : scan.score >= threshold
            ? words.ready(scan.score, threshold)
            : words.short(scan.score, threshold);
  const mayApply = isOwner && session.takesApplications && application === null;
  const left = mayApply ? words.left(at.left) : words.untilSession(at.untilSession);
  return (
    <section className="panel countdown" aria-labelledby="countdown">
      <div>
        <h2 id="countdown">{mayApply ? words.title : words.sessionTitle}</h2>
        <p>
          <span className="figure-l">{left.value}</span> {left.unit}
        </p>
      </div>
      <div>
        <p className="font-semibold">{own}</p>
        <Gauge
          to={at.length}
          every={1}
          long={[0, at.closes, at.length]}
          value={at.now}
          floors={[
            {
              at: at.closes,
              label: session.takesApplications || at.left < 0 ? words.closes(shortDay(at.closesOn)) : undefined,
            },
            ...(typeof at.applied === "number" && sentOn
              ? [
                  {
                    ...{ at: at.applied, look: "passed" as const },
                    label: at.isAppliedLabelled ? words.sent(shortDay(sentOn)) : undefined,
                  },
                ]
              : []),
          ]}
          marks={[
            { at: 0, label: shortDay(at.first) },
            { at: at.length, label: words.session(shortDay(session.startsOn)), isKept: true },
          ]}
          label={words.label(
            `${left.value} ${left.unit}`,
            session.takesApplications ? day(at.closesOn) : null,
            day(session.startsOn),
            own,
          )}
        />
      </div>
    </section>
  );
}
