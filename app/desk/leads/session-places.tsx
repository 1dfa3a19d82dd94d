import type { Applicant } from "../../../domain/pitch-session/applicants.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { PlaceAnswer, type PlaceAnswered } from "./place-answer.tsx";
import { PlaceFee, SettledFee } from "./place-fee.tsx";
import { deskLeadsWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export type OpenSession = {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  /** The number of places at the session; null without a limit. */
  capacity: number | null;
  taken: number;
};

/** The state of the session at which the startup has a place. */
export type PlaceState = "open" | "past" | "closed" | "cancelled";

type SessionPlacesProps = {
  lead: string;
  /** The session at which the startup has a place, and the time at which the startup was accepted. */
  place: { id: string; session: string; name: string; acceptedAt: Date; state: PlaceState } | null;
  fee: Parameters<typeof PlaceFee>[0]["fee"] | null;
  sessions: OpenSession[];
  /** The readiness score and further data of the startup's application. */
  applicant: Applicant | null;
  answered: PlaceAnswered | null;
  refusal: Refusal | undefined;
};

export function SessionPlaces({ lead, place, fee, applicant, answered, sessions, refusal }: SessionPlacesProps) {
  const { lang } = useLanguage();
  const words = useWords(deskLeadsWords).place;
  const { days, moment, count } = formats[lang];
  const canAccept = place === null || place.state === "cancelled";
  return (
    <div className="desk-part">
      <h3>{words.title}</h3>
      {applicant && (
        <p>
          {applicant.score === null ? words.noScore : words.score(applicant.score)}{" "}
          {applicant.founder === null && words.noAccount} {applicant.isUnproven && words.fromForm}{" "}
          {applicant.inProgramme && words.inProgramme}{" "}
          {applicant.plan &&
            words.sentWith(words.plans[applicant.isOnTrial ? "trial" : applicant.plan], applicant.feeText ?? "")}{" "}
          <TextLink to={pathOf("admin-sessions")}>{words.all}</TextLink>
        </p>
      )}
      {refusal?.status === "full" && (
        <p className="field-error" role="alert">
          {words.refusedFull}
        </p>
      )}
      {place && (
        <>
          <p>{words.has(place.name, moment(place.acceptedAt))}</p>
          {place.state === "cancelled" ? (
            <p>
              <strong>{words.cancelled}</strong> {fee?.agreed && <SettledFee fee={fee} />}
            </p>
          ) : (
            <>
              {fee && <PlaceFee lead={lead} session={place.session} fee={fee} refusal={refusal} />}
              {place.state !== "closed" && (
                <ActionButton
                  intent="place-back"
                  fields={{ lead, session: place.session, place: place.id }}
                  preventScrollReset
                  look="secondary"
                  small
                >
                  {words.takeBack}
                </ActionButton>
              )}
            </>
          )}
          <p className="field-hint">{words.backHint[place.state]}</p>
        </>
      )}
      {canAccept &&
        sessions.map(({ id, name, startsOn, endsOn, capacity, taken }) => (
          <PostForm key={id} className="contact-form" preventScrollReset>
            <p>
              {name}, {days(startsOn, endsOn)}
              <br />
              {capacity === null ? words.taken(taken) : words.takenOf(taken, count(capacity))}
            </p>
            <input type="hidden" name="intent" value="place" />
            <input type="hidden" name="lead" value={lead} />
            {answered && <input type="hidden" name="answered" value="on" />}
            {capacity !== null && taken >= capacity ? (
              <p>
                <strong>{words.full}</strong>
              </p>
            ) : (
              <Button type="submit" name="session" value={id} look="secondary" small className="justify-self-start">
                {words.accept}
              </Button>
            )}
          </PostForm>
        ))}
      {canAccept && (sessions.length === 0 ? <p>{words.none}</p> : <p className="field-hint">{words.hint}</p>)}
      {!place && <PlaceAnswer lead={lead} answered={answered} refusal={refusal} />}
    </div>
  );
}
