import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Problem } from "../../../domain/content/editing.ts";
import type { Field } from "../../../domain/content/field.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotSaved } from "../content/not-saved.tsx";
import { AnyField } from "./any-field.tsx";
import { EditorContext, useEditing } from "./editor-context.ts";
import type { Editor, OfferedPicture } from "../content/editor.server.ts";
import { Problems } from "./field-frame.tsx";
import { moment } from "../kit/format-datetime.ts";
import { groupOf, items, part, picturePlaces, type FormValues } from "./form-values.ts";
import { deskContentWords } from "../content/words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** What an answer to a form brings back: nothing was saved, what was typed is here. */
export type Returned = {
  typed: FormValues;
  factId: string;
  publishAt: string;
  problems: Problem[];
  overtaken: boolean;
  /** Pictures that were stored on the way, and are chosen in their places. */
  pictures: OfferedPicture[];
  /** The place that was changed by a button of a list. */
  at: string | null;
  /** Tells one answer from another. */
  stamp: string;
};

const isLong = ({ as }: Field) => as === "group" || as === "list";

export function RecordEditor({ editor, returned }: { editor: Editor; returned: Returned | undefined }) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.editor;
  const failure = { title: words.refused.title, text: words.refused.lost };
  const { kind, id, isNew, field, draft } = editor;
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
      {draft && (
        <StatusLine
          tone={draft.problem ? "bad" : "warn"}
          title={
            draft.publishAt
              ? own.draftOn(draft.author || own.someone, moment(draft.publishAt, lang))
              : own.draftOf(draft.author || own.someone, moment(draft.at, lang))
          }
          text={draft.problem ? own.draftFailed : ""}
        />
      )}
      <PostForm
        key={stamp}
        encType={picturePlaces(field, typed).length > 0 ? "multipart/form-data" : undefined}
        noValidate
        preventScrollReset
        className="record-form"
        failure={failure}
      >
        {/* Enter in a field sends the form's first button: it saves without publishing. */}
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
        <p className="field-hint">{own.requiredNote}</p>
        {short.length > 0 && (
          <div className="record-fields">
            {short.map(({ name, field: each }) => (
              <AnyField key={name} path={name} field={each} value={part(typed, name)} />
            ))}
          </div>
        )}
        {long.map(({ name, field: each }) => (
          <details
            key={name}
            className="record-section"
            open={isOpen(name)}
            onToggle={({ currentTarget: { open } }) =>
              unfold((before) => (open ? [...new Set([...before, name])] : before.filter((other) => other !== name)))
            }
          >
            <summary>
              <SectionName path={name} field={each} value={part(typed, name)} />
            </summary>
            <AnyField path={name} field={each} value={part(typed, name)} />
          </details>
        ))}
        <div className="record-more">
          <details
            className="disclosure"
            open={Boolean(returned?.publishAt) || problems.some(({ path }) => path === "publishAt")}
          >
            <summary>{own.later}</summary>
            <div className="disclosure-body record-later">
              <div className="field">
                <label className="field-label" htmlFor="publish-at">
                  {own.date}
                </label>
                <input
                  className="control"
                  id="publish-at"
                  type="datetime-local"
                  name="publishAt"
                  defaultValue={returned?.publishAt}
                />
                <Problems path="publishAt" />
              </div>
              <Button type="submit" name="do" value="date" look="secondary" small>
                {own.schedule}
              </Button>
            </div>
          </details>
          {editor.grows && editor.published && (
            <details className="disclosure">
              <summary>{own.delete}</summary>
              <div className="disclosure-body">
                <p>{own.deleteText}</p>
                <Button type="submit" name="do" value="delete" look="secondary" small className="mt-3">
                  {own.deleteConfirm}
                </Button>
              </div>
            </details>
          )}
          <p className="desk-buttons">
            {draft && (
              <Button type="submit" name="do" value="discard" look="quiet" small>
                {own.discard}
              </Button>
            )}
            {!isNew && (
              <Link to={pathOf("admin-history", { kind, id })} className="link">
                {own.history}
              </Link>
            )}
          </p>
        </div>
        <details className="disclosure">
          <summary>{own.factList}</summary>
          <div className="disclosure-body">
            <p className="note">{own.quotes}</p>
            <dl className="fact-list">
              {offered.facts.map(({ id: fact, name, value }) => (
                <div key={fact}>
                  <dt>{`{${fact}}`}</dt>
                  <dd>
                    {name} · {value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </details>
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

/** The pictures on offer once some have been stored since: what a refusal answers is not read anew. */
const withTaken = (offered: OfferedPicture[], taken: OfferedPicture[]) => [
  ...taken.filter(({ id }) => !offered.some((each) => each.id === id)),
  ...offered,
];

/** A section by its name and its first words. */
function SectionName({ path, field, value }: { path: string; field: Field; value: FormValues }) {
  const { lang } = useLanguage();
  const { nameAt } = useEditing();
  return (
    <>
      <span className="section-name">{nameAt(path)}</span>{" "}
      <span className="section-words">{firstWords(field, value, lang)}</span>
    </>
  );
}

/** The first words of a section, in the order in which they are edited. */
function firstWords(field: Field, value: FormValues, lang: Lang): string {
  const first = (parts: readonly [Field, FormValues][]) =>
    parts.map(([each, inner]) => firstWords(each, inner, lang)).find(Boolean) ?? "";
  switch (field.as) {
    case "words":
      return String(part(value, lang) ?? "");
    case "group":
      return first(field.parts.map(({ name, field: each }) => [each, part(value, name)]));
    case "list":
      return first(items(value).map((each) => [field.item, each]));
    case "variants": {
      const group = groupOf(field, value);
      return group ? firstWords(group, value, lang) : "";
    }
    default:
      return "";
  }
}
