import { Link } from "react-router";
import type { Sessions } from "../../sections/session-panel.tsx";
import { isConfirmed, type PlaceFee } from "../../../domain/pitch-session/participation-fee.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";

type Props = {
  next: Sessions["next"];
  /** Places that nobody has; null where the session has no number of places. */
  left: number | null;
  application: { sentAt: Date; score: number; hasPlace: boolean; fee: PlaceFee } | null;
  fee: string;
};

export function NextSession({ next, left, application, fee }: Props) {
  const own = useWords(pitchTabWords);
  const { days, day, date, price } = formats[useLanguage().lang];
  return (
    <section className="panel workspace-part">
      <h2>{own.nextTitle}</h2>
      {next?.startsOn ? (
        <>
          <p>
            <strong>{days(next.startsOn, next.endsOn ?? next.startsOn)}</strong>
            <br />
            {[next.name, next.place, next.startTime && [next.startTime, next.endTime].filter(Boolean).join("–")]
              .filter(Boolean)
              .join(", ")}
          </p>
          {left !== null && next.capacity !== null && <p>{own.places(left, next.capacity)}</p>}
          {next.isFull ? (
            <p>{own.full}</p>
          ) : next.takesApplications ? (
            next.applicationsCloseOn && <p>{own.closes(day(next.applicationsCloseOn))}</p>
          ) : (
            <p>{own.closed}</p>
          )}
          <a href={pathOf("session-calendar", { session: next.id })} download className="link">
            {own.calendar}
          </a>
        </>
      ) : (
        <>
          <p>
            <strong>{own.none}</strong>
          </p>
          <p>{own.noneText}</p>
          <Link to={pathOf("notify-me")} className="link">
            {own.notify}
          </Link>
        </>
      )}
      {application && (
        <p>
          {own.applied(date(application.sentAt), application.score)}{" "}
          {!application.hasPlace ? own.waiting : isConfirmed(application.fee) ? own.place : own.placeOpen}
        </p>
      )}
      <h3>{own.feeTitle}</h3>
      {application?.hasPlace && application.fee.agreed ? (
        <p>
          <strong>
            {own.feeAgreed(price(application.fee.agreed.amount / 100), date(application.fee.agreed.agreedAt))}
          </strong>
        </p>
      ) : (
        <p>{fee}</p>
      )}
    </section>
  );
}
