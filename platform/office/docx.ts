import { zip } from "../archive/zip.server.ts";
import { numbering, settings, styles } from "./docx-parts.ts";
import type { Block, OfficeText, Run } from "./text.ts";
import {
  contentTypes,
  coreProperties,
  corePropertiesRelation,
  corePropertiesType,
  relations,
  xmlFile,
  xmlText,
} from "./xml.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Twentieths of a point between the margins of a page of A4. */
const textWidth = 9_638;

function run(piece: Run) {
  const { text, marked, strong } = typeof piece === "string" ? { text: piece } : piece;
  const look = `${strong ? "<w:b/>" : ""}${marked ? '<w:highlight w:val="yellow"/>' : ""}`;
  const lines = xmlText(text)
    .split(/\r\n|\r|\n/)
    .map((line) => `<w:t xml:space="preserve">${line}</w:t>`);
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${lines.join("<w:br/>")}</w:r>`;
}

const paragraph = (runs: readonly Run[], style?: string, more = "") =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ""}${more}</w:pPr>${runs.map(run).join("")}</w:p>`;

function table(head: readonly string[], rows: readonly (readonly Run[])[], numbers: readonly number[]) {
  const width = Math.floor(textWidth / head.length);
  const cell = (content: Run, column: number, style: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph([content], style, numbers.includes(column) ? '<w:jc w:val="right"/>' : "")}</w:tc>`;
  const row = (cells: readonly Run[], isHead: boolean) =>
    `<w:tr><w:trPr><w:cantSplit/>${isHead ? "<w:tblHeader/>" : ""}</w:trPr>${cells.map((content, column) => cell(content, column, isHead ? "TableHead" : "TableText")).join("")}</w:tr>`;
  const grid = head.map(() => `<w:gridCol w:w="${width}"/>`).join("");
  return `<w:tbl><w:tblPr><w:tblStyle w:val="Ruled"/><w:tblW w:w="${width * head.length}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0420" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${row(head, true)}${rows.map((cells) => row(cells, false)).join("")}</w:tbl>${paragraph([], "TableText")}`;
}

const looks = { lead: "Lead", note: "Note", heading: "Heading2" } as const;

function block(each: Block, heads: Heads): string {
  switch (each.type) {
    case "text":
      return paragraph(each.runs, each.look && looks[each.look]);
    case "list":
      return each.items
        .map((item) => paragraph(item, "ListParagraph", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'))
        .join("");
    case "figures":
      return table(
        heads.figures,
        each.figures.map(({ name, value, note }) => [name, value, note]),
        [1],
      );
    case "table":
      return table(each.head, each.rows, each.numbers);
    case "chart":
      return `${paragraph([each.chart.title], "Heading2")}${table(
        [heads.label, each.chart.series],
        each.chart.points.map(({ label, printed }) => [label, printed]),
        [1],
      )}`;
  }
}

/** What the columns are called of figures, and of a chart that is printed as its table. */
export type Heads = { figures: [string, string, string]; label: string };

const field =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

/** What stands at the foot of every page, with its number. */
const foot = (text: string) =>
  xmlFile(
    `<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run(`${text} · `)}${field}</w:p></w:ftr>`,
  );

/** A Word file. */
export function docx(document: OfficeText, heads: Heads, madeAt = new Date()): Buffer {
  const { title, subtitle, sections } = document;
  const lang = document.lang === "fr" ? "fr-FR" : "en-GB";
  const body = sections
    .map(({ title, blocks }) =>
      [title && paragraph([title], "Heading1"), ...blocks.map((each) => block(each, heads))].join(""),
    )
    .join("");
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="567" w:gutter="0"/></w:sectPr>';
  const files = {
    "[Content_Types].xml": contentTypes({
      "word/document.xml": `${word}.document.main+xml`,
      "word/styles.xml": `${word}.styles+xml`,
      "word/numbering.xml": `${word}.numbering+xml`,
      "word/settings.xml": `${word}.settings+xml`,
      "word/footer1.xml": `${word}.footer+xml`,
      "docProps/core.xml": corePropertiesType,
    }),
    "_rels/.rels": relations([
      { id: "rId1", type: "officeDocument", target: "word/document.xml" },
      { id: "rId2", type: corePropertiesRelation, target: "docProps/core.xml" },
    ]),
    "docProps/core.xml": coreProperties({ title, lang, madeAt }),
    "word/document.xml": xmlFile(
      `<w:document ${namespaces}><w:body>${paragraph([title], "Title")}${subtitle && paragraph([subtitle], "Subtitle")}${body}${page}</w:body></w:document>`,
    ),
    "word/_rels/document.xml.rels": relations([
      { id: "rId1", type: "styles", target: "styles.xml" },
      { id: "rId2", type: "numbering", target: "numbering.xml" },
      { id: "rId3", type: "settings", target: "settings.xml" },
      { id: "rId4", type: "footer", target: "footer1.xml" },
    ]),
    "word/styles.xml": styles(lang),
    "word/numbering.xml": numbering,
    "word/settings.xml": settings,
    "word/footer1.xml": foot(document.foot),
  };
  return zip(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    madeAt,
  );
}
