import type { CellId } from "./cell-order.ts";
import { RunwayCell, type Shown } from "./runway-cell.tsx";
import { MrrCell } from "./revenue-cell.tsx";
import { CacCell, ChurnCell } from "./customer-cells.tsx";
import { NpsCell } from "./nps-cell.tsx";

const cells = { runway: RunwayCell, mrr: MrrCell, cac: CacCell, churn: ChurnCell, nps: NpsCell };

export function FigureCell({ id, ...shown }: Shown & { id: CellId }) {
  const NumberCell = cells[id];
  return <NumberCell {...shown} />;
}
