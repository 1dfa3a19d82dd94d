import { data } from "react-router";
import { crmQueue } from "../../../domain/delivery/queues.server.ts";
import { newestLeadOf } from "../../../domain/lead/sender.server.ts";
import { readDelivery } from "../../../domain/outbox/list.server.ts";
import { dismissalForm, giveUp, sendAgain } from "../../../domain/outbox/settle.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Written } from "../../shell/written.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeliveryTag, MailsAreFiles } from "../kit/delivery-states.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { Facts } from "../kit/facts.tsx";
import { isUuid } from "../kit/is-uuid.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/delivery.page.ts";
import { deskDeliveriesWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, deliveries, log, lang } = requireColleague(args);
  const words = deskWords.in(lang);
  const { id } = args.params;
  const found = isUuid(id) ? await readDelivery(db, actor, id, deliveries.served) : undefined;
  if (!found) return gone(lang);
  const { data: carried, ...delivery } = found;
  const order = delivery.channel === crmQueue.name ? crmQueue.schema.safeParse(carried).data : undefined;
  const contact = order && !("forget" in order) ? order : null;
  // An empty e-mail address means that the delivery's content was deleted.
  const kept = order ? (contact ? "contact" : "deletion") : delivery.email === "" ? "nothing" : "email";
  const written =
    kept !== "email"
      ? null
      : await deliveries.preview(delivery.channel, carried).catch((error: unknown) => {
          log.warn({ error, delivery: id }, "an e-mail could not be written again");
          return null;
        });
  return {
    title: words.title(words.delivery.queues[delivery.channel] ?? delivery.channel),
    delivery,
    contact,
    kept,
    written,
    lead: (await newestLeadOf(db, actor, delivery.email)) ?? null,
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  if (!isUuid(id)) return data(null, { status: 404 });
  const answer = (done: boolean) => (done ? { to: pathOf("admin-delivery", { id }) } : { refused: "over" });
  return handleAction(args, {
    retry: async () => answer(await sendAgain(db, actor, id)),
    dismiss: formAction(dismissalForm, async ({ reason }) => answer(await giveUp(db, actor, id, reason))),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const words = useWords(deskDeliveriesWords);
  const own = words.delivery;
  const { moment } = formats[lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-deliveries"), words: own.back }} />;
  const { delivery, contact, kept, written, lead } = loaderData;
  const when = (at: Date | null) => at && moment(at);
  const { state, channel, email, dismissal } = delivery;
  const refusal = actionData ?? undefined;
  const open = state !== "delivered" && state !== "dismissed";
  const code = refusal?.errors["reason"];
  return (
    <>
      <DeskHeading
        title={desk.delivery.queues[channel] ?? channel}
        back={{ to: pathOf("admin-deliveries"), words: own.back }}
      >
        <DeliveryTag channel={channel} state={state} />
      </DeskHeading>
      <MailsAreFiles deliveries={[delivery]} />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["retry", "dismiss"]} />
      <div className="desk-file">
        <div>
          <section className="desk-panel">
            <Facts
              rows={[
                { label: own.about, value: email && <EmailAddress email={email} /> },
                { label: own.cause, value: delivery.cause && desk.delivery.causes[delivery.cause] },
                { label: own.error, value: delivery.lastError && words.answer(delivery.lastError) },
                { label: own.attempts, value: String(delivery.attempts) },
                { label: own.created, value: when(delivery.createdAt) },
                { label: own.lastAttempt, value: when(delivery.lastAttemptAt) },
                { label: own.next, value: when(delivery.nextAttemptAt) },
                { label: own.delivered, value: when(delivery.deliveredAt) },
                {
                  label: words.states.dismissed,
                  value:
                    dismissal &&
                    `${own.dismissed(dismissal.author ?? desk.notes.gone, moment(dismissal.dismissedAt))}\n${dismissal.reason}`,
                },
              ]}
            />
            {open && delivery.channelDown && <p>{own.down}</p>}
            {delivery.isBehind && <p>{own.isBehind}</p>}
            {lead && (
              <p>
                <TextLink to={pathOf("admin-lead", { id: lead })}>{own.person}</TextLink>
              </p>
            )}
          </section>
          {(kept === "deletion" || kept === "nothing") && (
            <section className="desk-panel">
              <h2>{own.carried[kept]}</h2>
              <p className="field-hint">{own.carriedText[kept]}</p>
            </section>
          )}
          {contact && (
            <section className="desk-panel">
              <h2>{own.crm}</h2>
              <Facts
                rows={[
                  { label: own.tag, value: contact.tag },
                  { label: own.name, value: contact.name },
                  { label: own.lastName, value: contact.lastName },
                  { label: own.phone, value: contact.phone },
                  ...contact.fields.map(([label, value]) => ({ label, value })),
                  { label: own.note, value: contact.note },
                ]}
              />
            </section>
          )}
          {kept === "email" && (
            <section className="desk-panel">
              <h2>{own.content}</h2>
              <p className="field-hint">{written ? own.contentText : own.noContent}</p>
              {written && (
                <>
                  <Facts rows={[{ label: own.subject, value: <Written text={written.subject} /> }]} />
                  <p className="desk-text">
                    <Written text={written.text} />
                  </p>
                </>
              )}
            </section>
          )}
        </div>
        <div>
          {state === "stuck" && (
            <section className="desk-panel">
              <h2>{own.retry}</h2>
              <p className="field-hint">{own.retryText}</p>
              <ActionButton intent="retry" className="desk-buttons" preventScrollReset small>
                {own.retry}
              </ActionButton>
            </section>
          )}
          {open && (
            <section className="desk-panel">
              <h2>{own.dismiss}</h2>
              <ActionForm intent="dismiss" submit={own.dismissNow} look="secondary">
                <p className="field-hint">{own.dismissText}</p>
                <Textarea
                  name="reason"
                  label={own.reason}
                  rows={2}
                  maxLength={500}
                  defaultValue={refusal?.values["reason"]}
                  error={code && (words.errors[code] ?? code)}
                  required
                />
              </ActionForm>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
