import { lockStartup } from "../../../domain/person/startup-contact.server.ts";
import { mustEdit } from "../../../domain/startup/access.ts";
import { capTableForm } from "../../../domain/cap-table/cap-table-form.server.ts";
import { readCapTable, saveCapTable } from "../../../domain/cap-table/cap-table.server.ts";
import { capTableLimits, holderOf, holdersIn, sharesByHolder } from "../../../domain/cap-table/cap-table.ts";
import { saveIfUnchanged, shownIn, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { type Fields, invalid } from "../../shell/form/receive.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { formats } from "../../../platform/language/format.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/cap-table.page.ts";
import styles from "./cap-table.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { HolderRows } from "./holder-rows.tsx";
import { capTableWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const few = 3;
const more = 5;

/** Returns the number of table rows: one for each shareholder plus `empty` further rows, up to the limit. */
const rowsFor = (holders: number, empty: number) => Math.min(capTableLimits.holders, holders + empty);

const rowsIn = (fields: Fields) =>
  Math.max(few, ...Object.keys(fields).map((name) => Number(/^name(\d{1,2})$/.exec(name)?.[1] ?? 0)));

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const kept = await readCapTable(args.context.get(services).db, actor);
  const holders = kept?.holders ?? [];
  return {
    title: capTableWords.in(args.context.get(services).lang).title,
    rows: Array.from({ length: rowsFor(holders.length, few) }, (_, index) => ({
      name: holders[index]?.name ?? "",
      shares: String(holders[index]?.shares ?? ""),
    })),
    shown: shownOf(sharesByHolder(holders)),
    savedAt: kept?.savedAt ?? null,
    saved: doneIn(args).done === "saved",
  };
}

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "founder");
  const isAdding = new URL(args.request.url).searchParams.has("add");
  const save = formAction(capTableForm, async (holders, fields) => {
    // A shareholder that the form had shown, and that the founder removed, is undefined in `typed`.
    const before = Object.keys(shownIn(fields) ?? {}).map((name) => [name, undefined]);
    const typed = { ...Object.fromEntries(before), ...sharesByHolder(holders) };
    return saveIfUnchanged(args.context.get(services).db, fields, typed, {
      hold: (tx) => lockStartup(tx, mustEdit(actor)),
      read: async (tx) => sharesByHolder((await readCapTable(tx, actor))?.holders ?? []),
      async save(tx, changed, all) {
        const merged = holdersIn({ ...sharesByHolder(holders), ...all, ...changed });
        if (merged.length === 0) return invalid({ name1: "holderRequired" });
        // Shareholders added in another tab in the meantime may make the merged list too long.
        if (merged.length > capTableLimits.holders) return invalid({ name1: "holdersTooMany" });
        await saveCapTable(tx, actor, merged);
        return { to: pathOf("founder-cap-table"), done: "saved" };
      },
    });
  });
  return handleAction(args, { "": isAdding ? async () => ({ refused: "adding", http: 200 }) : save });
}

export default function CapTablePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(capTableWords);
  const { count } = formats[useLanguage().lang];
  const { savedAt, saved, shown } = loaderData;
  const refusal = actionData ?? undefined;
  const values = refusal?.values;
  const rows = values
    ? Array.from({ length: rowsFor(rowsIn(values), refusal.status === "adding" ? more : 0) }, (_, index) => ({
        name: values[`name${index + 1}`] ?? "",
        shares: values[`shares${index + 1}`] ?? "",
      }))
    : loaderData.rows;
  const errorOf = (field: string) => words.errors[refusal?.errors[field] as keyof typeof words.errors];
  return (
    <>
      <CockpitHead title={words.title} context={words.context}>
        <TextLink to={pathOf("founder-readiness")}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        {saved && !refusal && (
          <StatusLine
            tone="good"
            title={words.saved.title}
            text={
              <>
                {words.saved.text} <TextLink to={pathOf("founder-readiness")}>{words.scan}</TextLink>
              </>
            }
          />
        )}
        {refusal && !["adding", "overtaken"].includes(refusal.status) && (
          <FailureLine {...(refusal.status === "invalid" ? words.refused : words.failure)} />
        )}
        <PostForm
          action={pathOf("founder-cap-table")}
          className="panel cap-table"
          noValidate
          preventScrollReset
          displayed={{ shown, tell: (name, text) => ({ label: holderOf(name), text: text && count(Number(text)) }) }}
        >
          <p className="note">
            {savedAt && words.savedOn(savedAt)} {words.hint}
          </p>
          <HolderRows key={`${rows.length} ${savedAt?.getTime()}`} rows={rows} errorOf={errorOf} />
          <div className="form-buttons">
            <Button type="submit">{words.save}</Button>
            {rows.length < capTableLimits.holders ? (
              <Button type="submit" look="secondary" formAction={pathOf("founder-cap-table", { add: "rows" })}>
                {words.add}
              </Button>
            ) : (
              <p className="note">{words.full(capTableLimits.holders)}</p>
            )}
          </div>
        </PostForm>
      </div>
    </>
  );
}
