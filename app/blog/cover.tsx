import type { Picture } from "../../domain/content/content.ts";
import type { Category, PostSummary } from "../../domain/post/post.ts";
import { seedOf } from "../../ui/initials.ts";
import { sourceOf, sourcesOf } from "../sections/picture.ts";

/** A post with the picture that its cover names. */
export type ShownPost = PostSummary & { picture: Picture | undefined };

const width = 320;
const height = 180;
const stakes = 9;

/** What each category's stakes draw: a climb, a wave of rounds, an even row, a few marks. */
const heights: Record<Category, (index: number, shift: number) => number> = {
  growth: (index, shift) => 14 + 96 * ((index + 1) / stakes) ** (1.4 + shift / 4),
  fundraising: (index, shift) => 20 + 30 * Math.ceil(((index + 1 + (shift % 2)) / stakes) * 3),
  strategy: (index, shift) => 62 + 26 * Math.sin((index + shift) * 0.8),
  "startup-tips": (index, shift) => (index % 3 === shift % 3 ? 84 : 26),
};

type CoverProps = {
  post: Pick<ShownPost, "slug" | "category" | "picture">;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** It stands below what is first seen of a page. */
  lazy?: boolean;
};

const smallScreen = 480;

/** A post's picture: the one that was chosen for it, else a drawn one. */
export function Cover({ post: { slug, category, picture }, sizes, lazy }: CoverProps) {
  if (!picture) return <DrawnCover slug={slug} category={category} />;
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

/** The lagoon under a sun, drawn from a post's address and its category. Decoration. */
function DrawnCover({ slug, category }: { slug: string; category: Category }) {
  const seed = seedOf(slug);
  const shift = seed % 5;
  const x = 60 + ((seed >> 3) % 200);
  const radius = 26 + ((seed >> 6) % 26);
  const horizon = 74 + ((seed >> 9) % 22);
  const step = 13 + (seed % 4);
  const from = x > width / 2 ? 22 : width - 22 - stakes * step;
  const bars = Array.from({ length: stakes }, (_, index) => {
    const tall = Math.round(heights[category](index, shift));
    return `M${from + index * step} ${height}v-${tall}h7v${tall}z`;
  });
  const lit = (seed >> 4) % stakes;
  const waves = [0.1, 0.28, 0.52, 0.82].map((near) => `M0 ${Math.round(horizon + (height - horizon) * near)}h${width}`);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" className="cover" aria-hidden>
      <circle cx={x} cy={horizon - 6} r={radius} fill="var(--accent)" />
      <path d={`M0 ${horizon}h${width}v${height}H0z`} fill="var(--scene)" />
      <path d={waves.join("")} stroke="#7fbab3" strokeOpacity=".55" />
      <path d={bars.filter((_, index) => index !== lit).join("")} fill="var(--salt)" />
      <path d={bars[lit]} fill="var(--sun)" />
    </svg>
  );
}
