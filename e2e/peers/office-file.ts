import { posix } from "node:path";
import { unzipBytes } from "./unzip.ts";

const tag = /<(\?[^>]*\?|\/?)([\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

/** Why a text is not well-formed XML; undefined if it is. */
export function illFormed(xml: string): string | undefined {
  if (control.test(xml)) return "a sign that XML has no place for";
  if (entity.test(xml)) return "an ampersand by itself";
  const open: string[] = [];
  let roots = 0;
  for (let at = xml.indexOf("<"); at !== -1; at = xml.indexOf("<", at)) {
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (!found) return `no tag at ${xml.slice(at, at + 60)}`;
    const [whole, before = "", name = "", attributes = "", after] = found;
    at += whole.length;
    if (before.startsWith("?")) continue;
    const names = [...attributes.matchAll(/([\w:.-]+)=/g)].map(([, each]) => each);
    if (new Set(names).size < names.length) return `an attribute twice in ${whole}`;
    if (before === "/") {
      if (open.pop() !== name) return `${name} ends what it has not begun`;
    } else {
      if (open.length === 0) roots += 1;
      if (after !== "/") open.push(name);
    }
  }
  if (roots !== 1 || open.length > 0) return `${roots} roots, ${open.length} open`;
  return undefined;
}

const relationsOf = (name: string) => posix.join(posix.dirname(name), "_rels", `${posix.basename(name)}.rels`);

export function faultsOf(archive: Buffer): string[] {
  const files = unzipBytes(archive);
  const text = (name: string) => files.get(name)?.toString("utf8") ?? "";
  const faults: string[] = [];
  const types = text("[Content_Types].xml");
  if ([...files.keys()][0] !== "[Content_Types].xml") faults.push("the content types do not stand first");
  const endings = new Set([...types.matchAll(/<Default Extension="(\w+)"/g)].map(([, ending]) => ending));
  const named = new Set([...types.matchAll(/<Override PartName="\/([^"]+)"/g)].map(([, name = ""]) => name));
  for (const name of named) if (!files.has(name)) faults.push(`a content type for ${name}, which is not there`);
  const reached = new Set(["[Content_Types].xml"]);
  const follow = (name: string) => {
    const relations = name === "" ? "_rels/.rels" : relationsOf(name);
    if (!files.has(relations)) return;
    reached.add(relations);
    const ids: string[] = [];
    for (const [, id = "", target = ""] of text(relations).matchAll(/Id="([^"]+)" Type="[^"]+" Target="([^"]+)"/g)) {
      ids.push(id);
      const to = posix.join(posix.dirname(name), target);
      if (!files.has(to)) faults.push(`${relations} leads to ${to}, which is not there`);
      else if (!reached.has(to)) {
        reached.add(to);
        follow(to);
      }
    }
    if (new Set(ids).size < ids.length) faults.push(`${relations} has an id twice`);
    for (const [, id = ""] of text(name).matchAll(/\sr:(?:id|embed|link)="([^"]+)"/g))
      if (!ids.includes(id)) faults.push(`${name} names ${id}, which is no relation of it`);
  };
  follow("");
  for (const [name, content] of files) {
    const ending = name.slice(name.lastIndexOf(".") + 1);
    if (!reached.has(name)) faults.push(`nothing leads to ${name}`);
    if (name !== "[Content_Types].xml" && !named.has(name) && !endings.has(ending)) faults.push(`${name} has no type`);
    if (ending === "xml" && name !== "[Content_Types].xml" && !named.has(name)) faults.push(`${name} is only "xml"`);
    if (ending === "xlsx") faults.push(...faultsOf(content).map((fault) => `${name}: ${fault}`));
    else {
      const fault = illFormed(content.toString("utf8"));
      if (fault) faults.push(`${name}: ${fault}`);
    }
  }
  return faults;
}

export const wordsIn = (archive: Buffer) =>
  [...unzipBytes(archive)]
    .filter(
      ([name]) =>
        /^(word\/(document|footer\d)|ppt\/(slides\/slide|charts\/chart)\d*)/.test(name) && name.endsWith(".xml"),
    )
    .flatMap(([, content]) =>
      [...content.toString("utf8").matchAll(/<(?:w:t|a:t|c:v)(?:\s[^>]*)?>([^<]*)<\/(?:w:t|a:t|c:v)>/g)].map(
        ([, piece = ""]) =>
          piece.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ),
    );
