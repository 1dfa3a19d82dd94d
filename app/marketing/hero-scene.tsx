import { drawBars, type Growth } from "./bars.ts";

const waves = 8;
const [width, depth] = [1440, 240];

const waterLines = Array.from({ length: waves }, (_, index) => {
  const near = (index + 1) / waves;
  const half = 90 + 40 * (index % 2);
  const bend = Math.round(1 + 5 * near) * (index % 2 ? 1 : -1);
  return `M-${half} ${Math.round(depth * near ** 1.6 - 8 * near)}q${half / 2} ${bend} ${half} 0${`t${half} 0`.repeat(Math.ceil(width / half) + 1)}`;
}).join("");

/** For each stroke: the x position of its left end, its depth below the horizon, and its length. */
const reflection = [
  [-98, 6, 170],
  [-55, 13, 95],
  [-56, 23, 140],
  [-57, 35, 90],
  [-54, 50, 112],
  [-20, 69, 70],
  [-53, 90, 78],
  [-22, 115, 48],
  [-11, 142, 52],
]
  .map(([x, y, length]) => `M${x} ${y}h${length}`)
  .join("");

/** Draws one bar per month. The scene is aria-hidden, because the text beside it gives the same figures. */
export function HeroScene({ growth }: { growth: Growth }) {
  const { segments, water } = drawBars(growth);
  return (
    <div className="home-hero-scene" aria-hidden>
      <div className="home-hero-sky">
        <div className="home-hero-sun" />
      </div>
      <div className="home-hero-water">
        <svg viewBox={`0 0 ${width} ${depth}`} preserveAspectRatio="xMidYMin slice">
          <path d={waterLines} />
        </svg>
        <svg className="home-hero-glow">
          <path d={reflection} />
        </svg>
      </div>
      <div className="page">
        <svg className="scene-bars" fill="url(#shore)">
          <linearGradient id="shore" gradientUnits="userSpaceOnUse" x2="0" y1="100%" y2="0">
            <stop offset={water} stopColor="var(--salt)" />
            <stop offset={water} stopColor="var(--brand)" />
          </linearGradient>
          {segments.map((bars, index) => (
            <g key={index}>
              {bars.map(({ x, y }) => (
                <rect key={x} x={x} y={y} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
