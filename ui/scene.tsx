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
  view: "programme" | "session" | "dusk";
  className?: string;
};

const views: Record<SceneProps["view"], View> = {
  programme: { width: 520, height: 600, horizon: 285, disc: [372, 226, 106], waves: 26, keep: "xMidYMax" },
  session: { width: 520, height: 640, horizon: 300, disc: [130, 236, 84], waves: 22, keep: "xMidYMid" },
  dusk: { width: 1440, height: 360, horizon: 190, disc: [1130, 190, 165], waves: 14, keep: "xMaxYMax" },
};

/** Lagoon lines: closer, finer and flatter towards the horizon. */
function waterLines({ width, height, horizon, waves }: View) {
  return Array.from({ length: waves }, (_, index) => {
    const near = (index + 1) / waves;
    const y = Math.round(horizon + (height - horizon) * near ** 1.7);
    const half = Math.round(50 + 70 * near + ((index * 37) % 29));
    const bend = (1 + 7 * near) * (index % 2 ? 1 : -1);
    const start = -Math.round((index * 53) % (2 * half)) - 60;
    const bends = Math.ceil((width + 120 - start) / half) - 1;
    return { d: `M${start} ${y}q${half / 2}${bend < 0 ? "" : " "}${bend.toFixed(1)} ${half} 0${`t${half} 0`.repeat(bends)}`, near };
  });
}

/** Stakes that rise as revenue does: times four over the eighteen months. */
function programmeStakes({ height }: View) {
  return Array.from({ length: 18 }, (_, index) => ({
    x: 31 + index * 26.25,
    width: 12,
    height: Math.round(98 * 4 ** (index / 17)),
    y: height,
    long: [2, 8, 17].includes(index),
  }));
}

/** Thirty startups as a colonnade that walks towards the light. */
function sessionStakes({ height, horizon }: View) {
  return Array.from({ length: 30 }, (_, index) => {
    const near = 0.915 ** index;
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      x: round(136 + 358 * near),
      width: round(14 * near),
      height: round(470 * near),
      y: round(horizon + (height + 30 - horizon) * near),
      long: index % 10 === 9,
    };
  });
}

function stakesOf(name: SceneProps["view"], view: View) {
  if (name === "dusk") return [];
  return name === "programme" ? programmeStakes(view) : sessionStakes(view);
}

/** A drawn lagoon at evening: decoration, in the colours of the theme. */
export function Scene({ view: name, className }: SceneProps) {
  const view = views[name];
  const box = { viewBox: `0 0 ${view.width} ${view.height}`, preserveAspectRatio: `${view.keep} slice` };
  const [cx, cy, r] = view.disc;
  const bars = (long: boolean) =>
    stakesOf(name, view)
      .filter((stake) => stake.long === long)
      .map((stake) => `M${stake.x} ${stake.y}v-${stake.height}h${stake.width}v${stake.height}z`)
      .join("");
  return (
    <div className={classNames("scene", className)} aria-hidden>
      <svg {...box}>
        <circle cx={cx} cy={cy} r={r} fill="var(--accent)" />
      </svg>
      <svg {...box} className="scene-water" fill="none" stroke="light-dark(#9fd0c8, #5ca69f)">
        {waterLines(view).map(({ d, near }) => (
          <path key={d} d={d} strokeWidth={(0.5 + 1.2 * near).toFixed(1)} opacity={(0.35 + 0.4 * near).toFixed(2)} />
        ))}
      </svg>
      <svg {...box} className="scene-stakes">
        <path d={bars(false)} fill="var(--salt)" />
        <path d={bars(true)} fill="var(--sun)" />
      </svg>
    </div>
  );
}
