import type { ComponentProps, ReactNode } from "react";
import { formats } from "../../../platform/language/format.ts";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { useLanguage } from "../../shell/language.tsx";
import { Panel } from "./panel.tsx";

type BarPanelProps = Pick<ComponentProps<typeof BarTable>, "heads" | "rows"> & {
  id: string;
  title: string;
  definition: ReactNode;
};

/** A figure by what it is of, a bar each. */
export function BarPanel({ id, title, definition, heads, rows }: BarPanelProps) {
  const { count } = formats[useLanguage().lang];
  return (
    <Panel id={id} title={title} definition={definition}>
      <BarTable caption={title} heads={heads} rows={rows} print={count} />
    </Panel>
  );
}
