import { useWords } from "../shell/language.tsx";
import type { planRows } from "./plan-rows.ts";
import { pricingWords } from "./words.ts";

type RightsPictureProps = { rows: ReturnType<typeof planRows>[number]["rows"]; plans: readonly string[] };

const step = 20;
const base = 112;

export function RightsPicture({ rows, plans }: RightsPictureProps) {
  const words = useWords(pricingWords);
  const width = rows.length * step;
  return (
    <ul className="rights">
      {plans.map((plan, at) => {
        const open = rows.filter(({ opened }) => opened[at]).length;
        const bar = (index: number, wide: number) => {
          const tall = Math.round(34 + (62 * (index + 1)) / rows.length);
          return `M${index * step + 4} ${base}v-${tall}h${wide}v${tall}z`;
        };
        const all = rows.map((_, index) => bar(index, 11));
        return (
          <li key={plan}>
            <svg viewBox={`0 0 ${width} 132`} aria-hidden>
              <path d={all.slice(open).join("")} className="rights-ghosts" />
              <path d={all.slice(0, open).join("")} fill="var(--brand)" />
              <path d={`M0 ${base}H${width}v20H0z`} fill="var(--scene)" />
            </svg>
            <b>{plan}</b>
            <span>{words.opens(open, rows.length)}</span>
          </li>
        );
      })}
    </ul>
  );
}
