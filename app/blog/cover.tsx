import type { Category } from "../../domain/post/post.ts";
import { seedOf } from "../../ui/initials.ts";

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

/** A post's picture: the lagoon under a sun, drawn from its address and its category. Decoration. */
export function Cover({ slug, category }: { slug: string; category: Category }) {
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
