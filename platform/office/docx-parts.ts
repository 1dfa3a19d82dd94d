import { colours, fontName } from "./look.ts";
import { xmlFile } from "./xml.ts";

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

type Style = { id: string; name: string; before?: number; below?: number; run?: string; keep?: true };

const ruled = `<w:pBdr><w:top w:val="single" w:sz="12" w:space="6" w:color="${colours.ink}"/></w:pBdr>`;
const colour = (name: keyof typeof colours) => `<w:color w:val="${colours[name]}"/>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;

const own: (Style & { border?: string; outline?: number })[] = [
  { id: "Title", name: "Title", below: 60, run: `<w:b/>${colour("brand")}${size(56)}`, keep: true },
  { id: "Subtitle", name: "Subtitle", below: 480, run: `${colour("ink2")}${size(26)}` },
  {
    ...{ id: "Heading1", name: "heading 1", before: 480, below: 160, outline: 0, border: ruled, keep: true },
    run: `<w:b/>${colour("brand")}${size(32)}`,
  },
  {
    ...{ id: "Heading2", name: "heading 2", before: 240, below: 80, outline: 1, keep: true },
    run: `<w:b/>${size(24)}`,
  },
  { id: "Lead", name: "Lead", below: 160, run: size(25) },
  { id: "Note", name: "Note", below: 120, run: `${colour("ink2")}${size(19)}` },
  { id: "ListParagraph", name: "List Paragraph", below: 60 },
  { id: "TableHead", name: "Table head", before: 50, below: 50, run: `<w:b/>${colour("ink2")}${size(19)}`, keep: true },
  { id: "TableText", name: "Table text", before: 40, below: 40, run: size(20) },
  { id: "Footer", name: "footer", below: 0, run: `${colour("ink2")}${size(17)}` },
];

const style = ({ id, name, before = 0, below = 120, run = "", keep, border = "", outline }: (typeof own)[number]) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${keep ? "<w:keepNext/>" : ""}${border}<w:spacing w:before="${before}" w:after="${below}"/>${outline === undefined ? "" : `<w:outlineLvl w:val="${outline}"/>`}</w:pPr>${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;

const line = (where: string, width: number) =>
  `<w:${where} w:val="single" w:sz="${width}" w:space="0" w:color="${colours.line}"/>`;

/** How a document looks in Word: the house's colours, a face that every machine has. */
export const styles = (lang: string) =>
  xmlFile(
    `<w:styles ${namespace}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${fontName}" w:eastAsia="${fontName}" w:hAnsi="${fontName}" w:cs="${fontName}"/>${colour("ink")}${size(21)}<w:lang w:val="${lang}" w:eastAsia="${lang}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style><w:style w:type="table" w:styleId="Ruled"><w:name w:val="Ruled"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${line("top", 8)}${line("bottom", 8)}${line("insideH", 4)}</w:tblBorders></w:tblPr></w:style>${own.map(style).join("")}</w:styles>`,
  );

export const numbering = xmlFile(
  `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="454" w:hanging="284"/></w:pPr><w:rPr><w:color w:val="${colours.accent}"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
);

export const settings = xmlFile(
  `<w:settings ${namespace}><w:zoom w:percent="100"/><w:defaultTabStop w:val="709"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
);
