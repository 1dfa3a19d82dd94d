import type { SceneFigure } from "../../ui/scene.tsx";
import { between, bar } from "../sections/bar.ts";

type Range = { from: number; to: number };
type Ranges = { steps: number; revenue: Range & { average: number }; funding: Range };

export function rangesOnShore({ steps, revenue, funding }: Ranges): SceneFigure {
  const x = between(760, 1372);
  const within = (at: number, range: { from: number; to: number }) => (at >= range.from && at <= range.to ? 1 : 0);
  const drawn = (lit: boolean) =>
    Array.from({ length: steps + 1 }, (_, at) => at)
      .filter((at) => (at === revenue.average) === lit)
      .map((at) => bar(x(at / steps), 34 + 76 * (within(at, revenue) + within(at, funding))))
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}
