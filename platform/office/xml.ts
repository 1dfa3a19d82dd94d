/** Signs that XML 1.0 has no place for: control characters, halves of signs, and two that are none. */
// oxlint-disable-next-line no-control-regex
const unsayable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Somebody's text inside a file: it stays text. */
export const xmlText = (text: string) =>
  text.replace(unsayable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A file of an office document. */
export const xmlFile = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

type Relation = { id: string; type: string; target: string };

const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** What one file of the document says of the others that it shows. */
export const relations = (those: readonly Relation[]) =>
  xmlFile(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${those
      .map(({ id, type, target }) => {
        const full = type.startsWith("http") ? type : `${officeTypes}/${type}`;
        return `<Relationship Id="${id}" Type="${full}" Target="${target}"/>`;
      })
      .join("")}</Relationships>`,
  );

/** What kind each file is, by its name without the first slash. */
export const contentTypes = (types: Record<string, string>, defaults: Record<string, string> = {}) =>
  xmlFile(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${Object.entries({
      rels: "application/vnd.openxmlformats-package.relationships+xml",
      xml: "application/xml",
      ...defaults,
    })
      .map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
      .join("")}${Object.entries(types)
      .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
      .join("")}</Types>`,
  );

/** A document's title and language, as every office program reads them. */
export const coreProperties = ({ title, lang, madeAt }: { title: string; lang: string; madeAt: Date }) => {
  const at = `${madeAt.toISOString().slice(0, 19)}Z`;
  return xmlFile(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:language>${lang}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`,
  );
};

export const corePropertiesType = "application/vnd.openxmlformats-package.core-properties+xml";
export const corePropertiesRelation =
  "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
