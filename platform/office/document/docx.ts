import { officeFile, relations } from "../package.ts";
import { xml, xmlFile } from "../xml.ts";
import type { Block, OfficeText } from "../text.ts";
import { footer, namespaces, numbering, page, settings, styles } from "./parts.ts";
import { paragraph, run, table } from "./docx-table.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";

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

/** `figures` heads a table of key figures; `label` heads the table that replaces a chart. */
export type Heads = { figures: [string, string, string]; label: string };

export function docx(document: OfficeText, heads: Heads, madeAt = new Date()): Buffer {
  const { title, subtitle, sections, foot } = document;
  const lang = document.lang === "fr" ? "fr-FR" : "en-GB";
  const body = sections.flatMap((section) => [
    section.title && paragraph([section.title], "Heading1"),
    ...section.blocks.map((each) => block(each, heads)),
  ]);
  return officeFile(
    {
      main: "word/document.xml",
      properties: { title, lang },
      types: {
        "word/document.xml": `${word}.document.main+xml`,
        "word/styles.xml": `${word}.styles+xml`,
        "word/numbering.xml": `${word}.numbering+xml`,
        "word/settings.xml": `${word}.settings+xml`,
        "word/footer1.xml": `${word}.footer+xml`,
      },
      parts: {
        "word/document.xml": xmlFile(
          xml`<w:document ${namespaces}>
            <w:body>
              ${paragraph([title], "Title")}
              ${subtitle && paragraph([subtitle], "Subtitle")}
              ${body}
              ${page}
            </w:body>
          </w:document>`,
        ),
        "word/_rels/document.xml.rels": relations([
          { id: "rId1", type: "styles", target: "styles.xml" },
          { id: "rId2", type: "numbering", target: "numbering.xml" },
          { id: "rId3", type: "settings", target: "settings.xml" },
          { id: "rId4", type: "footer", target: "footer1.xml" },
        ]),
        "word/styles.xml": styles({ lang }),
        "word/numbering.xml": numbering,
        "word/settings.xml": settings,
        "word/footer1.xml": footer(run(`${foot} · `)),
      },
    },
    madeAt,
  );
}
