import { useEffect, useRef, useState } from "react";
import type { Problem } from "../../../domain/content/editing.ts";
import type { Field } from "../../../domain/content/field.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../shell/language.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { NotSaved } from "../content/not-saved.tsx";
import { AnyField } from "./any-field.tsx";
import { EditorContext } from "./editor-context.ts";
import type { Editor, OfferedPicture } from "../content/editor.server.ts";
import { Problems } from "./field-frame.tsx";
import { part, picturePlaces, type FormValues } from "./form-values.ts";
import { deskContentWords } from "../content/words.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { FactList } from "./fact-list.tsx";
import { problemWords } from "./problem-words.ts";
import { PublishLater } from "./publish-later.tsx";
import { RecordActions } from "./record-actions.tsx";
import { RecordSection } from "./record-section.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

/** The server's response when it did not save the submitted record; contains the typed values. */
export type Returned = {
  typed: FormValues;
  factId: string;
  publishAt: string;
  problems: Problem[];
  overtaken: boolean;
  /** The draft that stands now, if another person changed the record after this form was displayed. */
  draft: Editor["draft"];
  /** Uploaded pictures that were stored although the record itself was refused. */
  pictures: OfferedPicture[];
  isKnown: boolean;
  at: string | null;
  /** A value that differs for every response, so that the form is rendered anew after each submission. */
  stamp: string;
};

/** Facts from which the dates promised to an applicant are computed anew, after they were e-mailed too. */
const behindDates = new Set(
  ["first_answer", "applications_due", "interviews", "start", "final_decision"].map((name) => `intake.${name}`),
);

const isLong = ({ as }: Field) => as === "group" || as === "list";

export function RecordEditor({ editor, returned }: { editor: Editor; returned: Returned | undefined }) {
  const words = useWords(deskContentWords);
  const own = words.editor;
  const failure = { title: words.refused.title, text: words.refused.lost };
  const { kind, id, isNew, field } = editor;
  const draft = returned?.overtaken ? returned.draft : editor.draft;
  const offered = { ...editor.offered, images: withTaken(editor.offered.images, returned?.pictures ?? []) };
  const typed = returned?.typed ?? editor.typed;
  const problems = returned?.problems ?? [];
  const at = returned?.at ?? null;
  const start = kind === "page" ? id : kind;
  const stamp = returned?.stamp ?? editor.base;
  const notice = useRef<HTMLDivElement>(null);
  const [unfolded, unfold] = useState<readonly string[]>([]);

  useEffect(() => {
    if (at !== null)
      document
        .getElementById(`at-${at}`)
        ?.querySelector<HTMLElement>("textarea, input:not([type=hidden]), select, button")
        ?.focus();
    else if (returned) notice.current?.focus();
  }, [at, returned]);

  const publishProblem = problems.find(({ path }) => path === "publishAt");
  const parts = field.parts.filter((each) => each.field.as !== "kept");
  const short = parts.filter((each) => !isLong(each.field));
  const long = parts.filter((each) => isLong(each.field));
  const isOpen = (name: string) =>
    long.length === 1 ||
    unfolded.includes(name) ||
    at === name ||
    at?.startsWith(`${name}.`) === true ||
    problems.some(({ path }) => path === name || path.startsWith(`${name}.`));

  return (
    <EditorContext value={{ start, problems, offered, at }}>
      <NotSaved ref={notice} overtaken={returned?.overtaken} count={new Set(problems.map(({ path }) => path)).size}>
        <Problems path="" />
      </NotSaved>
      {returned?.isKnown && <StatusLine tone="warn" title={words.images.done.known} text="" />}
      {draft && <DraftNotice kind={kind} draft={draft} />}
      <PostForm
        key={stamp}
        encType={picturePlaces(field, typed).length > 0 ? "multipart/form-data" : undefined}
        noValidate
        preventScrollReset
        className="record-form"
        failure={failure}
      >
        {/* Pressing Enter in a field submits the form with its first button, so this hidden button makes Enter save
            a draft instead of publishing. */}
        <button type="submit" name="do" value="draft" tabIndex={-1} aria-hidden className="sr-only">
          {own.draft}
        </button>
        <input type="hidden" name="base" value={editor.base} />
        {isNew && kind === "fact" && (
          <div className="field">
            <label className="field-label" htmlFor="fact-id">
              {own.factId}
            </label>
            <p className="field-hint">{own.factIdHint}</p>
            <input className="control" id="fact-id" name="id" defaultValue={returned?.factId} maxLength={80} />
            <Problems path="id" />
          </div>
        )}
        {editor.printed !== null && <p className="note">{own.printed(editor.printed)}</p>}
        {kind === "fact" && behindDates.has(id) && <p className="note">{own.movesDates}</p>}
        <p className="field-hint">{own.requiredNote}</p>
        {short.length > 0 && (
          <div className="record-fields">
            {short.map(({ name, field: each }) => (
              <AnyField key={name} path={name} field={each} value={part(typed, name)} />
            ))}
          </div>
        )}
        {long.map(({ name, field: each }) => (
          <RecordSection
            key={name}
            path={name}
            field={each}
            value={part(typed, name)}
            isOpen={isOpen(name)}
            onToggle={(open) =>
              unfold((before) => (open ? [...new Set([...before, name])] : before.filter((other) => other !== name)))
            }
          />
        ))}
        <div className="grid gap-2">
          <PublishLater
            isOpen={Boolean(returned?.publishAt) || publishProblem !== undefined}
            publishAt={returned?.publishAt}
            error={publishProblem && problemWords(words, publishProblem)}
          />
          <RecordActions editor={editor} />
        </div>
        <FactList />
        <div className="record-bar" role="group" aria-label={own.actions}>
          <Button type="submit" name="do" value="publish" small>
            {own.publish}
          </Button>
          <Button type="submit" name="do" value="draft" look="secondary" small>
            {own.draft}
          </Button>
          {editor.hasPreview && (
            <Button type="submit" name="do" value="preview" look="quiet" small>
              {own.preview}
            </Button>
          )}
        </div>
      </PostForm>
    </EditorContext>
  );
}

/**
 * Returns the offered pictures together with newly stored pictures, because the loader does not run again after a
 * refused form.
 */
const withTaken = (offered: OfferedPicture[], taken: OfferedPicture[]) => [
  ...taken.filter(({ id }) => !offered.some((each) => each.id === id)),
  ...offered,
];
