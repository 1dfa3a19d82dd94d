import { closeReport, copilotAtDesk } from "../../../domain/copilot/desk.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/copilot.page.ts";
import { deskCopilotWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, env, lang } = requireColleague(args);
  const overview = await copilotAtDesk(db, actor, pageNumber(new URL(args.request.url).searchParams));
  const { COPILOT_URL, COPILOT_MODEL, COPILOT_TOKENS } = env;
  const thisMonth = overview.use.find(({ month }) => month === `${parisDay(new Date()).slice(0, 7)}-01`);
  return {
    title: deskWords.in(lang).title(deskCopilotWords.in(lang).title),
    ...overview,
    model:
      COPILOT_URL && COPILOT_MODEL
        ? {
            name: COPILOT_MODEL,
            host: new URL(COPILOT_URL).hostname,
            used: thisMonth?.tokens ?? 0,
            all: COPILOT_TOKENS,
          }
        : null,
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "close-report": async ({ answer }) =>
      isUuid(answer) && (await closeReport(db, actor, answer))
        ? { to: pathOf("admin-copilot") }
        : { refused: "gone", http: 409 },
  });
}

export default function DeskCopilot({
  loaderData: { use, failures, reported, model },
  actionData,
}: Route.ComponentProps) {
  const own = useWords(deskCopilotWords);
  return (
    <>
      <DeskHeading title={own.title} text={own.text} />
      <RefusalNotice refusal={actionData ?? undefined} problems={own.problems} />
      <p>{model ? `${own.model(model.name, model.host)} ${own.budget(model.used, model.all)}` : own.noModel}</p>
      <section className="desk-panel">
        <h2>{own.use}</h2>
        {use.length === 0 ? (
          <p>{own.none}</p>
        ) : (
          <DataTable
            caption={own.use}
            captionHidden
            columns={[
              { title: own.columns.month },
              { title: own.columns.founders, figures: true },
              { title: own.columns.questions, figures: true },
              { title: own.columns.tokens, figures: true },
              { title: own.columns.failures, figures: true },
            ]}
            rows={use.map(({ month, founders, questions, tokens, failures: failed }) => ({
              id: month,
              cells: [own.month(month), ...[founders, questions, tokens, failed].map((each) => own.count(each))],
            }))}
          />
        )}
      </section>
      <section className="desk-panel">
        <h2>{own.failuresTitle}</h2>
        {failures.length === 0 ? (
          <p>{own.noFailures}</p>
        ) : (
          <ul>
            {failures.map(({ failure, times }) => failure && <li key={failure}>{own.failure(failure, times)}</li>)}
          </ul>
        )}
      </section>
      <section className="desk-panel">
        <h2>{own.reported}</h2>
        <ActionNotice of={["close-report"]} />
        {reported.rows.length === 0 && <p>{own.noReports}</p>}
        {reported.rows.map(({ id, founder, name, reportedAt, times, words, answer, lang, model: writer }) => (
          <article key={id} className="grid gap-2">
            <h3>
              <TextLink to={pathOf("admin-person", { id: founder })}>
                {own.by(name || own.someone, reportedAt)}
              </TextLink>
            </h3>
            {times > 1 && <p className="note">{own.lastOf(times)}</p>}
            <p className="whitespace-pre-line">{words || own.noWords}</p>
            <blockquote className="grid gap-2 wrap-anywhere" lang={lang ?? undefined}>
              <MarkedText text={answer} />
            </blockquote>
            <p className="note">{writer ? own.written.model(writer) : own.written.rules}</p>
            <ActionForm intent="close-report" submit={own.close} look="secondary">
              <input type="hidden" name="answer" value={id} />
            </ActionForm>
          </article>
        ))}
        <NumberedPages path={pathOf("admin-copilot")} {...reported} />
      </section>
    </>
  );
}
