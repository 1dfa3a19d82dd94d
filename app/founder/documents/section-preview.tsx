import { type Block, isMarked, type Run, textOf } from "../../../platform/office/text.ts";
import { DataTable } from "../../../ui/data-table.tsx";

function Piece({ run }: { run: Run }) {
  const text = textOf(run);
  if (isMarked(run)) return <mark className="gap-mark">{text}</mark>;
  if (typeof run === "string") return <>{text}</>;
  if (run.lang) return <span lang={run.lang}>{text}</span>;
  return run.strong ? <strong>{text}</strong> : <>{text}</>;
}

const Runs = ({ runs }: { runs: readonly Run[] }) => runs.map((run, index) => <Piece key={index} run={run} />);

function Preview({ block, title }: { block: Block; title: string }) {
  switch (block.type) {
    case "text":
      return (
        <p className={block.look === "heading" ? "preview-heading" : "preview-text"}>
          <Runs runs={block.runs} />
        </p>
      );
    case "list":
      return (
        <ul className="list">
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case "figures":
      return (
        <dl className="preview-figures">
          {block.figures.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Piece run={value} /> <span className="note">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return (
        <DataTable
          caption={title}
          captionHidden
          columns={block.head.map((head, column) => ({ title: head, figures: block.numbers.includes(column) }))}
          rows={block.rows.map((cells, index) => ({ id: String(index), cells }))}
        />
      );
    case "chart":
      return (
        <DataTable
          caption={block.chart.title}
          columns={[{ title: "" }, { title: block.chart.series, figures: true }]}
          rows={block.chart.points.map(({ label, printed }) => ({ id: label, cells: [label, printed] }))}
        />
      );
  }
}

export const SectionPreview = ({ title, blocks }: { title: string; blocks: readonly Block[] }) => (
  <div className="section-preview">
    {blocks.map((block, index) => (
      <Preview key={index} block={block} title={title} />
    ))}
  </div>
);
