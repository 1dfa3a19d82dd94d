import { Form, redirect } from "react-router";
import { decideBatch, previewBatch, readBatch } from "../../../domain/application/batch.server.ts";
import { proposedLine } from "../../../domain/application/review/proposed-line.ts";
import { sentencesFor } from "../../../domain/application/review/proposed-lines.server.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { hasDeskKeys } from "../../../domain/person/desk-keys.server.ts";
import { Button } from "../../../ui/button.tsx";
import { noChoice } from "../../../platform/language/no-choice.ts";
import { Select } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { listPath } from "../kit/list-address.ts";
import { ReasonField } from "../kit/reason-field.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/decide.page.ts";
import { batchFields, batchOf } from "./batch-request.server.ts";
import { ListFields } from "./decide-several.tsx";
import { useTyped } from "./decision-forms.tsx";
import { FileToDecide } from "./file-to-decide.tsx";
import { listBehind } from "./list-behind.server.ts";
import { lineOf } from "./line-of.server.ts";
import { lineMark, mostInLine } from "./line-and-mail.tsx";
import { sendingKey, useDeskKeys } from "./use-desk-keys.ts";
import { deskApplicationsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, deliveries, lang } = requireColleague(args);
  const words = deskApplicationsWords.in(lang).batch;
  const { searchParams } = new URL(args.request.url);
  const batch = batchOf(searchParams.getAll("application"), searchParams.get("verdict"));
  const title = deskWords.in(lang).title(words.title);
  const next = searchParams.get("next");
  const behind = { ...listBehind(args.request), next: next && isUuid(next) ? next : null };
  const keys = await hasDeskKeys(db, actor);
  if (!batch) return { ...behind, title, keys, batch: null, template: null, templates: [], rows: [] };
  const terms = answerTerms(content);
  const rows = await previewBatch(db, actor, { ...batch, line: lineMark }, terms);
  const sentences = await sentencesFor(
    db,
    actor,
    rows.filter(({ refused }) => !refused).map(({ id }) => id),
  );
  const of = ({ verdict }: { verdict: string }) => verdict === batch.verdict;
  const templates = content.list("decision-template", lang).filter(of);
  const template = templates.find(({ id }) => id === searchParams.get("template"));
  return {
    ...{ ...behind, title, keys, batch },
    template: template ? { id: template.id, reason: template.name } : null,
    templates: templates.map(({ id, name }) => ({ id, label: name })),
    rows: await Promise.all(
      rows.map(async ({ email, ...row }) => {
        const proposed = sentences.get(row.id) ?? [];
        const { line, missing } = await lineOf(db, content, row, template?.id);
        return {
          ...{ ...row, missing, isProposed: proposed.length > 0 },
          line: missing.length > 0 ? "" : proposedLine([line, ...proposed], mostInLine),
          email: await deliveries.preview(email.queue.name, email.row),
        };
      }),
    ),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, content, log } = requireColleague(args);
  const search = new URL(args.request.url).searchParams;
  const { kept } = listBehind(args.request);
  const next = search.get("next") ?? "";
  return handleAction(
    args,
    {
      // Redirects a request that names no action to the preview of the decisions, which has its own URL.
      async ""(fields) {
        const batch = batchOf((fields["application"] ?? "").split(","), fields["verdict"]);
        if (!batch) return invalid({ verdict: "verdictRequired" });
        const address = new URLSearchParams([
          ["verdict", batch.verdict],
          ...batch.ids.map((id) => ["application", id]),
        ]);
        return redirect(`${pathOf("admin-decide")}?${address.toString()}`, 303);
      },
      // The refusal makes the page appear again with the previewed e-mails; nothing is stored.
      preview: async () => ({ refused: "preview", http: 200 }),
      async decide(fields) {
        const batch = batchOf((fields["application"] ?? "").split(","), fields["verdict"] ?? search.get("verdict"));
        if (!batch) return invalid({ verdict: "verdictRequired" });
        if (batch.ids.length === 0) return { refused: "none", http: 422 };
        const { reason, rows, errors } = batchFields(batch, fields);
        const { verdict } = batch;
        const terms = answerTerms(content);
        const blank = rows.filter(({ line }) => line === "").map(({ application }) => application);
        if (fields["template"])
          for (const row of await previewBatch(db, actor, { ids: blank, verdict, line: "" }, terms))
            if ((await lineOf(db, content, row, fields["template"])).missing.length > 0)
              errors[`line.${row.id}`] = "lineRequired";
        if (Object.keys(errors).length > 0) return invalid(errors);
        const decided = await decideBatch(db, actor, { verdict, reason, rows }, terms);
        if (decided.status === "limited") return limited(decided);
        for (const error of decided.failures) log.error({ error }, "an application of a batch could not be decided");
        // If `next` is given and every decision is stored, the application `next` opens; otherwise, the batch's page
        // opens.
        const isStored = isUuid(next) && (await readBatch(db, actor, decided.batch))?.refused.length === 0;
        return {
          to: listPath(
            isStored ? pathOf("admin-application", { id: next }) : pathOf("admin-batch", { id: decided.batch }),
            kept,
          ),
        };
      },
    },
    ["application"],
  );
}

