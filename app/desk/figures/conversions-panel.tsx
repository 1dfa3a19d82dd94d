import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { Panel } from "./panel.tsx";
import { printPage } from "./share.ts";
import { useOthers } from "./use-others.ts";
import { deskFiguresWords } from "./words.ts";

/** Of those whose visit began on a page, how many left a lead. */
export function ConversionsPanel({ rows, others: rest }: ShownFigures["conversions"]) {
  const words = useWords(deskFiguresWords);
  const { count, percent } = formats[useLanguage().lang];
  const others = useOthers();
  return (
    <Panel id="conversions" title={words.conversionsTitle} definition={words.conversionsDefinition}>
      {rows.length === 0 ? (
        <p className="desk-empty">{words.conversionsNone}</p>
      ) : (
        <DataTable
          caption={words.conversionsTable}
          captionHidden
          columns={[
            { title: words.page },
            { title: words.visitors, figures: true },
            { title: words.converted, figures: true },
            { title: words.share, figures: true },
          ]}
          rows={[
            ...rows.map(({ page, visitors, people, share }) => ({
              id: page,
              cells: [printPage(page), count(visitors), count(people), share === null ? "" : percent(share)],
            })),
            ...others(rest).map(({ id, label, value }) => ({ id, cells: [label, count(value), "", ""] })),
          ]}
        />
      )}
    </Panel>
  );
}
