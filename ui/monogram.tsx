import { initialsOf, seedOf } from "./initials.ts";

type MonogramProps = { name: string; image?: string | undefined; size?: number; zoom?: "cover" | "contain" };

export function Monogram({ name, image, size = 56, zoom = "cover" }: MonogramProps) {
  const tint = `var(--series-${(seedOf(name) % 5) + 1})`;
  return (
    <span className="monogram" style={{ "--tint": tint, width: size, height: size }} aria-hidden>
      <svg viewBox="0 0 56 56">
        <text x="28" y="33" textAnchor="middle">
          {initialsOf(name)}
        </text>
        <path d="M16 47v-8m6 3v-3m6 3v-3m6 3v-3m6 8v-8" />
      </svg>
      {image && <img src={image} alt="" width={size} height={size} loading="lazy" style={{ objectFit: zoom }} />}
    </span>
  );
}
