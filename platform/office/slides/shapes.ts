import { xml, xmlText } from "../xml.ts";

export const namespaces = [
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
].join(" ");

/** A hundredth of a slide's height in EMU, the length unit of office files. A slide is 177.7 such units wide. */
export const unit = 68_580;

export type Box = { x: number; y: number; width: number; height: number };

function place({ x, y, width, height }: Box, tag: "a" | "p" = "a") {
  const [left, top, across, down] = [x, y, width, height].map((length) => Math.round(length * unit));
  return `<${tag}:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="${across}" cy="${down}"/></${tag}:xfrm>`;
}

export const fill = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

/** A filled rectangle that is marked as decorative, so that screen readers skip the shape. */
export const bar = (id: number, box: Box, colour: string) => xml`
  <p:sp>
    <p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>
    <p:spPr>
      ${place(box)}
      <a:prstGeom prst="rect"><a:avLst/></a:prstGeom>
      ${fill(colour)}
      <a:ln><a:noFill/></a:ln>
    </p:spPr>
  </p:sp>`;

/** A text box; `paragraphs` is XML, not plain text. */
export const textBox = (
  id: number,
  { name, box, paragraphs, anchor = "t" }: { name: string; box: Box; paragraphs: string; anchor?: "t" | "ctr" },
) => xml`
  <p:sp>
    <p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>
    <p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>
    <p:txBody>
      <a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr>
      <a:lstStyle/>
      ${paragraphs}
    </p:txBody>
  </p:sp>`;

/** A text that fills a placeholder of the slide's layout. */
export const placeholder = (id: number, { name, kind, paragraph }: { name: string; kind: string; paragraph: string }) =>
  xml`<p:sp>
    <p:nvSpPr>
      <p:cNvPr id="${id}" name="${name}"/>
      <p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>
      <p:nvPr><p:ph ${kind}/></p:nvPr>
    </p:nvSpPr>
    <p:spPr/>
    <p:txBody><a:bodyPr/><a:lstStyle/><a:p>${paragraph}</a:p></p:txBody>
  </p:sp>`;

export const frame = ({ drawn, box, uri, content }: { drawn: string; box: Box; uri: string; content: string }) => xml`
  <p:graphicFrame>
    <p:nvGraphicFramePr>${drawn}<p:nvPr/></p:nvGraphicFramePr>
    ${place(box, "p")}
    <a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${content}</a:graphicData></a:graphic>
  </p:graphicFrame>`;
