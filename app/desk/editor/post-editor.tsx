import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import type { Problem } from "../../../domain/content/editing.ts";
import { categories, type PostStatus } from "../../../domain/post/post.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisLocal } from "../../../platform/language/paris-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Select, Textarea, TextField } from "../../../ui/field.tsx";
import { imagePath } from "../../paths.ts";
import { ArticleText } from "../../blog/embed.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotSaved } from "../content/not-saved.tsx";
import type { OfferedPicture } from "../content/editor.server.ts";
import { PictureLine } from "../content/picture-line.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import type { PostFormValues } from "./post-form.ts";
import { problemWords } from "./problem-words.ts";
import { ReadersUnasked } from "./readers-unasked.tsx";
import { deskContentWords } from "../content/words.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** What an answer to the form brings back: nothing was saved, what was typed is here. */
export type PostReturned = {
  typed: PostFormValues;
  /** The moment of publishing, as its field holds it. */
  publishAt: string;
  problems: Problem[];
  overtaken: boolean;
  /** The texts as their pages will show them. */
  previews: Record<Lang, string> | null;
  /** What has yet to be meant: it would be sent to so many readers. */
  unasked: { does: "publish" | "date"; mails: number } | null;
  stamp: string;
};

type PostEditorProps = {
  post: { typed: PostFormValues; status: PostStatus; publishAt: string | null; base: string };
  /** Of each language, those who have not been told of it. */
  readers: Record<Lang, number>;
  images: OfferedPicture[];
  returned: PostReturned | undefined;
};

const waitsForPause = 700;

/** Where the page opens that comes back with previews, without script too. */
const atPreviews = "#previews";

/** Whether something was typed into the form's texts. */
const isBegun = (form: HTMLFormElement) =>
  [...form.querySelectorAll("textarea")].some(({ value, defaultValue }) => value !== defaultValue);

