import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

type MarqueeProps = {
  label?: string;
  /** Label of the switch that pauses the animation. */
  pause: string;
  rows: readonly { id: string; towards: "left" | "right"; items: readonly { id: string; item: ReactNode }[] }[];
  /** Seconds for one pass of the list. */
  seconds?: number;
  /** Puts the switch beside the rows instead of under them. */
  beside?: boolean;
  className?: string;
};

/** Each row repeats its list, so that the animation loops without a gap. */
const copies = [0, 1, 2, 3];

/** Rows that scroll endlessly, with CSS alone. The switch, hover, focus and reduced motion pause them. */
export function Marquee({ label, pause, rows, seconds = 40, beside, className }: MarqueeProps) {
  return (
    <div
      role={label ? "group" : undefined}
      aria-label={label}
      className={classNames("marquee", beside && "marquee-beside", className)}
    >
      <div className="marquee-rows" style={{ "--turn": `${seconds}s` }}>
        {rows.map(({ id, towards, items }) => (
          <div key={id} className="marquee-row" data-towards={towards}>
            {copies.map((copy) => (
              <ul key={copy} aria-hidden={copy > 0 || undefined}>
                {items.map(({ id: item, item: drawing }) => (
                  <li key={item}>{drawing}</li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
      <label className="marquee-pause">
        <input type="checkbox" aria-label={pause} />
        <PauseIcon className="pause" />
        <PlayIcon className="play" />
      </label>
    </div>
  );
}
