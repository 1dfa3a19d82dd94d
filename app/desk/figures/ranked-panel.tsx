import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { BarPanel } from "./bar-panel.tsx";
import type { Ranked } from "./compare.ts";
import { deskFiguresWords } from "./words.ts";

type RankedPanelProps<Row> = {
  id: string;
  title: string;
  definition: string;
  heads: readonly [string, string];
  list: Ranked<Row>;
  label: (row: Row) => string;
};

export function RankedPanel<Row>({ list: { rows, others }, label, ...panel }: RankedPanelProps<Row>) {
  const words = useWords(deskFiguresWords);
  const { count } = formats[useLanguage().lang];
  if (rows.length === 0) return null;
  return (
    <BarPanel
      {...panel}
      rows={[
        ...rows.map(({ id, row, value, before }) => ({ id, label: label(row), value, before })),
        ...(others ? [{ ...others, id: "others", label: words.others(count(others.count)) }] : []),
      ]}
    />
  );
}
