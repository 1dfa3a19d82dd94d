import { colours } from "../look.ts";
import { partFrom, xml, xmlFile } from "../xml.ts";
import { bar, namespaces } from "./shapes.ts";

/** The ruler at the left edge of a slide, which is part of the brand's design. */
const ruler = (colour: string, middle: string) =>
  Array.from({ length: 21 }, (_, tick) => {
    const box = { x: 0, y: 5 + tick * 4.5 - 0.15, width: tick % 5 === 0 ? 6 : 3, height: 0.35 };
    return bar(100 + tick, box, tick === 10 ? middle : colour);
  }).join("");

const here = (name: string) => partFrom(new URL(name, import.meta.url));

export const theme = here("theme.xml")();
export const master = here("master.xml")();
export const coverLayout = here("cover-layout.xml")({ ruler: ruler(colours.salt, colours.sun) });
export const contentLayout = here("content-layout.xml")({ ruler: ruler(colours.line, colours.accent) });

export const presentation = (slides: number) =>
  xmlFile(
    xml`<p:presentation ${namespaces}>
      <p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>
      <p:sldIdLst>
        ${Array.from({ length: slides }, (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 10}"/>`)}
      </p:sldIdLst>
      <p:sldSz cx="12192000" cy="6858000"/>
      <p:notesSz cx="6858000" cy="9144000"/>
    </p:presentation>`,
  );
