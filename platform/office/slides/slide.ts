import { colours } from "../look.ts";
import { xml, xmlFile, xmlText } from "../xml.ts";
import { growthOf, type Writer, writer } from "./paragraphs.ts";
import { frame, namespaces, placeholder, textBox } from "./shapes.ts";
import type { Slide } from "./slides.ts";
import { body, table } from "./slide-table.ts";

const group = xml`
  <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
  <p:grpSpPr>
    <a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm>
  </p:grpSpPr>`;

function title(text: string, lang: string) {
  const size = text.length > 60 ? ' sz="2600"' : "";
  const paragraph = `<a:r><a:rPr lang="${lang}"${size} dirty="0"/><a:t>${xmlText(text)}</a:t></a:r>`;
  return placeholder(2, { name: "Title", kind: 'type="title"', paragraph });
}

function slideNumber(lang: string) {
  const paragraph = xml`
    <a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="${lang}"/><a:t>‹#›</a:t></a:fld>`;
  return placeholder(3, { name: "Slide number", kind: 'type="sldNum" sz="quarter" idx="12"', paragraph });
}

function cover({ subtitle, foot }: Extract<Slide, { shows: "cover" }>, { paragraph }: Writer) {
  return (
    textBox(10, {
      name: "Subtitle",
      box: { x: 14, y: 59, width: 120, height: 18 },
      paragraphs: paragraph([subtitle], { size: 22, colour: colours.salt }),
    }) +
    textBox(11, {
      name: "Foot",
      box: { x: 14, y: 86, width: 150, height: 10 },
      anchor: "ctr",
      paragraphs: paragraph([foot], { size: 14, colour: colours.line }),
    })
  );
}

function figures({ figures: shown }: Extract<Slide, { shows: "figures" }>, { paragraph }: Writer) {
  const columns = shown.length === 4 ? 2 : Math.min(3, shown.length);
  const width = body.width / columns;
  return shown
    .map(({ name, value, note }, index) => {
      const size = typeof value !== "string" ? 16 : value.length > 10 ? 28 : 40;
      const [x, y] = [body.x + (index % columns) * width, body.y + 2 + Math.floor(index / columns) * 31];
      return textBox(10 + index, {
        name,
        box: { x, y, width: width - 6, height: 27 },
        paragraphs: [
          paragraph([name], { size: 18, colour: colours.ink2 }),
          paragraph([value], { size, bold: true, colour: colours.brand, above: 4 }),
          paragraph([note], { size: 14, colour: colours.ink2, above: 4 }),
        ].join(""),
      });
    })
    .join("");
}

/** Returns the XML of a chart, whose text alternative lists the values for screen readers. */
function chart({ chart: { series, points }, caption }: Extract<Slide, { shows: "chart" }>, { paragraphs }: Writer) {
  const values = points.map(({ label, printed }) => `${label}: ${printed}`).join(", ");
  const namespace = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
  const over = caption.length > 0 ? 14 : 0;
  const text = { name: "Text", box: { ...body, height: 12 }, paragraphs: paragraphs(caption) };
  const drawing = frame({
    drawn: `<p:cNvPr id="10" name="${xmlText(series)}" descr="${xmlText(values)}"/><p:cNvGraphicFramePr/>`,
    box: { ...body, y: body.y + over, height: body.height - over },
    uri: "chart",
    content: `<c:chart ${namespace} r:id="rId2"/>`,
  });
  return (over > 0 ? textBox(11, text) : "") + drawing;
}

function content(slide: Slide, write: Writer) {
  switch (slide.shows) {
    case "cover":
      return cover(slide, write);
    case "text":
      return textBox(10, {
        name: "Text",
        box: body,
        paragraphs: write.paragraphs(slide.paragraphs, growthOf(slide.paragraphs)),
      });
    case "figures":
      return figures(slide, write);
    case "table":
      return table(slide, write);
    case "chart":
      return chart(slide, write);
  }
}

/** Returns the XML of one slide, which refers to its layout as `rId1` and to its chart as `rId2`. */
export const slideXml = (slide: Slide, lang: string) =>
  xmlFile(
    xml`<p:sld ${namespaces}>
      <p:cSld>
        <p:spTree>
          ${group}
          ${title(slide.title, lang)}
          ${slide.shows === "cover" ? "" : slideNumber(lang)}
          ${content(slide, writer(lang))}
        </p:spTree>
      </p:cSld>
      <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
    </p:sld>`,
  );
