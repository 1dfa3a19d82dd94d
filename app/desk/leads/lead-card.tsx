import type { Delivery } from "../../../domain/delivery/delivery.ts";
import type { Sender } from "../../../domain/lead/sender.server.ts";
import type { Applicant } from "../../../domain/pitch-session/applicants.server.ts";
import { leadStatuses } from "../../../domain/lead/lead.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeliveryStates } from "../kit/delivery-states.tsx";
import { Facts } from "../kit/facts.tsx";
import { ConsentsGiven } from "./consents-given.tsx";
import { LeadState } from "./lead-state.tsx";
import type { PlaceAnswered } from "./place-answer.tsx";
import { type OpenSession, SessionPlaces } from "./session-places.tsx";
import { deskLeadsWords } from "./words.ts";
import { deskWords } from "../words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type Answer = { name: string; text: string; lang: Lang };
type Lead = Omit<Sender["leads"][number], "payload"> & {
  answers: Answer[];
  deliveries: Delivery[];
  place: Parameters<typeof SessionPlaces>[0]["place"];
  fee: Parameters<typeof SessionPlaces>[0]["fee"];
  applicant: Applicant | null;
  answered: PlaceAnswered | null;
  newsUnconfirmed: boolean;
};
type LeadCardProps = {
  lead: Lead;
  sessions: OpenSession[];
  refusal: Refusal | undefined;
};

export function LeadCard({ lead, sessions, refusal }: LeadCardProps) {
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const words = useWords(deskLeadsWords);
  const own = words.lead;
  const { moment } = formats[lang];
  const { id, form, answers, changes, deliveries, status, spam, notified, place, fee, applicant, answered, createdAt } =
    lead;
  return (
    <section className="desk-panel" id={`lead-${id}`} aria-labelledby={`title-${id}`}>
      <div className="desk-title">
        <h2 id={`title-${id}`}>{desk.forms[form] ?? form}</h2>
        <span>
          <LeadState status={status} notified={notified} spam={spam} />
        </span>
      </div>
      <ActionNotice of={["status", "place", "place-no", "place-back", "fee-agreed", "fee-back"]} to={id} />
      {spam && <p>{own.spam}</p>}
      {!spam && !notified && <p>{own.notNotified}</p>}
      <Facts
        rows={answers.map(({ name, text, lang: spoken }) => ({
          label: words.fields[name] ?? name,
          value: text && <span lang={spoken}>{text}</span>,
        }))}
      />
      {form === "application" && !spam && (
        <p>
          <TextLink to={pathOf("admin-application", { id })}>{own.application}</TextLink>
        </p>
      )}
      {form === "pitch-application" && !spam && (
        <SessionPlaces {...{ place, fee, applicant, answered, sessions, refusal }} lead={id} />
      )}
      <div className="desk-part">
        <h3>{own.deliveries}</h3>
        {deliveries.length > 0 ? <DeliveryStates deliveries={deliveries} /> : <p>{own.noDeliveries}</p>}
      </div>
      <ConsentsGiven lead={lead} />
      <div className="desk-part">
        <h3>{own.history}</h3>
        <ol className="desk-log">
          <li>{own.arrived(moment(createdAt))}</li>
          {changes.map((change) => (
            <li key={change.changedAt.toISOString()}>
              {own.changed(words.states[change.status], change.author ?? desk.notes.gone, moment(change.changedAt))}
            </li>
          ))}
        </ol>
        {!spam && (
          <PostForm className="desk-buttons" preventScrollReset>
            <input type="hidden" name="intent" value="status" />
            <input type="hidden" name="lead" value={id} />
            <input type="hidden" name="seen" value={status} />
            {leadStatuses
              .filter((each) => each !== status)
              .map((each) => (
                <Button key={each} type="submit" name="status" value={each} look="secondary" small>
                  {own.set[each]}
                </Button>
              ))}
          </PostForm>
        )}
        {!spam && <p className="field-hint">{own.setHint}</p>}
      </div>
    </section>
  );
}
