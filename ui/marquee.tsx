import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

type MarqueeProps = {
  label?: string;
  pause: string;
  rows: readonly { id: string; towards: "left" | "right"; items: readonly { id: string; item: ReactNode }[] }[];
  /** How many seconds a row takes to scroll by the length of its list. */
  seconds?: number;
  beside?: boolean;
  className?: string;
};

/** Each row contains its list four times, so that the animation repeats without a visible gap. */
const copies = [0, 1, 2, 3];

/** Rows that scroll by CSS only; hover, focus, the pause switch and reduced motion pause the rows. */
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