export default function DecidePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskApplicationsWords);
  const { batch, rows, template, templates } = loaderData;
  useDeskKeys(loaderData.keys);
  const refusal = actionData ?? undefined;
  const problem = refusal?.status === "preview" ? undefined : refusal;
  const returned = refusal && { ...refusal, values: { ...refusal.values, intent: "decide" } };
  const { field, value, isOpen } = useTyped("decide", returned);
  const { list, kept, from, next } = loaderData;
  const back = { to: list, words: words.file.backTo[from] };
  const verdict = batch?.verdict ?? "no";
  const open = rows.filter(({ refused }) => !refused);
  // Ctrl+Enter sends only a single previewed e-mail; several e-mails are sent only with the button.
  const hasKey = loaderData.keys && open.length === 1;
  const isChosen = (id: string) => !isOpen || (value("application") ?? "").split(",").includes(id);
  if (rows.length === 0)
    return (
      <>
        <DeskHeading title={words.batch.title} back={back} text={words.batch.nothing} />
      </>
    );
  return (
    <>
      <DeskHeading title={words.batch.heading[verdict](open.length)} back={back} text={words.batch.text} />
      {batch && batch.beyond > 0 && <p>{words.batch.beyond(batch.ids.length, batch.beyond)}</p>}
      <RefusalNotice refusal={problem} problems={words.problems} />
      {templates.length > 0 && (
        <Form method="get" className="desk-filters" aria-label={words.batch.template}>
          <input type="hidden" name="verdict" value={verdict} />
          <ListFields kept={{ ...kept, ...(next && { next }) }} />
          {rows.map(({ id }) => (
            <input key={id} type="hidden" name="application" value={id} />
          ))}
          <Select
            name="template"
            label={words.batch.template}
            defaultValue={template?.id ?? noChoice}
            none={words.batch.noTemplate}
            options={templates}
          />
          <div className="desk-filters-end">
            <Button type="submit" look="secondary" small>
              {words.batch.fill}
            </Button>
          </div>
        </Form>
      )}
      <PostForm key={template?.id ?? ""} noValidate className="contact-form">
        <input type="hidden" name="verdict" value={verdict} />
        <input type="hidden" name="template" value={template?.id ?? ""} />
        <ul className="batch-rows">
          {rows.map((row) => (
            <FileToDecide
              key={row.id}
              file={row}
              isChosen={isChosen(row.id)}
              field={{ ...field(`line.${row.id}`), defaultValue: value(`line.${row.id}`) ?? row.line }}
            />
          ))}
        </ul>
        {open.length > 0 && (
          <>
            <ReasonField
              field={(name) => ({ ...field(name), defaultValue: value(name) ?? template?.reason })}
              label={words.invite.reason}
              hint={words.invite.reasonHint}
            />
            <div className="desk-buttons">
              <Button type="submit" name="intent" value="decide" small {...(hasKey && sendingKey)}>
                {words.batch.send[verdict]} {hasKey && <kbd aria-hidden="true">{words.triage.sendKey}</kbd>}
              </Button>
              <Button type="submit" name="intent" value="preview" look="secondary" small>
                {words.batch.again}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </>
  );
}
