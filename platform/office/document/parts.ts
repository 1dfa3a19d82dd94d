import { partFrom, xml, xmlFile } from "../xml.ts";

export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(" ");

const here = (name: string) => partFrom(new URL(name, import.meta.url));

export const styles = here("styles.xml");
export const numbering = here("numbering.xml")();
export const settings = here("settings.xml")();

/** A field that Word replaces with the page number. */
const pageNumber = xml`
  <w:r><w:fldChar w:fldCharType="begin"/></w:r>
  <w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r>
  <w:r><w:t>1</w:t></w:r>
  <w:r><w:fldChar w:fldCharType="end"/></w:r>`;

export const footer = (run: string) =>
  xmlFile(xml`<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run}${pageNumber}</w:p></w:ftr>`);

export const page = xml`
  <w:sectPr>
    <w:footerReference w:type="default" r:id="rId4"/>
    <w:pgSz w:w="11906" w:h="16838"/>
    <w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="567" w:gutter="0"/>
  </w:sectPr>`;
/** The width of the text between the margins, in twentieths of a point. */
export const textWidth = 9_638;
