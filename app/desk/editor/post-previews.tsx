import type { Ref } from "react";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { ArticleText } from "../../blog/embed.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";

export function PostPreviews({ previews, ref }: { previews: Record<Lang, string>; ref: Ref<HTMLDivElement> }) {
  const { posts } = useWords(deskContentWords);
  return (
    <div ref={ref} id="previews" tabIndex={-1} className="words-pair post-previews" aria-live="off">
      {languages.map((lang) => (
        <section key={lang} className="post-preview" aria-labelledby={`preview-${lang}`}>
          <h2 id={`preview-${lang}`}>{posts.previewOf[lang]}</h2>
          {previews[lang] ? <ArticleText html={previews[lang]} lang={lang} /> : <p className="note">{posts.nothing}</p>}
        </section>
      ))}
    </div>
  );
}
