import { useEffect, useId, useRef } from "react";
import type { Problem } from "../../../domain/content/editing.ts";
import type { PostStatus } from "../../../domain/post/post.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { parisLocal } from "../../../platform/language/paris-time.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../shell/language.tsx";
import { NotSaved } from "../content/not-saved.tsx";
import type { OfferedPicture } from "../content/editor.server.ts";
import type { PostFormValues } from "./post-form.ts";
import { PostPreviews } from "./post-previews.tsx";
import { PostSettings } from "./post-settings.tsx";
import { PostSide } from "./post-side.tsx";
import { problemWords } from "./problem-words.ts";
import { PublishLater } from "./publish-later.tsx";
import { ReadersUnasked } from "./readers-unasked.tsx";
import { TextPictures } from "./text-pictures.tsx";
import { usePostPreviews } from "./use-post-previews.ts";
import { deskContentWords } from "../content/words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** The server's response when it did not save the submitted article; contains the typed values. */
export type PostReturned = {
  typed: PostFormValues;
  publishAt: string;
  problems: Problem[];
  overtaken: boolean;
  previews: Record<Lang, string> | null;
  /**
   * Set when publishing would e-mail newsletter subscribers and the editor has not confirmed yet. `mails` is the number
   * of subscribers.
   */
  unasked: { does: "publish" | "date"; mails: number } | null;
  stamp: string;
};

type PostEditorProps = {
  post: { typed: PostFormValues; status: PostStatus; publishAt: string | null; base: string };
  /** The number of newsletter subscribers, by language, who have not received an e-mail about this article yet. */
  readers: Record<Lang, number>;
  images: OfferedPicture[];
  returned: PostReturned | undefined;
};

/** With this URL fragment, the response scrolls to the previews even without JavaScript. */
const atPreviews = "#previews";

export function PostEditor({ post, readers, images, returned }: PostEditorProps) {
  const words = useWords(deskContentWords);
  const { editor, posts: own } = words;
  const form = useId();
  const unasked = returned?.unasked ?? null;
  const typed = returned?.typed ?? post.typed;
  const problems = returned?.problems ?? [];
  const { previews: drawn, form: written, drawSoon } = usePostPreviews(returned?.stamp);
  const notice = useRef<HTMLDivElement>(null);
  const looked = useRef<HTMLDivElement>(null);
  const previews = drawn ?? returned?.previews ?? null;
  const isPreview = Boolean(returned?.previews);
  const isPublished = post.status === "published";
  const publishAt = returned?.publishAt ?? (post.publishAt ? parisLocal(new Date(post.publishAt)) : "");
  const error = (path: string) => {
    const [problem] = problems.filter((each) => each.path === path);
    if (!problem) return undefined;
    return path === "slug" && problem.code === "taken" ? own.takenSlug : problemWords(words, problem);
  };

  useEffect(() => {
    if (!returned) return;
    if (!isPreview) notice.current?.focus();
    else {
      // The focus must not scroll, because the browser would scroll to the middle of tall previews.
      looked.current?.focus({ preventScroll: true });
      looked.current?.scrollIntoView();
    }
  }, [isPreview, returned]);

  return (
    <>
      <NotSaved ref={notice} overtaken={returned?.overtaken} count={new Set(problems.map(({ path }) => path)).size} />
      {unasked && <ReadersUnasked key={returned?.stamp} form={form} {...unasked} />}
      <PostForm
        ref={written}
        id={form}
        noValidate
        failure={{ title: words.refused.title, text: words.refused.lost }}
        preventScrollReset
        className="record-form"
        key={returned?.stamp ?? post.base}
        onInput={(event) => drawSoon(event.currentTarget)}
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
            <PostSide key={lang} lang={lang} typed={typed[lang]} error={error} />
          ))}
        </div>
        <TextPictures images={images} isOpen={problems.some(({ code }) => code === "pictureElsewhere")} />
        <PostSettings {...{ typed, isPublished, readers, images, error }} />
        {!isPublished && (
          <PublishLater
            isOpen={error("publishAt") !== undefined || publishAt !== ""}
            publishAt={publishAt}
            error={error("publishAt")}
          />
        )}
        <div className="record-bar" role="group" aria-label={editor.actions}>
          <Button type="submit" name="do" value="publish" small>
            {isPublished ? own.publishAgain : own.publish}
          </Button>
          <Button type="submit" name="do" value={isPublished ? "withdraw" : "draft"} look="secondary" small>
            {isPublished ? own.backToDraft : editor.draft}
          </Button>
          <Button type="submit" name="do" value="preview" formAction={atPreviews} look="quiet" small>
            {own.preview}
          </Button>
        </div>
      </PostForm>
      {previews && <PostPreviews ref={looked} previews={previews} />}
    </>
  );
}
