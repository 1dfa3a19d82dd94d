import { closingForm } from "../../../domain/deck/report-form.server.ts";
import {
  answerReports,
  closedDecks,
  openReports,
  refusedUploads,
  reopenDeck,
} from "../../../domain/deck/report.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/files.page.ts";
import { ReportPanel } from "./report-panel.tsx";
import { deskFilesWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { rows, ...pages } = await openReports(db, actor, pageNumber(new URL(args.request.url).searchParams));
  return {
    title: deskWords.in(lang).title(deskFilesWords.in(lang).title),
    ...{ reported: rows, pages },
    closed: await closedDecks(db, actor),
    refused: await refusedUploads(db, actor),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const to = pathOf("admin-files");
  async function answer(given: Parameters<typeof answerReports>[2]) {
    const answered = isUuid(given.report) ? await answerReports(db, actor, given) : "gone";
    return answered === "stored" ? { to } : { refused: answered };
  }
  return handleAction(args, {
    "close-deck": formAction(closingForm, (closing) => answer({ ...closing, answer: "closed" })),
    "set-reports-aside": ({ report = "" }) => answer({ report, answer: "set-aside", reason: "" }),
    "reopen-deck": async ({ startup = "" }) => ((await reopenDeck(db, actor, startup)) ? { to } : { refused: "gone" }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function FilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reported, pages, closed, refused } = loaderData;
  const words = useWords(deskFilesWords);
  const { lang } = useLanguage();
  const { date } = formats[lang];
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      <ActionNotice of={["close-deck", "set-reports-aside", "reopen-deck"]} />
      <section className="desk-part" aria-labelledby="reported">
        <h2 id="reported">{words.reports.title}</h2>
        {reported.length === 0 && <p>{words.reports.none}</p>}
        {reported.map((each) => (
          <ReportPanel
            key={each.founder}
            reported={each}
            refusal={each.reports.some(({ id }) => id === actionData?.values["report"]) ? actionData : undefined}
          />
        ))}
        <NumberedPages path={pathOf("admin-files")} {...pages} />
      </section>
      <section className="desk-part" aria-labelledby="closed">
        <h2 id="closed">{words.closed.title}</h2>
        {closed.length === 0 && <p>{words.closed.none}</p>}
        {closed.map(({ founder, name, reason, at }) => (
          <section key={founder} className="desk-panel">
            <h3>{nameIn(lang, name) || words.unnamed}</h3>
            <p>{words.closed.on(date(at))}</p>
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
            <ActionForm intent="reopen-deck" submit={words.closed.reopen} look="secondary">
              <input type="hidden" name="startup" value={founder} />
            </ActionForm>
          </section>
        ))}
      </section>
      <section className="desk-part" aria-labelledby="refused">
        <h2 id="refused">{words.refused.title}</h2>
        {refused.length === 0 ? (
          <p>{words.refused.none}</p>
        ) : (
          <DataTable
            caption={words.refused.title}
            captionHidden
            columns={[
              { title: words.refused.columns.startup },
              { title: words.refused.columns.version },
              { title: words.refused.columns.why },
              { title: words.refused.columns.on },
            ]}
            rows={refused.map(({ id, name, number, why, uploadedAt }) => ({
              id,
              cells: [nameIn(lang, name) || words.unnamed, number, why && words.refused.why[why], date(uploadedAt)],
            }))}
          />
        )}
      </section>
    </>
  );
}
