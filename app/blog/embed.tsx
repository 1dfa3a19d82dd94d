import "./blog.css";

type ArticleTextProps = { html: string; lang: string | undefined };

/** The text of an article, as its page shows it. */
export function ArticleText({ html, lang }: ArticleTextProps) {
  return <div className="article-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
