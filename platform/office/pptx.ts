import { zip } from "../archive/zip.server.ts";
import { chartParts } from "./chart-part.ts";
import { colours } from "./look.ts";
import {
  type Box,
  contentLayout,
  coverLayout,
  fill,
  master,
  namespaces,
  place,
  presentation,
  textBox,
  theme,
  tree,
  unit,
} from "./pptx-parts.ts";
import { linesIn, type Paragraph, type Slide, slidesFor } from "./slides.ts";
import type { OfficeText, Run } from "./text.ts";
import {
  contentTypes,
  coreProperties,
  corePropertiesRelation,
  corePropertiesType,
  relations,
  xmlFile,
  xmlText,
} from "./xml.ts";

type Look = { size: number; colour?: string; bold?: boolean; right?: boolean; above?: number; bullet?: boolean };

/** Little text is written large. */
const growthOf = (those: readonly Paragraph[]) => (linesIn(those) <= 3 ? 1.5 : linesIn(those) <= 7 ? 1.25 : 1);

const body: Box = { x: 14, y: 26, width: 150, height: 63 };

function drawer(lang: string) {
  function run(piece: Run, { size, colour = colours.ink, bold }: Look) {
    const { text, marked, strong } = typeof piece === "string" ? { text: piece } : piece;
    const look = `<a:rPr lang="${lang}" sz="${size * 100}"${bold || strong ? ' b="1"' : ""} dirty="0">${fill(colour)}${marked ? `<a:highlight><a:srgbClr val="${colours.sun}"/></a:highlight>` : ""}</a:rPr>`;
    return xmlText(text)
      .split(/\r\n|\r|\n/)
      .map((line) => `<a:r>${look}<a:t>${line}</a:t></a:r>`)
      .join("<a:br/>");
  }

  function paragraph(runs: readonly Run[], look: Look) {
    const bullet = look.bullet
      ? `<a:buClr><a:srgbClr val="${colours.accent}"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/>`
      : "<a:buNone/>";
    const indent = look.bullet ? ' marL="285750" indent="-285750"' : "";
    return `<a:p><a:pPr${indent}${look.right ? ' algn="r"' : ""}><a:spcBef><a:spcPts val="${(look.above ?? 0) * 100}"/></a:spcBef>${bullet}</a:pPr>${runs.map((piece) => run(piece, look)).join("")}</a:p>`;
  }

  const looks: Record<Paragraph["look"], Look> = {
    text: { size: 20, above: 8 },
    lead: { size: 24, above: 8 },
    note: { size: 16, colour: colours.ink2, above: 8 },
    heading: { size: 16, bold: true, colour: colours.brand, above: 14 },
    item: { size: 20, above: 6, bullet: true },
  };

  const paragraphs = (those: readonly Paragraph[], growth: number) =>
    those
      .map(({ runs, look }) => paragraph(runs, { ...looks[look], size: Math.round(looks[look].size * growth) }))
      .join("");

  const title = (text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="${lang}"${text.length > 60 ? ' sz="2600"' : ""} dirty="0"/><a:t>${xmlText(text)}</a:t></a:r></a:p></p:txBody></p:sp>`;

  const number = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Slide number"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="${lang}"/><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>`;

  function figures(those: Extract<Slide, { shows: "figures" }>["figures"]) {
    const columns = those.length === 4 ? 2 : Math.min(3, those.length);
    const width = body.width / columns;
    return those
      .map(({ name, value, note }, index) =>
        textBox(10 + index, {
          name,
          box: {
            x: body.x + (index % columns) * width,
            y: body.y + 2 + Math.floor(index / columns) * 31,
            width: width - 6,
            height: 27,
          },
          paragraphs: `${paragraph([name], { size: 18, colour: colours.ink2 })}${paragraph([value], { size: typeof value !== "string" ? 16 : value.length > 10 ? 28 : 40, bold: true, colour: colours.brand, above: 4 })}${paragraph([note], { size: 14, colour: colours.ink2, above: 4 })}`,
        }),
      )
      .join("");
  }

  function table({ head, rows, numbers }: Extract<Slide, { shows: "table" }>["table"]) {
    const width = Math.floor((body.width / head.length) * unit);
    const rule = (side: "lnL" | "lnR" | "lnT" | "lnB", weight: number) =>
      weight
        ? `<a:${side} w="${weight}">${fill(colours.line)}</a:${side}>`
        : `<a:${side} w="0"><a:noFill/></a:${side}>`;
    const cell = (text: string, column: number, isHead: boolean) =>
      `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph([text], { size: isHead ? 14 : 16, bold: isHead, colour: isHead ? colours.ink2 : colours.ink, right: numbers.includes(column) })}</a:txBody><a:tcPr marL="45720" marR="45720" anchor="ctr">${rule("lnL", 0)}${rule("lnR", 0)}${rule("lnT", 0)}${rule("lnB", 9_525)}<a:noFill/></a:tcPr></a:tc>`;
    const row = (cells: readonly string[], isHead: boolean) =>
      `<a:tr h="396000">${cells.map((text, column) => cell(text, column, isHead)).join("")}</a:tr>`;
    const box = { ...body, height: ((rows.length + 1) * 396_000) / unit };
    return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="10" name="Table"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${place(box, "p")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${head.map(() => `<a:gridCol w="${width}"/>`).join("")}</a:tblGrid>${row(head, true)}${rows.map((cells) => row(cells, false)).join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  }

  /** What a chart shows, for those who cannot see it. */
  const chart = ({ chart: { series, points }, caption }: Extract<Slide, { shows: "chart" }>) => {
    const text =
      caption.length > 0
        ? textBox(11, { name: "Text", box: { ...body, height: 12 }, paragraphs: paragraphs(caption, 1) })
        : "";
    const box = text ? { ...body, y: body.y + 14, height: body.height - 14 } : body;
    return `${text}<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="10" name="${xmlText(series)}" descr="${xmlText(points.map(({ label, printed }) => `${label}: ${printed}`).join(", "))}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${place(box, "p")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId2"/></a:graphicData></a:graphic></p:graphicFrame>`;
  };

  function content(slide: Slide) {
    switch (slide.shows) {
      case "cover":
        return `${textBox(10, { name: "Subtitle", box: { x: 14, y: 59, width: 120, height: 18 }, paragraphs: paragraph([slide.subtitle], { size: 22, colour: colours.salt }) })}${textBox(11, { name: "Foot", box: { x: 14, y: 86, width: 150, height: 10 }, anchor: "ctr", paragraphs: paragraph([slide.foot], { size: 14, colour: colours.line }) })}`;
      case "text":
        return textBox(10, {
          name: "Text",
          box: body,
          paragraphs: paragraphs(slide.paragraphs, growthOf(slide.paragraphs)),
        });
      case "figures":
        return figures(slide.figures);
      case "table":
        return table(slide.table);
      case "chart":
        return chart(slide);
    }
  }

  return (slide: Slide) =>
    xmlFile(
      `<p:sld ${namespaces}>${tree("", `${title(slide.title)}${slide.shows === "cover" ? "" : number}${content(slide)}`)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
    );
}

const kind = "application/vnd.openxmlformats-officedocument.presentationml";

/** A presentation: every section's texts, figures, tables and charts as slides. */
export function pptx(document: OfficeText, madeAt = new Date()): Buffer {
  const { title } = document;
  const lang = document.lang === "fr" ? "fr-FR" : "en-GB";
  const draw = drawer(lang);
  const types: Record<string, string> = {
    "ppt/presentation.xml": `${kind}.presentation.main+xml`,
    "ppt/slideMasters/slideMaster1.xml": `${kind}.slideMaster+xml`,
    "ppt/slideLayouts/slideLayout1.xml": `${kind}.slideLayout+xml`,
    "ppt/slideLayouts/slideLayout2.xml": `${kind}.slideLayout+xml`,
    "ppt/theme/theme1.xml": "application/vnd.openxmlformats-officedocument.theme+xml",
    "docProps/core.xml": corePropertiesType,
  };
  const toMaster = relations([{ id: "rId1", type: "slideMaster", target: "../slideMasters/slideMaster1.xml" }]);
  const slides = slidesFor(document);
  const files: Record<string, string | Buffer> = {
    "_rels/.rels": relations([
      { id: "rId1", type: "officeDocument", target: "ppt/presentation.xml" },
      { id: "rId2", type: corePropertiesRelation, target: "docProps/core.xml" },
    ]),
    "docProps/core.xml": coreProperties({ title, lang, madeAt }),
    "ppt/presentation.xml": presentation(slides.length),
    "ppt/_rels/presentation.xml.rels": relations([
      { id: "rId1", type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
      { id: "rId2", type: "theme", target: "theme/theme1.xml" },
      ...slides.map((_, index) => ({ id: `rId${index + 10}`, type: "slide", target: `slides/slide${index + 1}.xml` })),
    ]),
    "ppt/slideMasters/slideMaster1.xml": master,
    "ppt/slideMasters/_rels/slideMaster1.xml.rels": relations([
      { id: "rId1", type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" },
      { id: "rId2", type: "slideLayout", target: "../slideLayouts/slideLayout2.xml" },
      { id: "rId3", type: "theme", target: "../theme/theme1.xml" },
    ]),
    "ppt/slideLayouts/slideLayout1.xml": coverLayout,
    "ppt/slideLayouts/_rels/slideLayout1.xml.rels": toMaster,
    "ppt/slideLayouts/slideLayout2.xml": contentLayout,
    "ppt/slideLayouts/_rels/slideLayout2.xml.rels": toMaster,
    "ppt/theme/theme1.xml": theme,
  };
  let charts = 0;
  for (const [index, slide] of slides.entries()) {
    const name = `ppt/slides/slide${index + 1}.xml`;
    types[name] = `${kind}.slide+xml`;
    files[name] = draw(slide);
    const shown = [
      { id: "rId1", type: "slideLayout", target: `../slideLayouts/slideLayout${slide.shows === "cover" ? 1 : 2}.xml` },
    ];
    if (slide.shows === "chart") {
      charts += 1;
      Object.assign(files, chartParts(slide.chart, charts, madeAt));
      types[`ppt/charts/chart${charts}.xml`] = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
      shown.push({ id: "rId2", type: "chart", target: `../charts/chart${charts}.xml` });
    }
    files[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations(shown);
  }
  const workbooks = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" };
  return zip(
    [
      { name: "[Content_Types].xml", content: contentTypes(types, charts > 0 ? workbooks : {}) },
      ...Object.entries(files).map(([name, content]) => ({ name, content })),
    ],
    madeAt,
  );
}
