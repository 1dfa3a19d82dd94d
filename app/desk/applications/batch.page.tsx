import { heldEmails, readBatch, recallBatch } from "../../../domain/application/batch.server.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { recall } from "../../../domain/application/recall.server.ts";
import { whileHolding } from "../../../domain/person/team.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { listPath } from "../kit/list-address.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/batch.page.ts";
import { recallForm } from "./forms.server.ts";
import { listBehind } from "./list-behind.server.ts";
import { AnswerMail } from "./answer-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

const opensMails = (request: Request) => new URL(request.url).searchParams.get("mails") === "open";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, deliveries } = requireColleague(args);
  const { id } = args.params;
  const { lang } = args.context.get(services);
  const batch = isUuid(id) ? await readBatch(db, actor, id) : undefined;
  if (!batch) return gone(lang);
  const title = deskWords.in(lang).title(deskApplicationsWords.in(lang).batch.title);
  const isOpen = opensMails(args.request);
  const mails = [];
  if (isOpen)
    for (const { email, ...held } of await heldEmails(db, actor, batch.decided, answerTerms(content)))
      mails.push({ ...held, mail: await deliveries.preview(email.queue.name, email.row) });
  return { title, batch, isOpen, mails, ...listBehind(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  const mails = opensMails(args.request) ? "open" : "";
  const here = { to: listPath(pathOf("admin-batch", { id }), listBehind(args.request).kept, { mails }) };
  return handleAction(args, {
    recall: formAction(recallForm, async (answer, { application = "" }) => {
      if (!isUuid(id)) return { refused: "gone", http: 404 };
      if (answer === "") {
        const { status } = await recallBatch(db, actor, id);
        return status === "stored" ? here : { refused: status };
      }
      if (!isUuid(application)) return { refused: "gone", http: 404 };
      const { status } = await whileHolding(db, actor, "applications", (tx) =>
        recall(tx, actor, { application, answer }),
      );
      return status === "stored" ? here : { refused: status };
    }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function BatchPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords);
  if ("gone" in loaderData)
    return <NotFound back={{ to: pathOf("admin-applications"), words: words.file.backTo.list }} />;
  const { list, kept, from, batch, isOpen, mails } = loaderData;
  const { decided, refused, by, at } = batch;
  const { moment, time } = formats[lang];
  const held = decided.filter(({ releasedAt, recalledAt }) => !releasedAt && !recalledAt);
  const last = held.at(-1);
  const recalled = decided.filter(({ recalledAt }) => recalledAt).length;
  const left = decided.length - held.length - recalled;
  const fileOf = (id: string) => listPath(pathOf("admin-application", { id }), kept);
  return (
    <>
      <DeskHeading
        title={words.batch.counts({ held: held.length, left, recalled, refused: refused.length })}
        back={{ to: list, words: words.file.backTo[from] }}
        text={words.batch.by(by ?? words.file.gone, moment(at))}
      />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      {/* A batch whose files were all decided elsewhere has decided nothing. */}
      <ActionNotice
        of={decided.length > 0 ? ["decide", "recall"] : []}
        titles={{
          ...(held.length > 0 && { decide: words.held.done }),
          ...(recalled > 1 && { recall: words.batch.recalledAll }),
        }}
      />
      {last && (
        <section className="batch-held">
          <div>
            <h2>{words.batch.last(held.length, time(last.leavesAt))}</h2>
            <p>{words.batch.unread}</p>
          </div>
          <ActionButton intent="recall" preventScrollReset small>
            {words.batch.recallAll}
          </ActionButton>
        </section>
      )}
      {last && (
        <p>
          <TextLink
            to={listPath(pathOf("admin-batch", { id: params.id }), kept, { mails: isOpen ? "" : "open" })}
            preventScrollReset
          >
            {isOpen ? words.batch.foldAll : words.batch.openAll}
          </TextLink>
        </p>
      )}
      <ul className="batch-rows">
        {/* What was left aside comes first, because somebody has to look at it. */}
        {refused.map(({ id, startup, status }) => (
          <li key={id} className="batch-row">
            <TextLink to={fileOf(id)}>{startup}</TextLink>
            <span className="text-bad">{words.batch.refused(words.batch.why[status])}</span>
          </li>
        ))}
        {decided.map(({ id, startup, decision, leavesAt, releasedAt, recalledAt, recalledBy, isChanged }) => {
          const shown = mails.find((each) => each.decision === decision);
          return (
            <li key={decision} className="batch-row">
              <TextLink to={fileOf(id)}>{startup}</TextLink>
              <span>
                {recalledAt
                  ? recalledBy
                    ? words.batch.recalledBy(recalledBy, time(recalledAt))
                    : words.batch[isChanged ? "changed" : "withdrawn"](time(recalledAt))
                  : releasedAt
                    ? words.batch.leftAt(time(releasedAt))
                    : words.batch.leavesAt(time(leavesAt))}
              </span>
              {!recalledAt && !releasedAt && (
                <ActionForm intent="recall" submit={words.held.recall} look="secondary">
                  <input type="hidden" name="application" value={id} />
                  <input type="hidden" name="decision" value={decision} />
                </ActionForm>
              )}
              {shown?.mail && <AnswerMail title={words.held.willRead} mail={shown.mail} lang={shown.lang} open />}
            </li>
          );
        })}
      </ul>
      <p className="field-hint">{words.batch.after}</p>
    </>
  );
}
