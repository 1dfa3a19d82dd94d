import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { Cover, type ShownPost } from "./cover.tsx";
import { blogWords } from "./words.ts";

export function PostFacts({ post, dated }: { post: ShownPost; dated?: boolean }) {
  const { lang } = useLanguage();
  const words = useWords(blogWords);
  return (
    <p className="post-facts">
      <span className="post-category">{words.categories[post.category]}</span>
      {dated && <time dateTime={post.publishedOn}>{formats[lang].date(post.publishedOn)}</time>}
      <span>{words.minutes(post.minutes)}</span>
      {post.lang !== lang && <span className="mark">{words.writtenIn[post.lang]}</span>}
    </p>
  );
}

type PostCardProps = { post: ShownPost; featured?: boolean; heading?: "h2" | "h3" };

export function PostCard({ post, featured, heading: Heading = "h2" }: PostCardProps) {
  const { lang } = useLanguage();
  const words = useWords(blogWords);
  const foreign = post.lang === lang ? undefined : post.lang;
  const id = `post-${post.id}`;
  return (
    <article className={featured ? "post-card post-featured on-scene" : "post-card"} aria-labelledby={id}>
      <Cover
        post={post}
        sizes={featured ? "(width >= 64rem) 50vw, 92vw" : "(width >= 64rem) 30vw, (width >= 48rem) 45vw, 92vw"}
        lazy={!featured}
      />
      <div className="post-words">
        {featured && <p className="text-sun font-semibold">{words.featured}</p>}
        <PostFacts post={post} dated />
        <Heading id={id} lang={foreign} className="post-title">
          <NoBreak title={post.title} />
        </Heading>
        <p lang={foreign} className="post-excerpt">
          <NoBreak text={post.excerpt} />
        </p>
        <LinkButton
          to={pathOf("article", { slug: post.slug })}
          look={featured ? "primary" : "secondary"}
          small={!featured}
          className="post-read"
          aria-describedby={id}
          viewTransition
        >
          {words.read}
        </LinkButton>
      </div>
    </article>
  );
}
