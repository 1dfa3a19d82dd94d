import type { ComponentProps } from "react";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Sessions } from "../../sections/session-panel.tsx";
import { isConfirmed, keepsFee, type PlaceFee } from "../../../domain/pitch-session/participation-fee.ts";
import { formats } from "../../../platform/language/format.ts";
import { contactPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { OwnTurn } from "../own-turn.tsx";
import { pitchTabWords } from "./words.ts";

type Props = {
  next: Sessions["next"];
  /** The number of free places at the next session; null when the session has no limit. */
  left: number | null;
  application: {
    sentAt: Date;
    /**
     * The startup's readiness score at the time of the application; null when the application came through the public
     * form.
     */
    score: number | null;
    isOwn: boolean;
    hasPlace: boolean;
    isElsewhere: boolean;
    isRefused: boolean;
    isTakenBack: boolean;
    fee: PlaceFee;
  } | null;
  elsewhere: {
    id: string;
    name: string;
    startsOn: string;
    endsOn: string;
    state: "confirmed" | "held" | "cancelled" | "waiting" | "refused" | "takenBack";
  }[];
  turn: ComponentProps<typeof OwnTurn>["turn"] | null;
  /** Whether the startup's plan includes the fee for the pitch session today. */
  includesFee: boolean;
  isOwner: boolean;
  fee: string;
};

export function NextSession({ next, left, application, elsewhere, turn, includesFee, isOwner, fee }: Props) {
  const words = useWords(pitchTabWords);
  const { days, day, date, price } = formats[useLanguage().lang];
  return (
    <section className="panel workspace-part">
      <h2>{words.nextTitle}</h2>
      {next?.startsOn ? (
        <>
          <p>
            <strong>{days(next.startsOn, next.endsOn ?? next.startsOn)}</strong>
            <br />
            {[next.name, next.place, next.startTime && [next.startTime, next.endTime].filter(Boolean).join("–")]
              .filter(Boolean)
              .join(", ")}
          </p>
          {next.takesApplications && left !== null && next.capacity !== null && (
            <p>{words.places(left, next.capacity)}</p>
          )}
          {next.isFull ? (
            <p>{words.full}</p>
          ) : next.takesApplications ? (
            next.applicationsCloseOn && <p>{words.closes(day(next.applicationsCloseOn))}</p>
          ) : (
            <p>{words.closed}</p>
          )}
          <a href={pathOf("session-calendar", { session: next.id })} download className="link">
            {words.calendar}
          </a>
        </>
      ) : (
        <>
          <p>
            <strong>{words.none}</strong>
          </p>
          <p>{words.noneText}</p>
          <TextLink to={pathOf("notify-me")}>{words.notify}</TextLink>
        </>
      )}
      {application && (
        <p>
          {words.applied(date(application.sentAt), application.score)}{" "}
          {application.isRefused
            ? application.isOwn
              ? words.refusedByUs
              : words.refusedForm
            : application.hasPlace
              ? isConfirmed(application.fee)
                ? words.place
                : words.placeOpen
              : application.isTakenBack
                ? words.takenBack
                : !application.isElsewhere && words.waiting}
        </p>
      )}
      {elsewhere.map((place) => (
        <p key={place.id}>{words.placesAt[place.state](place.name, days(place.startsOn, place.endsOn))}</p>
      ))}
      {(application?.isTakenBack || elsewhere.some(({ state }) => state === "takenBack")) && (
        <TextLink to={contactPath}>{words.write}</TextLink>
      )}
      {next?.startsOn &&
        (application
          ? application.isOwn && (application.isRefused || application.isTakenBack)
          : !next.takesApplications) && (
          <>
            {isOwner && <p>{words.wait}</p>}
            <TextLink to={pathOf("notify-me")}>{words.notifyNext}</TextLink>
          </>
        )}
      {turn && <OwnTurn turn={turn} />}
      {!application?.isElsewhere && (
        <>
          <h3>{words.feeTitle}</h3>
          {application?.hasPlace && application.fee.agreed && !application.fee.isIncluded ? (
            <p>
              <strong>
                {words.feeAgreed(price(application.fee.agreed.amount / 100), date(application.fee.agreed.agreedAt))}
              </strong>
            </p>
          ) : (
            <p>{application && keepsFee(application, includesFee) ? words.feeIncluded : fee}</p>
          )}
        </>
      )}
    </section>
  );
}
