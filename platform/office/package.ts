import { zip } from "../archive/zip.server.ts";
import { xml, xmlFile, xmlText } from "./xml.ts";

/** `type` is the last word of an office relationship type, or a full URI. */
type Relation = { id: string; type: string; target: string };

const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** Returns the .rels file that lists the relationships of one part of an office file. */
export const relations = (links: readonly Relation[]) =>
  xmlFile(
    xml`<Relationships xmlns="${packaged}/relationships">${links.map(
      ({ id, type, target }) =>
        `<Relationship Id="${id}" Type="${type.startsWith("http") ? type : `${officeTypes}/${type}`}" Target="${target}"/>`,
    )}</Relationships>`,
  );

/** [Content_Types].xml gives the content type of each part by the part's name or file extension. */
const contentTypes = (types: Record<string, string>, endings: Record<string, string>) => {
  const all = { rels: "application/vnd.openxmlformats-package.relationships+xml", xml: "application/xml", ...endings };
  return xmlFile(
    xml`<Types xmlns="${packaged}/content-types">
      ${Object.entries(all).map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)}
      ${Object.entries(types).map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)}
    </Types>`,
  );
};

const propertiesNamespaces = [
  `xmlns:cp="${packaged}/metadata/core-properties"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(" ");

/** Returns docProps/core.xml, the file from which all office programs read a document's title and language. */
function coreProperties({ title, lang }: Properties, madeAt: Date) {
  const at = `${madeAt.toISOString().slice(0, 19)}Z`;
  return xmlFile(
    xml`<cp:coreProperties ${propertiesNamespaces}>
      <dc:title>${xmlText(title)}</dc:title>
      <dc:language>${lang}</dc:language>
      <dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created>
      <dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified>
    </cp:coreProperties>`,
  );
}

type Properties = { title: string; lang: string };

type OfficeFile = {
  main: string;
  parts: Record<string, string | Uint8Array>;
  /** Content types by part name; `endings` gives content types by file extension for parts that are not XML. */
  types: Record<string, string>;
  endings?: Record<string, string>;
  properties?: Properties;
};

const properties = { name: "docProps/core.xml", type: "application/vnd.openxmlformats-package.core-properties+xml" };

export function officeFile({ main, parts, types, endings = {}, properties: own }: OfficeFile, madeAt: Date): Buffer {
  const links = [{ id: "rId1", type: "officeDocument", target: main }];
  if (own)
    links.push({ id: "rId2", type: `${packaged}/relationships/metadata/core-properties`, target: properties.name });
  const all: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": contentTypes({ ...types, ...(own && { [properties.name]: properties.type }) }, endings),
    "_rels/.rels": relations(links),
    ...(own && { [properties.name]: coreProperties(own, madeAt) }),
    ...parts,
  };
  return zip(
    Object.entries(all).map(([name, content]) => ({ name, content })),
    madeAt,
  );
}
