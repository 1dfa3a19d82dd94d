import { Link } from "react-router";
import type { LegalBlock, Resolved } from "../../domain/content/content.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { type FixedRoute, pathOf } from "../paths.ts";
import { NoBreak } from "../shell/no-break.tsx";
import { Rows } from "../../ui/rows.tsx";

export function Block({ block }: { block: Resolved<LegalBlock> }) {
  switch (block.type) {
    case "text":
      return (
        <p>
          <NoBreak text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <NoBreak text={item} />
            </li>
          ))}
        </ul>
      );
    case "rows":
      return <Rows rows={block.rows.map(({ label, value }) => ({ label, value: <NoBreak text={value} /> }))} />;
    case "table":
      return (
        <DataTable
          caption={block.caption}
          columns={block.columns.map((title) => ({ title }))}
          rows={block.rows.map((cells) => ({
            id: cells.join(" "),
            cells: cells.map((cell) => <NoBreak key={cell} text={cell} />),
          }))}
        />
      );
    case "box":
      return (
        <section className="panel legal-box" aria-label={block.title}>
          <h3>{block.title}</h3>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      );
    case "link":
      return (
        <p>
          <a href={block.href} rel="noopener">
            {block.label}
          </a>
        </p>
      );
    case "page":
      return (
        <p>
          <Link to={pathOf(block.page as FixedRoute)}>{block.label}</Link>
        </p>
      );
  }
}
