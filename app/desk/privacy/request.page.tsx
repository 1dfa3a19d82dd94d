import { data, Link } from "react-router";
import { answerRequest } from "../../../domain/privacy/entered.server.ts";
import { storedDataOf } from "../../../domain/privacy/stored-data.server.ts";
import { eraseOnBehalf, type Handed, mailCopyOnBehalf, stopErasure } from "../../../domain/privacy/on-behalf.server.ts";
import { readRequest } from "../../../domain/privacy/register.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { gone } from "../kit/gone.server.ts";
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

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang, db } = requireColleague(args);
  const { id } = args.params;
  const request = isUuid(id) ? await readRequest(db, actor, id) : undefined;
  if (!request) return gone(lang);
  const { kind, byHand, email, closedAt } = request;
  const erasable = kind === "erasure" && byHand && !closedAt && email !== null;
  return {
    title: deskWords.in(lang).title(deskPrivacyWords.in(lang).kinds[request.kind]),
    request,
    stored: erasable ? await storedDataOf(db, actor, email) : [],
    receivedOn: parisDay(request.askedAt),
    today: parisDay(new Date()),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  if (!isUuid(id)) return data(null, { status: 404 });
  const here = { to: pathOf("admin-privacy-request", { id }) };
  const answer = (status: Handed["status"]) =>
    status === "stored" ? here : { refused: status === "unchanged" || status === "gone" ? "served" : status };
  return handleAction(args, {
    answer: formAction(answerForm, async (answered) => {
      const { status } = await answerRequest(db, actor, id, answered);
      return status === "stored" ? here : { refused: status };
    }),
    erase: formAction(eraseForm, async () => answer((await eraseOnBehalf(db, actor, id)).status)),
    "mail-copy": async () => answer((await mailCopyOnBehalf(db, actor, id)).status),
    "stop-erasure": async () => ((await stopErasure(db, actor, id)) ? here : { refused: "served" }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskPrivacyWords);
  const { date, moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-privacy"), words: words.back }} />;
  const { request, stored, receivedOn, today } = loaderData;
  const refusal = actionData ?? undefined;
  const { id, kind, byHand, entered, email, closedAt } = request;
  const when = entered ? date : moment;
  return (
    <>
      <DeskHeading title={words.kinds[request.kind]} back={{ to: pathOf("admin-privacy"), words: words.back }}>
        <State request={request} />
      </DeskHeading>
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["enter", "answer", "erase", "stop-erasure", "mail-copy"]} />
      <div className="desk-file">
        <div>
          <section className="desk-panel">
            <h2>{words.asked}</h2>
            <Facts
              rows={[
                {
                  label: words.columns.who,
                  value: email ? (
                    <Link to={pathOf("admin-search", { q: email })}>
                      <EmailAddress email={email} />
                    </Link>
                  ) : (
                    words.erased
                  ),
                },
                { label: words.columns.via, value: words.via[request.via] },
                { label: words.columns.asked, value: when(request.askedAt) },
                { label: words.columns.due, value: date(request.dueAt) },
                { label: words.entry.note, value: request.note },
                { label: words.enteredBy, value: entered && (request.enteredBy ?? words.gone) },
              ]}
            />
          </section>
          {closedAt && (
            <section className="desk-panel">
              <h2>{words.answered}</h2>
              <Facts
                rows={[
                  { label: words.columns.closed, value: when(closedAt) },
                  { label: words.columns.records, value: request.records },
                  { label: words.columns.crm, value: request.crm && <Crm crm={request.crm} /> },
                  { label: words.answerForm.answer, value: request.answer },
                  { label: words.answeredBy, value: byHand && (request.answeredBy ?? words.gone) },
                ]}
              />
            </section>
          )}
        </div>
        <div>
          {!byHand && <p className="note">{words.bySite}</p>}
          {!byHand && entered && kind === "erasure" && !closedAt && <StopForm />}
          {byHand && !closedAt && (
            <>
              {kind === "erasure" && <EraseForm refusal={refusal} stored={stored} />}
              {kind === "export" &&
                (request.taken ? <p className="note">{words.copy.taken}</p> : <CopyForms id={id} />)}
              <AnswerForm refusal={refusal} receivedOn={receivedOn} today={today} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
