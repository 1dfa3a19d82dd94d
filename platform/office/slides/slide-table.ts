import { colours } from "../look.ts";
import { xml } from "../xml.ts";
import type { Writer } from "./paragraphs.ts";
import { type Box, fill, frame, unit } from "./shapes.ts";
import type { Slide } from "./slides.ts";

export const body: Box = { x: 14, y: 26, width: 150, height: 63 };

const noRule = (side: string) => `<a:${side} w="0"><a:noFill/></a:${side}>`;
/** Table cells have only a bottom border. */
const rules = xml`
  ${["lnL", "lnR", "lnT"].map(noRule)}
  <a:lnB w="9525">${fill(colours.line)}</a:lnB>
  <a:noFill/>`;
const rowHeight = 396_000;

export function table({ table: { head, rows, numbers } }: Extract<Slide, { shows: "table" }>, { paragraph }: Writer) {
  const width = Math.floor((body.width / head.length) * unit);
  const row = (cells: readonly string[], look: { size: number; bold: boolean; colour: string }) => xml`
    <a:tr h="${rowHeight}">
      ${cells.map(
        (text, column) => xml`
          <a:tc>
            <a:txBody><a:bodyPr/><a:lstStyle/>${paragraph([text], { ...look, right: numbers.includes(column) })}</a:txBody>
            <a:tcPr marL="45720" marR="45720" anchor="ctr">${rules}</a:tcPr>
          </a:tc>`,
      )}
    </a:tr>`;
  return frame({
    drawn: xml`
      <p:cNvPr id="10" name="Table"/>
      <p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>`,
    box: { ...body, height: ((rows.length + 1) * rowHeight) / unit },
    uri: "table",
    content: xml`
      <a:tbl>
        <a:tblPr firstRow="1"/>
        <a:tblGrid>${head.map(() => `<a:gridCol w="${width}"/>`)}</a:tblGrid>
        ${row(head, { size: 14, bold: true, colour: colours.ink2 })}
        ${rows.map((cells) => row(cells, { size: 16, bold: false, colour: colours.ink }))}
      </a:tbl>`,
  });
}
