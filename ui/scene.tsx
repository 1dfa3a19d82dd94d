import { useId } from "react";
import { classNames } from "./class-names.ts";

type View = {
  width: number;
  height: number;
  horizon: number;
  /** Centre and radius. */
  disc: readonly [number, number, number];
  waves: number;
  /** Which part stays when the frame has another shape. */
  keep: string;
};

type SceneProps = {
  view: "session" | "investors" | "dusk" | "rail";
  className?: string;
};

const views: Record<SceneProps["view"], View> = {
  session: { width: 520, height: 640, horizon: 300, disc: [130, 236, 84], waves: 12, keep: "xMinYMid" },
  investors: { width: 520, height: 600, horizon: 270, disc: [378, 206, 92], waves: 20, keep: "xMidYMax" },
  dusk: { width: 1440, height: 360, horizon: 190, disc: [1130, 190, 165], waves: 9, keep: "xMaxYMax" },
  rail: { width: 224, height: 132, horizon: 32, disc: [164, 30, 26], waves: 12, keep: "xMidYMax" },
};

/** Lagoon lines in three bands: closer, finer and flatter towards the horizon. */
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

/** Between these lines, which meet at the horizon, stand the startups of a session. */
const walk = "M136 300L508 196V684z";

/** Thirty startups as a colonnade that walks towards the light. */
function sessionStakes({ height }: View) {
  return Array.from({ length: 30 }, (_, index) => {
    const near = 0.915 ** index;
    const width = Math.max(1, Math.round(14 * near));
    return { path: `M${Math.round(136 + 358 * near)} 0h${width}v${height}h-${width}`, long: index % 10 === 9 };
  });
}

/** Investors and startups: lines from the whole shore that meet at the horizon. */
function meetingLines({ width, height, horizon }: View) {
  const lines = 17;
  const meet = Math.round(width * 0.3);
  return Array.from({ length: lines }, (_, index) => ({
    path: `M${Math.round(meet + (index - (lines - 1) / 2) * 82) - 9} ${height}h18L${meet} ${horizon}z`,
    long: index % 6 === 4,
  }));
}

function stakesOf(name: SceneProps["view"], view: View) {
  if (name === "dusk" || name === "rail") return [];
  if (name === "investors") return meetingLines(view);
  return sessionStakes(view);
}

/** A drawn lagoon at evening: decoration, in the colours of the theme. */
export function Scene({ view: name, className }: SceneProps) {
  const view = views[name];
  const clip = useId();
  const box = { viewBox: `0 0 ${view.width} ${view.height}`, preserveAspectRatio: `${view.keep} slice` };
  const [cx, cy, r] = view.disc;
  const bars = (long: boolean) =>
    stakesOf(name, view)
      .filter((stake) => stake.long === long)
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
      <svg {...box} className="scene-stakes">
        {name === "session" && (
          <clipPath id={clip}>
            <path d={walk} />
          </clipPath>
        )}
        <g clipPath={name === "session" ? `url(#${clip})` : undefined}>
          <path d={bars(false)} fill="var(--salt)" />
          <path d={bars(true)} fill="var(--sun)" />
        </g>
      </svg>
    </div>
  );
}
