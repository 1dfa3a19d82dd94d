import { xml, xmlText } from "../xml.ts";
import type { Run } from "../text.ts";
import { textWidth } from "./parts.ts";

export function run(piece: Run) {
  const { text, marked, strong } = typeof piece === "string" ? { text: piece } : piece;
  const look = `${strong ? "<w:b/>" : ""}${marked ? '<w:highlight w:val="yellow"/>' : ""}`;
  const lines = xmlText(text)
    .split(/\r\n|\r|\n/)
    .map((line) => `<w:t xml:space="preserve">${line}</w:t>`);
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${lines.join("<w:br/>")}</w:r>`;
}

export const paragraph = (runs: readonly Run[], style?: string, more = "") =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ""}${more}</w:pPr>${runs.map(run).join("")}</w:p>`;

export function table(head: readonly string[], rows: readonly (readonly Run[])[], numbers: readonly number[]) {
  const width = Math.floor(textWidth / head.length);
  const cell = (content: Run, column: number, style: string) => {
    const right = numbers.includes(column) ? '<w:jc w:val="right"/>' : "";
    return xml`<w:tc>
      <w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>
      ${paragraph([content], style, right)}
    </w:tc>`;
  };
  const row = (cells: readonly Run[], style: "TableHead" | "TableText") =>
    xml`<w:tr>
      <w:trPr><w:cantSplit/>${style === "TableHead" ? "<w:tblHeader/>" : ""}</w:trPr>
      ${cells.map((content, column) => cell(content, column, style))}
    </w:tr>`;
  const bands = 'w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="1"';
  return xml`<w:tbl>
      <w:tblPr>
        <w:tblStyle w:val="Ruled"/>
        <w:tblW w:w="${width * head.length}" w:type="dxa"/>
        <w:tblLayout w:type="fixed"/>
        <w:tblLook w:val="0420" ${bands}/>
      </w:tblPr>
      <w:tblGrid>${head.map(() => `<w:gridCol w:w="${width}"/>`)}</w:tblGrid>
      ${row(head, "TableHead")}
      ${rows.map((cells) => row(cells, "TableText"))}
    </w:tbl>
    ${paragraph([], "TableText")}`;
}
