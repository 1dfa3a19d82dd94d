import { useId } from "react";
import { classNames } from "./class-names.ts";

/** The parts of a drawing of a landscape with water; all lengths are in units of the SVG view box. */
export type View = {
  width: number;
  height: number;
  horizon: number;
  /** The centre (x and y) and the radius of the coloured disc behind the water. */
  disc: readonly [number, number, number];
  waves: number;
  /** The SVG alignment that decides which part of the drawing remains visible in a frame of another aspect ratio. */
  keep: string;
  /** Wooden posts in the water; long ones have the colour of the sun. */
  bars?: readonly { path: string; long: boolean }[];
  /** The SVG path to which the posts are clipped. */
  within?: string;
};

export const dusk: View = {
  width: 1440,
  height: 360,
  horizon: 190,
  disc: [1130, 190, 165],
  waves: 9,
  keep: "xMaxYMax",
};

/** Additional SVG paths for the drawing on one page, by colour (`salt` and `sun`), in units of the view box. */
export type SceneFigure = { salt: string; sun?: string };

type SceneProps = {
  view?: View;
  figure?: SceneFigure;
  className?: string;
};

/** Draws the wave lines in three bands, which become finer and closer together towards the horizon. */
function waterBands({ width, height, horizon, waves }: View) {
  const lines = Array.from({ length: waves }, (_, index) => {
    const near = (index + 1) / waves;
    const y = Math.round(horizon + (height - horizon) * near ** 1.7);
    const half = 70 + 25 * (index % 3);
    const bend = Math.round((2 + 6 * near) * (index % 2 ? 1 : -1));
    const bends = Math.ceil((width + 200) / half);
    return `M${-100 - ((index * 30) % 80)} ${y}q${half / 2} ${bend} ${half} 0${`t${half} 0`.repeat(bends)}`;
  });
  const third = Math.ceil(waves / 3);
  return [0, 1, 2].map((band) => lines.slice(band * third, (band + 1) * third).join(""));
}

export function Scene({ view = dusk, figure, className }: SceneProps) {
  const clip = useId();
  const { width, height, keep, disc, bars = [], within } = view;
  const box = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${keep} slice` };
  const [cx, cy, r] = disc;
  const barsOf = (long: boolean) =>
    bars
      .filter((bar) => bar.long === long)
      .map(({ path }) => path)
      .join("");
  return (
    <div className={classNames("scene", className)} aria-hidden>
      <svg {...box}>
        <circle cx={cx} cy={cy} r={r} fill="var(--accent)" />
      </svg>
      <svg {...box} className="scene-water" fill="none" stroke="light-dark(#9fd0c8, #5ca69f)">
        {waterBands(view).map((lines, band) => (
          <path key={lines} d={lines} strokeWidth={[0.7, 1.1, 1.5][band]} opacity={[0.45, 0.57, 0.69][band]} />
        ))}
      </svg>
      <svg {...box} className="scene-bars">
        {within && (
          <clipPath id={clip}>
            <path d={within} />
          </clipPath>
        )}
        <g clipPath={within && `url(#${clip})`}>
          <path d={barsOf(false)} fill="var(--salt)" />
          <path d={barsOf(true)} fill="var(--sun)" />
          {figure && <path d={figure.salt} fill="var(--salt)" />}
          {figure?.sun && <path d={figure.sun} fill="var(--sun)" />}
        </g>
      </svg>
    </div>
  );
}
