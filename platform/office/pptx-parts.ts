import { colours, fontName } from "./look.ts";
import { xmlFile, xmlText } from "./xml.ts";

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** A slide of 16 by 9, in the unit of these files. */
const page = { width: 12_192_000, height: 6_858_000 } as const;
/** A hundredth of its height. */
export const unit = 68_580;

export type Box = { x: number; y: number; width: number; height: number };

/** Where something stands, in hundredths of the height; a slide is 177.7 wide. */
export const place = ({ x, y, width, height }: Box, tag: "a" | "p" = "a") =>
  `<${tag}:xfrm><a:off x="${Math.round(x * unit)}" y="${Math.round(y * unit)}"/><a:ext cx="${Math.round(width * unit)}" cy="${Math.round(height * unit)}"/></${tag}:xfrm>`;

export const fill = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

/** A shape without text, which says nothing to who cannot see it. */
const shape = (id: number, box: Box, colour: string, form: "rect" | "ellipse" = "rect") =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${place(box)}<a:prstGeom prst="${form}"><a:avLst/></a:prstGeom>${fill(colour)}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`;

const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

export const tree = (background: string, shapes: string) =>
  `<p:cSld>${background && `<p:bg><p:bgPr>${fill(background)}<a:effectLst/></p:bgPr></p:bg>`}<p:spTree>${group}${shapes}</p:spTree></p:cSld>`;

const titleBox: Record<"cover" | "content", Box> = {
  cover: { x: 14, y: 30, width: 120, height: 26 },
  content: { x: 14, y: 7.5, width: 150, height: 11 },
};

const titlePlaceholder = (box: Box, size: number, colour: string, anchor: "t" | "b" | "ctr") =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle><a:lvl1pPr><a:defRPr sz="${size}" b="1">${fill(colour)}</a:defRPr></a:lvl1pPr></a:lstStyle><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`;

const numberBox: Box = { x: 149, y: 92, width: 15, height: 4 };
const numberPlaceholder = `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Slide number"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr><p:spPr>${place(numberBox)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="1100">${fill(colours.ink2)}</a:defRPr></a:lvl1pPr></a:lstStyle><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`;

/** The ruler at the left edge: its ticks are the house's mark. */
const ruler = (colour: string, long: string) =>
  Array.from({ length: 21 }, (_, tick) =>
    shape(
      100 + tick,
      { x: 0, y: 5 + tick * 4.5 - 0.15, width: tick % 5 === 0 ? 6 : 3, height: 0.35 },
      tick === 10 ? long : colour,
    ),
  ).join("");

const layout = (name: string, background: string, shapes: string) =>
  xmlFile(
    `<p:sldLayout ${namespaces} preserve="1" userDrawn="1">${tree(background, shapes).replace("<p:cSld>", `<p:cSld name="${name}">`)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
  );

export const coverLayout = layout(
  "Cover",
  colours.brand,
  `${shape(200, { x: 128, y: -22, width: 78, height: 78 }, colours.accent, "ellipse")}${shape(201, { x: 0, y: 82, width: 177.8, height: 18 }, colours.ink)}${ruler(colours.salt, colours.sun)}${titlePlaceholder(titleBox.cover, 4400, colours.salt, "b")}`,
);

export const contentLayout = layout(
  "Content",
  colours.salt,
  `${ruler(colours.line, colours.accent)}${shape(201, { x: 14, y: 21, width: 150, height: 0.35 }, colours.ink)}${titlePlaceholder(titleBox.content, 3000, colours.brand, "b")}${numberPlaceholder}`,
);

const levels = Array.from(
  { length: 9 },
  (_, level) =>
    `<a:lvl${level + 1}pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="2000">${fill(colours.ink)}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl${level + 1}pPr>`,
).join("");

export const master = xmlFile(
  `<p:sldMaster ${namespaces}>${tree(colours.salt, `${titlePlaceholder(titleBox.content, 3000, colours.brand, "b")}${numberPlaceholder}`)}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr><a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:buNone/><a:defRPr sz="3000" b="1">${fill(colours.brand)}<a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${levels}</p:bodyStyle><p:otherStyle>${levels}</p:otherStyle></p:txStyles></p:sldMaster>`,
);

const themeColours: [string, string][] = [
  ["dk1", colours.ink],
  ["lt1", colours.surface],
  ["dk2", colours.brand],
  ["lt2", colours.salt],
  ["accent1", colours.brand],
  ["accent2", colours.accent],
  ["accent3", "A06A00"],
  ["accent4", "3D6FB6"],
  ["accent5", "7A4FA0"],
  ["accent6", colours.sun],
  ["hlink", colours.brand],
  ["folHlink", colours.ink2],
];

const font = (name: "majorFont" | "minorFont") =>
  `<a:${name}><a:latin typeface="${fontName}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
const theColour = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = `<a:ln w="9525">${theColour}</a:ln>`;
const thrice = (text: string) => text.repeat(3);

export const theme = xmlFile(
  `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="The Lab"><a:themeElements><a:clrScheme name="The Lab">${themeColours.map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`).join("")}</a:clrScheme><a:fontScheme name="The Lab">${font("majorFont")}${font("minorFont")}</a:fontScheme><a:fmtScheme name="The Lab"><a:fillStyleLst>${thrice(theColour)}</a:fillStyleLst><a:lnStyleLst>${thrice(line)}</a:lnStyleLst><a:effectStyleLst>${thrice("<a:effectStyle><a:effectLst/></a:effectStyle>")}</a:effectStyleLst><a:bgFillStyleLst>${thrice(theColour)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
);

export const presentation = (slides: number) =>
  xmlFile(
    `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${Array.from({ length: slides }, (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 10}"/>`).join("")}</p:sldIdLst><p:sldSz cx="${page.width}" cy="${page.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  );

/** A box of text, its paragraphs already drawn. */
export const textBox = (
  id: number,
  { name, box, paragraphs, anchor = "t" }: { name: string; box: Box; paragraphs: string; anchor?: "t" | "b" | "ctr" },
) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;
