import { data, Link } from "react-router";
import { answerRequest } from "../../../domain/privacy/entered.server.ts";
import { storedDataOf } from "../../../domain/privacy/stored-data.server.ts";
import { eraseOnBehalf, type Handed, mailCopyOnBehalf, stopErasure } from "../../../domain/privacy/on-behalf.server.ts";
import { readRequest } from "../../../domain/privacy/register.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { alsoWhenOvertaken, RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { gone } from "../kit/gone.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { Facts } from "../kit/facts.tsx";
import { isUuid } from "../kit/is-uuid.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/request.page.ts";
import { answerForm, eraseForm } from "./forms.server.ts";
import { CopyForms, EraseForm, StopForm } from "./serve-forms.tsx";
import { Crm, State } from "./state.tsx";
import { deskPrivacyWords } from "./words.ts";
import { AnswerForm } from "./answer-form.tsx";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { lang } = asked.context.get(visitor);
  const { db } = asked.context.get(services);
  const { id } = asked.params;
  const request = isUuid(id) ? await readRequest(db, id, actor) : undefined;
  if (!request) return gone(lang);
  const { kind, byHand, email, closedAt } = request;
  const erasable = kind === "erasure" && byHand && !closedAt && email !== null;
  return {
    title: deskWords.in(lang).title(deskPrivacyWords.in(lang).kinds[request.kind]),
    request,
    stored: erasable ? await storedDataOf(db, email, actor) : [],
    receivedOn: parisDay(request.askedAt),
    today: parisDay(new Date()),
  };
}

export async function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "admin");
  const { db } = asked.context.get(services);
  const { id } = asked.params;
  if (!isUuid(id)) return data(null, { status: 404 });
  const here = { to: pathOf("admin-privacy-request", { id }) };
  const answer = (status: Handed["status"]) =>
    status === "stored" ? here : { refused: status === "unchanged" || status === "gone" ? "served" : status };
  return handleAction(asked, {
    answer: formAction(answerForm, async (answered) => {
      const { status } = await answerRequest(db, id, answered, actor);
      return status === "stored" ? here : { refused: status };
    }),
    erase: formAction(eraseForm, async () => answer((await eraseOnBehalf(db, id, actor)).status)),
    "mail-copy": async () => answer((await mailCopyOnBehalf(db, id, actor)).status),
    "stop-erasure": async () => ((await stopErasure(db, id, actor)) ? here : { refused: "served" }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useWords(deskPrivacyWords);
  const { date, moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-privacy"), words: own.back }} />;
  const { request, stored, receivedOn, today } = loaderData;
  const refusal = actionData ?? undefined;
  const { id, kind, byHand, entered, email, closedAt } = request;
  const when = entered ? date : moment;
  return (
    <>
      <DeskHeading title={own.kinds[request.kind]} back={{ to: pathOf("admin-privacy"), words: own.back }}>
        <State request={request} />
      </DeskHeading>
      <RefusalNotice refusal={refusal} problems={own.problems} />
      <ActionNotice of={["enter", "answer", "erase", "stop-erasure", "mail-copy"]} />
      <div className="desk-file">
        <div>
          <section className="desk-panel">
            <h2>{own.asked}</h2>
            <Facts
              rows={[
                {
                  label: own.columns.who,
                  value: email ? (
                    <Link to={pathOf("admin-search", { q: email })}>
                      <EmailAddress email={email} />
                    </Link>
                  ) : (
                    own.erased
                  ),
                },
                { label: own.columns.via, value: own.via[request.via] },
                { label: own.columns.asked, value: when(request.askedAt) },
                { label: own.columns.due, value: date(request.dueAt) },
                { label: own.entry.note, value: request.note },
                { label: own.enteredBy, value: entered && (request.enteredBy ?? own.gone) },
              ]}
            />
          </section>
          {closedAt && (
            <section className="desk-panel">
              <h2>{own.answered}</h2>
              <Facts
                rows={[
                  { label: own.columns.closed, value: when(closedAt) },
                  { label: own.columns.records, value: request.records },
                  { label: own.columns.crm, value: request.crm && <Crm crm={request.crm} /> },
                  { label: own.answerForm.answer, value: request.answer },
                  { label: own.answeredBy, value: byHand && (request.answeredBy ?? own.gone) },
                ]}
              />
            </section>
          )}
        </div>
        <div>
          {!byHand && <p className="note">{own.bySite}</p>}
          {!byHand && entered && kind === "erasure" && !closedAt && <StopForm />}
          {byHand && !closedAt && (
            <>
              {kind === "erasure" && <EraseForm refusal={refusal} stored={stored} />}
              {kind === "export" && <CopyForms id={id} />}
              <AnswerForm refusal={refusal} receivedOn={receivedOn} today={today} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
