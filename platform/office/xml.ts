import { readFileSync } from "node:fs";
import { colours, fontName } from "./look.ts";

/** Characters that XML 1.0 forbids: control characters, lone surrogates and two non-characters. */
// oxlint-disable-next-line no-control-regex
const unsayable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a user's text for XML. */
export const xmlText = (text: string) =>
  text.replace(unsayable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Cache of templates without line breaks: a template's strings array is the same object on every call. */
const cut = new WeakMap<TemplateStringsArray, string[]>();

function partsOf(template: TemplateStringsArray) {
  const known = cut.get(template) ?? template.map((part) => part.replace(/\n\s*/g, ""));
  cut.set(template, known);
  return known;
}

/** XML from a multi-line template, without its line breaks; a list of pieces is joined. */
export function xml(template: TemplateStringsArray, ...values: (string | number | readonly string[])[]) {
  const [first = "", ...rest] = partsOf(template);
  return rest.reduce((text, part, index) => {
    const value = values[index] ?? "";
    return text + (typeof value === "object" ? value.join("") : value) + part;
  }, first);
}

/** A part of an office file. */
export const xmlFile = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** A part stored as XML beside the code: names in braces are replaced by colours of the look or by `values`. */
export function partFrom(file: URL) {
  const text = readFileSync(file, "utf8")
    .replace(/\n\s*/g, " ")
    .replace(/> | </g, (edge) => edge.trim());
  return (values: Record<string, string | number> = {}) => {
    const all: Record<string, string | number> = { ...colours, font: fontName, ...values };
    return text.replace(/\{([a-z]\w*)\}/g, (_, name: string) => {
      if (all[name] === undefined) throw new Error(`${file.pathname}: what is {${name}}?`);
      return String(all[name]);
    });
  };
}
