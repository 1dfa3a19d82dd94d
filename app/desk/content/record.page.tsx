import { data, redirect, redirectDocument } from "react-router";
import { closingHours } from "../../../domain/meeting/mentor-gone.server.ts";
import { changeRecord, discardDraft, freeId } from "../../../domain/content/edit.server.ts";
import { deleteRecord } from "../../../domain/content/delete-record.server.ts";
import type { Saved, When } from "../../../domain/content/editing.ts";
import { fieldsOf } from "../../../domain/content/field.server.ts";
import { isKind, kinds } from "../../../domain/content/kinds.server.ts";
import { readRecordState } from "../../../domain/content/record-state.server.ts";
import { keepingPeople } from "../../../domain/pitch-session/keep-session.server.ts";
import { acceptedFor } from "../../../domain/pitch-session/session-place.server.ts";
import { readLongForm } from "../../../platform/http/fields.server.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";
import { type FixedRoute, isRouteName, pathOf, pathsOf, previewPath } from "../../paths.ts";
import { upload } from "../../context/context.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { goneTitle } from "../kit/gone.server.ts";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { byIntent } from "../../shell/form/receive.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/record.page.ts";
import { AcceptedStartups } from "./accepted-startups.tsx";
import { type Done, doneText, isDone } from "./done.ts";
import { newRecord, openEditor, shownDraft } from "./editor.server.ts";
import { RecordEditor, type Returned } from "../editor/record-editor.tsx";
import { listOfKind } from "./list-of-kind.ts";
import { previewPage } from "./record-name.ts";
import { takePictures } from "./upload.server.ts";
import { changeList, part, readListChange, readFormValues, slugOf, type FormValues } from "../editor/form-values.ts";
import { deskContentWords } from "./words.ts";

/** Says in the address of a success notice that an uploaded picture was already stored. */
const knownPicture = "known-picture";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  const { kind, id } = params;
  const editor = isKind(kind) ? await openEditor(db, actor, content, lang, { kind, id }) : undefined;
  if (!editor)
    return data({ title: goneTitle(lang), editor: null, accepted: null, done: null, isKnown: false }, { status: 404 });
  const words = deskContentWords.in(lang);
  const { done, about } = doneIn({ context, url });
  const title = editor.name ?? words.editor.new(words.kinds[editor.kind]);
  const accepted = editor.kind === "event" && !editor.isNew ? await acceptedFor(db, actor, id) : null;
  return data({
    title: deskWords.in(lang).title(title),
    editor,
    accepted,
    done: isDone(done) ? done : null,
    isKnown: about === knownPicture,
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const { kind, id } = params;
  const sent = await readLongForm(request, context.get(upload));
  if (!sent) return data(null, { status: 400 });
  if (!isKind(kind)) return data(null, { status: 404 });
  const { fields } = sent;
  const isNew = id === newRecord && kinds[kind].grows;
  const does = fields.get("do") ?? "draft";
  const factId = fields.get("id") ?? "";
  const publishAt = fields.get("publishAt") ?? "";
  const field = fieldsOf(kind, id);
  const read: FormValues = readFormValues(field, fields);
  const wished = isNew ? await idFor(read) : id;
  const { record, typed, problems, pictures, isKnown } = await takePictures(
    db,
    actor,
    field,
    { ...(read as object), kind, id: wished },
    does === "discard" || does === "delete" ? { fields: new Map(), files: [] } : sent,
  );
  if (pictures.length > 0) await contentWatch.refresh();
  const base = isNew ? null : (fields.get("base") ?? "");
  const returned = (more: Partial<Returned>): Returned => ({
    typed,
    factId,
    publishAt,
    problems: [],
    overtaken: false,
    draft: null,
    pictures,
    isKnown,
    at: null,
    stamp: crypto.randomUUID(),
    ...more,
  });

  async function idFor(value: FormValues) {
    if (kind === "fact") return factId;
    const words = Object.values(value as object).find((each) => typeof part(each, "en") === "string");
    return isKind(kind) ? freeId(db, kind, slugOf(String(part(words, "en") ?? part(value, "alt") ?? kind))) : "";
  }

  const change = readListChange(does);
  if (change) {
    const changed = changeList(field, typed, change);
    return data(returned({ typed: changed.typed, at: changed.at }));
  }
  const name = { kind, id: wished };
  const list = pathOf("admin-records", { kind });
  const here = pathOf("admin-record", { kind, id: wished });
  const leave = (path: string, done: Done) =>
    redirect(doneUrl({ context }, path, done, isKnown ? knownPicture : ""), 303);

  async function changed(work: Promise<Saved>, lead: () => Response) {
    const saved = await work;
    if (saved.status === "overtaken")
      return data(returned({ overtaken: true, draft: shownDraft((await readRecordState(db, actor, name)).draft) }), {
        status: 409,
      });
    if (saved.status === "refused") {
      // An incomplete picture upload already shows its errors, so the error about a missing picture is left out.
      const shown = saved.problems.filter(({ path }) => !problems.some((each) => each.path.startsWith(`${path}.`)));
      return data(returned({ problems: shown }), { status: 422 });
    }
    await contentWatch.refresh();
    return lead();
  }

  const save = async (when: When, on = db) => changeRecord(on, actor, { record, name, base, when, problems });
  async function saveForDate(): Promise<Saved> {
    const when = parisInstant(publishAt);
    return when ? save(when) : { status: "refused", problems: [{ path: "publishAt", code: "notADay" }] };
  }

  const answer = await byIntent<Response | ReturnType<typeof data<Returned>>>(
    {
      discard: () => changed(discardDraft(db, actor, name, fields.get("base")), () => leave(list, "discarded")),
      delete: () =>
        changed(
          keepingPeople(db, name, (tx) =>
            closingHours(tx, name, (each) => deleteRecord(each, actor, name, base ?? "")),
          ),
          () => leave(list, "deleted"),
        ),
      preview: () =>
        changed(save("draft"), () =>
          redirectDocument(previewPath(previewPage(record as never, isPageName), kind, wished), 303),
        ),
      draft: () => changed(save("draft"), () => leave(here, "draft")),
      date: () => changed(saveForDate(), () => leave(here, "scheduled")),
      publish: () =>
        changed(
          keepingPeople(db, name, (tx) => save("now", tx)),
          () => leave(here, "published"),
        ),
    },
    "do",
  )({ do: does });
  return "refused" in answer ? data(null, { status: 422 }) : answer;
}

const isPageName = (name: string): name is FixedRoute => isRouteName(name) && !pathsOf(name)[0].includes(":");

export default function RecordPage({
  params,
  loaderData: { editor, accepted, done, isKnown },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(deskContentWords);
  if (!editor) return <NotFound back={listOfKind(params.kind, words)} />;
  const { kind, name } = editor;
  return (
    <>
      <DeskHeading
        title={name ?? words.editor.new(words.kinds[kind])}
        back={{ to: pathOf("admin-records", { kind }), words: words.kinds[kind] }}
      />
      {done && !actionData && (
        <StatusLine tone="good" title={doneText(words, kind, done)} text={isKnown ? words.images.done.known : ""} />
      )}
      <RecordEditor editor={editor} returned={actionData ?? undefined} />
      {accepted && <AcceptedStartups session={editor.published ? params.id : null} startups={accepted} />}
    </>
  );
}
