import { officeFile, relations } from "../package.ts";
import type { OfficeText } from "../text.ts";
import { chartParts } from "./chart.ts";
import { contentLayout, coverLayout, master, presentation, theme } from "./parts.ts";
import { slideXml } from "./slide.ts";
import { type Slide, slidesFor } from "./slides.ts";

const kind = "application/vnd.openxmlformats-officedocument.presentationml";
const workbooks = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" };
const toMaster = relations([{ id: "rId1", type: "slideMaster", target: "../slideMasters/slideMaster1.xml" }]);

const frame = {
  types: {
    "ppt/presentation.xml": `${kind}.presentation.main+xml`,
    "ppt/slideMasters/slideMaster1.xml": `${kind}.slideMaster+xml`,
    "ppt/slideLayouts/slideLayout1.xml": `${kind}.slideLayout+xml`,
    "ppt/slideLayouts/slideLayout2.xml": `${kind}.slideLayout+xml`,
    "ppt/theme/theme1.xml": "application/vnd.openxmlformats-officedocument.theme+xml",
  },
  parts: {
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
  },
};

const listOf = (slides: readonly Slide[]) => ({
  "ppt/presentation.xml": presentation(slides.length),
  "ppt/_rels/presentation.xml.rels": relations([
    { id: "rId1", type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
    { id: "rId2", type: "theme", target: "theme/theme1.xml" },
    ...slides.map((_, index) => ({ id: `rId${index + 10}`, type: "slide", target: `slides/slide${index + 1}.xml` })),
  ]),
});

export function pptx(document: OfficeText, madeAt = new Date()): Buffer {
  const lang = document.lang === "fr" ? "fr-FR" : "en-GB";
  const slides = slidesFor(document);
  const types: Record<string, string> = { ...frame.types };
  const parts: Record<string, string | Uint8Array> = { ...listOf(slides), ...frame.parts };
  let charts = 0;
  for (const [index, slide] of slides.entries()) {
    const name = `slide${index + 1}.xml`;
    const layout = slide.shows === "cover" ? 1 : 2;
    const shown = [{ id: "rId1", type: "slideLayout", target: `../slideLayouts/slideLayout${layout}.xml` }];
    types[`ppt/slides/${name}`] = `${kind}.slide+xml`;
    parts[`ppt/slides/${name}`] = slideXml(slide, lang);
    if (slide.shows === "chart") {
      charts += 1;
      Object.assign(parts, chartParts(slide.chart, charts, madeAt));
      types[`ppt/charts/chart${charts}.xml`] = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
      shown.push({ id: "rId2", type: "chart", target: `../charts/chart${charts}.xml` });
    }
    parts[`ppt/slides/_rels/${name}.rels`] = relations(shown);
  }
  return officeFile(
    {
      main: "ppt/presentation.xml",
      properties: { title: document.title, lang },
      types,
      endings: charts > 0 ? workbooks : {},
      parts,
    },
    madeAt,
  );
}
