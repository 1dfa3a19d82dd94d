import type { ReactNode } from "react";
import { formats } from "../../../platform/language/format.ts";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Compared } from "./compare.ts";
import { Panel } from "./panel.tsx";
import { deskFiguresWords } from "./words.ts";

type BarPanelProps = {
  id: string;
  title: string;
  definition: ReactNode;
  /** The two column headings: the kind of row, and what the number counts. */
  heads: readonly [string, string];
  rows: readonly (Compared & { id: string; label: string; share?: string })[];
};

export function BarPanel({ id, title, definition, heads: [what, figure], rows }: BarPanelProps) {
  const words = useWords(deskFiguresWords);
  const { count } = formats[useLanguage().lang];
  const withBefore = rows.some(({ before }) => before !== null);
  const withShare = rows.some(({ share }) => share !== undefined);
  return (
    <Panel id={id} title={title} definition={definition}>
      <BarTable
        labelledBy={id}
        heads={[what, figure, ...(withBefore ? [words.before] : []), ...(withShare ? [words.share] : [])]}
        rows={rows.map(({ before, share, ...row }) => ({
          ...row,
          more: [...(withBefore ? [before === null ? "" : count(before)] : []), ...(withShare ? [share ?? ""] : [])],
        }))}
        print={count}
      />
    </Panel>
  );
}
