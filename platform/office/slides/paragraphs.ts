import { colours } from "../look.ts";
import { xml, xmlText } from "../xml.ts";
import type { Run } from "../text.ts";
import { fill } from "./shapes.ts";
import { linesIn, type Paragraph } from "./pieces.ts";

type Look = { size: number; colour?: string; bold?: boolean; right?: boolean; above?: number; bullet?: boolean };

const looks: Record<Paragraph["look"], Look> = {
  text: { size: 20, above: 8 },
  lead: { size: 24, above: 8 },
  note: { size: 16, colour: colours.ink2, above: 8 },
  heading: { size: 16, bold: true, colour: colours.brand, above: 14 },
  item: { size: 20, above: 6, bullet: true },
};

const bullet = xml`
  <a:buClr><a:srgbClr val="${colours.accent}"/></a:buClr>
  <a:buFont typeface="Arial"/>
  <a:buChar char="•"/>`;

/** Returns the factor by which the font size is increased on a slide with little text. */
export const growthOf = (those: readonly Paragraph[]) => (linesIn(those) <= 3 ? 1.5 : linesIn(those) <= 7 ? 1.25 : 1);

/**
 * Returns functions that write paragraphs marked with a language, so that office programs check the spelling in that
 * language.
 */
export function writer(lang: string) {
  function run(piece: Run, { size, colour = colours.ink, bold }: Look) {
    const { text, marked, strong } = typeof piece === "string" ? { text: piece } : piece;
    const look = xml`
      <a:rPr lang="${lang}" sz="${size * 100}"${bold || strong ? ' b="1"' : ""} dirty="0">
        ${fill(colour)}
        ${marked ? `<a:highlight><a:srgbClr val="${colours.sun}"/></a:highlight>` : ""}
      </a:rPr>`;
    return xmlText(text)
      .split(/\r\n|\r|\n/)
      .map((line) => `<a:r>${look}<a:t>${line}</a:t></a:r>`)
      .join("<a:br/>");
  }

  function paragraph(runs: readonly Run[], look: Look) {
    const attributes = `${look.bullet ? ' marL="285750" indent="-285750"' : ""}${look.right ? ' algn="r"' : ""}`;
    return xml`
      <a:p>
        <a:pPr${attributes}>
          <a:spcBef><a:spcPts val="${(look.above ?? 0) * 100}"/></a:spcBef>
          ${look.bullet ? bullet : "<a:buNone/>"}
        </a:pPr>
        ${runs.map((piece) => run(piece, look))}
      </a:p>`;
  }

  const paragraphs = (those: readonly Paragraph[], growth = 1) =>
    those
      .map(({ runs, look }) => paragraph(runs, { ...looks[look], size: Math.round(looks[look].size * growth) }))
      .join("");

  return { paragraph, paragraphs };
}

export type Writer = ReturnType<typeof writer>;