export function PostEditor({ post, readers, images, returned }: PostEditorProps) {
  const words = useWords(deskContentWords);
  const own = words.posts;
  const { count } = formats[useLanguage().lang];
  const form = useId();
  const unasked = returned?.unasked ?? null;
  const { editor } = words;
  const typed = returned?.typed ?? post.typed;
  const problems = returned?.problems ?? [];
  // What it drew before the last answer is older than that answer's own previews.
  const live = useFetcher<PostReturned | null>({ key: `previews ${returned?.stamp}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notice = useRef<HTMLDivElement>(null);
  const looked = useRef<HTMLDivElement>(null);
  const begun = useRef<HTMLFormElement>(null);
  const previews = live.data?.previews ?? returned?.previews ?? null;
  const asked = Boolean(returned?.previews);
  const publishAt = returned?.publishAt ?? (post.publishAt ? parisLocal(new Date(post.publishAt)) : "");
  const error = (path: string) => {
    const [problem] = problems.filter((each) => each.path === path);
    if (!problem) return undefined;
    return path === "slug" && problem.code === "taken" ? own.takenSlug : problemWords(words, problem);
  };

  useEffect(() => {
    if (!returned) return;
    if (!asked) notice.current?.focus();
    else {
      // What is taller than the window would be shown from its middle.
      looked.current?.focus({ preventScroll: true });
      looked.current?.scrollIntoView();
    }
  }, [asked, returned]);
  useEffect(() => {
    // What was typed before the page came alive waits for its preview too.
    if (begun.current && isBegun(begun.current)) begun.current.dispatchEvent(new Event("input", { bubbles: true }));
    return () => clearTimeout(pause.current);
  }, []);

  /** Draws the text again when its writer pauses. */
  function look(form: HTMLFormElement) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const fields = new FormData(form);
      fields.set("do", "preview");
      sendsNext("previews");
      void live.submit(fields, { method: "post" });
    }, waitsForPause);
  }

  return (
    <>
      <NotSaved ref={notice} overtaken={returned?.overtaken} count={new Set(problems.map(({ path }) => path)).size} />
      {unasked && <ReadersUnasked key={returned?.stamp} form={form} {...unasked} />}
      <PostForm
        ref={begun}
        id={form}
        noValidate
        failure={{ title: words.refused.title, text: words.refused.lost }}
        preventScrollReset
        className="record-form"
        key={returned?.stamp ?? post.base}
        onInput={(event) => look(event.currentTarget)}
      >
        <button
          type="submit"
          name="do"
          value="preview"
          formAction={atPreviews}
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        >
          {own.preview}
        </button>
        <input type="hidden" name="base" value={post.base} />
        {unasked && <input type="hidden" name="mails" value={unasked.mails} />}
        <p className="note">{own.hints.oneLanguage}</p>
        <div className="words-pair post-sides">
          {languages.map((lang) => (
            <fieldset key={lang} className="record-fields">
              <legend className="post-language">{editor.languages[lang]}</legend>
              <TextField
                name={`${lang}.title`}
                lang={lang}
                label={own.fields.title}
                defaultValue={typed[lang].title}
                error={error(`${lang}.title`)}
                maxLength={160}
              />
              <Textarea
                name={`${lang}.excerpt`}
                lang={lang}
                rows={3}
                label={own.fields.excerpt}
                hint={own.hints.excerpt}
                defaultValue={typed[lang].excerpt}
                error={error(`${lang}.excerpt`)}
                maxLength={400}
              />
              <Textarea
                name={`${lang}.body`}
                lang={lang}
                rows={18}
                label={own.fields.body}
                hint={own.hints.body}
                defaultValue={typed[lang].body}
                error={error(`${lang}.body`)}
              />
              <TextField
                name={`${lang}.author`}
                label={own.fields.author}
                hint={own.hints.author}
                defaultValue={typed[lang].author}
                error={error(`${lang}.author`)}
                maxLength={80}
              />
              <Checkbox
                name={`${lang}.authorIsSample`}
                label={own.fields.authorIsSample}
                defaultChecked={typed[lang].authorIsSample}
              />
              <Textarea
                name={`${lang}.chart`}
                lang={lang}
                rows={3}
                label={own.fields.chart}
                hint={own.hints.chart}
                defaultValue={typed[lang].chart}
                error={error(`${lang}.chart`)}
                maxLength={600}
              />
            </fieldset>
          ))}
        </div>
        {images.length > 0 && (
          <details className="disclosure" open={problems.some(({ code }) => code === "pictureElsewhere")}>
            <summary>{editor.textPictures}</summary>
            <div className="disclosure-body">
              <p className="note">{editor.textPicturesHint}</p>
              <ul className="pictures">
                {images.map(({ id, smallest, altEn, altFr }) => (
                  <li key={id}>
                    <img src={imagePath(id, smallest)} alt="" className="picture-thumb" loading="lazy" />
                    <PictureLine id={id} width={smallest} alt={{ en: altEn, fr: altFr }} />
                  </li>
                ))}
              </ul>
            </div>
          </details>
        )}
        <div className="desk-panel">
          <TextField
            name="slug"
            label={own.fields.slug}
            hint={own.hints.slug}
            defaultValue={typed.slug}
            error={error("slug")}
            maxLength={100}
          />
          <Select name="category" label={own.fields.category} defaultValue={typed.category} error={error("category")}>
            {categories.map((id) => (
              <option key={id} value={id}>
                {own.categories[id]}
              </option>
            ))}
          </Select>
          <PictureChoice name="cover" legend={own.fields.cover} images={images} chosen={typed.cover}>
            {error("cover") && <p className="field-error">{error("cover")}</p>}
          </PictureChoice>
          <div className="words-pair">
            <TextField
              name="checked"
              type="date"
              label={own.fields.checked}
              defaultValue={typed.checked}
              error={error("checked")}
            />
            <TextField
              name="reviewAfter"
              type="date"
              label={own.fields.reviewAfter}
              defaultValue={typed.reviewAfter}
              error={error("reviewAfter")}
            />
          </div>
          <Checkbox name="featured" label={own.fields.featured} defaultChecked={typed.featured} />
          <Checkbox
            name="newsletter"
            label={`${post.status === "published" ? own.newLanguage : own.fields.newsletter} ${own.readers.counted(readers, count)}`}
            defaultChecked={typed.newsletter}
          />
        </div>
        {post.status !== "published" && (
          <details className="disclosure" open={problems.some(({ path }) => path === "publishAt") || publishAt !== ""}>
            <summary>{editor.later}</summary>
            <div className="disclosure-body record-later">
              <TextField
                name="publishAt"
                type="datetime-local"
                label={editor.date}
                defaultValue={publishAt}
                error={error("publishAt")}
              />
              <Button type="submit" name="do" value="date" look="secondary" small>
                {editor.schedule}
              </Button>
            </div>
          </details>
        )}
        <div className="record-bar" role="group" aria-label={editor.actions}>
          <Button type="submit" name="do" value="publish" small>
            {post.status === "published" ? own.publishAgain : own.publish}
          </Button>
          {post.status === "published" ? (
            <Button type="submit" name="do" value="withdraw" look="secondary" small>
              {own.backToDraft}
            </Button>
          ) : (
            <Button type="submit" name="do" value="draft" look="secondary" small>
              {editor.draft}
            </Button>
          )}
          <Button type="submit" name="do" value="preview" formAction={atPreviews} look="quiet" small>
            {own.preview}
          </Button>
        </div>
      </PostForm>
      {previews && (
        <div ref={looked} id="previews" tabIndex={-1} className="words-pair post-previews" aria-live="off">
          {languages.map((lang) => (
            <section key={lang} className="post-preview" aria-labelledby={`preview-${lang}`}>
              <h2 id={`preview-${lang}`}>{own.previewOf[lang]}</h2>
              {previews[lang] ? (
                <ArticleText html={previews[lang]} lang={lang} />
              ) : (
                <p className="note">{own.nothing}</p>
              )}
            </section>
          ))}
        </div>
      )}
    </>
  );
}
