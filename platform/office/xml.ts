import { readFileSync } from "node:fs";
import { colours, fontName } from "./look.ts";

/** Matches the characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
// oxlint-disable-next-line no-control-regex
const unsayable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const xmlText = (text: string) =>
  text.replace(unsayable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A template literal passes the same strings array on every call, so the array can be the key. */
const cut = new WeakMap<TemplateStringsArray, string[]>();

function partsOf(template: TemplateStringsArray) {
  const known = cut.get(template) ?? template.map((part) => part.replace(/\n\s*/g, ""));
  cut.set(template, known);
  return known;
}

/** Builds XML from a template literal whose line breaks and indentation are removed; an array value is joined. */
export function xml(template: TemplateStringsArray, ...values: (string | number | readonly string[])[]) {
  const [first = "", ...rest] = partsOf(template);
  return rest.reduce((text, part, index) => {
    const value = values[index] ?? "";
    return text + (typeof value === "object" ? value.join("") : value) + part;
  }, first);
}

export const xmlFile = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** The returned function replaces each {name} by a colour, the font or one of `values`. */
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
