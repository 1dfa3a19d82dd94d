import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { Panel } from "./panel.tsx";
import { type Conversion, printPage } from "./share.ts";
import { deskFiguresWords } from "./words.ts";

const none = { visitors: 0, people: 0, share: null };

/** The number of visitors and of new leads for each entry page. */
export function ConversionsPanel({ list: { rows, others } }: { list: ShownFigures["conversions"] }) {
  const words = useWords(deskFiguresWords);
  const { count, percent } = formats[useLanguage().lang];
  if (rows.length === 0) return null;
  const withBefore = rows.some(({ before }) => before !== null);
  const twoLines = (first: string, second: string) => (
    <>
      {first}
      {withBefore && <span className="desk-sub">{second}</span>}
    </>
  );
  const head = (title: string) => ({ title: twoLines(title, words.before), figures: true });
  const cells = ({ now, earlier }: { now: Numbers; earlier: Numbers }) => [
    twoLines(count(now.visitors), count(earlier.visitors)),
    twoLines(count(now.people), count(earlier.people)),
    twoLines(now.share === null ? "" : percent(now.share), earlier.share === null ? "" : percent(earlier.share)),
  ];
  return (
    <Panel id="conversions" title={words.conversionsTitle} definition={words.conversionsDefinition}>
      <DataTable
        caption={words.conversionsTable}
        captionHidden
        columns={[{ title: words.page }, ...[words.visitors, words.converted, words.share].map(head)]}
        rows={[
          ...rows.map(({ id, row, now = none, earlier = none }) => ({
            id,
            cells: [printPage(row.page), ...cells({ now, earlier })],
          })),
          ...(others
            ? [
                {
                  id: "others",
                  cells: [
                    words.others(count(others.count)),
                    twoLines(count(others.value), others.before === null ? "" : count(others.before)),
                    "",
                    "",
                  ],
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

type Numbers = Pick<Conversion, "visitors" | "people" | "share">;
