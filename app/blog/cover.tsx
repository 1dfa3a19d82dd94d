import type { Picture } from "../../domain/content/content.ts";
import { readChart } from "../../domain/post/chart.ts";
import type { PostSummary } from "../../domain/post/post.ts";
import { socialPath } from "../paths.ts";
import { sourceOf, sourcesOf } from "../shell/picture.ts";
import { drawChart } from "../sections/chart-drawing.ts";
import { chartHeight, chartWidth, drawLagoon } from "../sections/chart-ink.ts";

export type ShownPost = PostSummary & {
  picture: Picture | undefined;
  /** The alt text of a chart that is shown as an image file; undefined for a chart drawn as SVG. */
  finding?: string | undefined;
};

type CoverProps = {
  post: Pick<ShownPost, "slug" | "lang" | "chart" | "picture" | "finding">;
  sizes: string;
  lazy?: boolean;
};

const smallScreen = 480;

export function Cover({ post, sizes, lazy }: CoverProps) {
  const { picture } = post;
  if (!picture && post.finding)
    return (
      <img
        src={socialPath(`articles/${post.slug}`, post.lang)}
        width={1200}
        height={630}
        alt={post.finding}
        lang={post.lang}
        loading="lazy"
        className="cover"
      />
    );
  if (!picture) return <DrawnCover post={post} />;
  return (
    <img
      src={sourceOf(picture, smallScreen)}
      srcSet={sourcesOf(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={lazy ? "lazy" : undefined}
      className="cover"
    />
  );
}

/** A chart of the article's numbers. An article without numbers gets a drawing generated from its slug. */
function DrawnCover({ post }: { post: CoverProps["post"] }) {
  const chart = readChart(post.chart, post.lang);
  const box = { viewBox: `0 0 ${chartWidth} ${chartHeight}`, className: "cover" };
  if (!chart) return <svg {...box} aria-hidden dangerouslySetInnerHTML={{ __html: drawLagoon(post.slug) }} />;
  const { ground, inside } = drawChart(chart);
  return (
    <svg
      {...box}
      role="img"
      style={{ backgroundColor: ground }}
      lang={post.lang}
      aria-label={chart.finding}
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
