import type { QuestionPoints } from "../../domain/quiz/scoring.ts";
import { flamingo, type Frame, landscapeOf } from "../sections/quiz-landscape.ts";

const frames: Record<"wide" | "tall", Frame> = {
  wide: { width: 1280, top: 20, horizon: 150, ground: 290, bar: 32, sun: 112 },
  tall: { width: 390, top: 10, horizon: 126, ground: 246, bar: 17, sun: 62 },
};

type Props = { scored: readonly QuestionPoints[]; places: readonly number[]; highest: number; label?: string };

export function Landscape({ scored, places, highest, label }: Props) {
  return (
    <div {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })} className="quiz-water">
      {(["wide", "tall"] as const).map((name) => {
        const frame = frames[name];
        const { planted, missing, next, open, here, birds, waves, sun } = landscapeOf(scored, places, highest, frame);
        const size = frame.bar / 32;
        return (
          <svg key={name} viewBox={`0 0 ${frame.width} ${frame.ground}`} className={`quiz-${name}`} aria-hidden>
            <path d={sun.disc} fill="var(--accent)" />
            <path d={sun.glints} stroke="var(--accent)" strokeWidth={4 * size} />
            <path d={waves} fill="none" stroke="light-dark(#9fd0c8, #5ca69f)" strokeWidth="1.1" opacity=".5" />
            {open && <path d={open} className="quiz-open" />}
            {here && <path d={here} className="quiz-next" />}
            <path d={missing} className="quiz-missing" />
            <path d={next} className="quiz-next" />
            <path d={planted} fill="var(--salt)" />
            {birds.map(({ x, y, scale }) => (
              <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
                <path d={flamingo.body} fill="var(--accent)" />
                <path d={flamingo.lines} fill="none" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
                <path d={flamingo.beak} fill="#0c2a2d" />
              </g>
            ))}
          </svg>
        );
      })}
    </div>
  );
}
