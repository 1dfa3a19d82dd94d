import { NotRead } from "../../archive/unzip.server.ts";

/** The pattern allows no "<" inside a tag, because an unclosed tag would then take quadratic time. */
const tag = /<(?:!--|(\/?)([A-Za-z]\w*:[A-Za-z]\w*)(?!\w)([^<>]*)>)/g;

type Tag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string; at: number };

/** Yields the tags of an XML file in order, without those inside comments. */
function* tagsIn(content: string): Generator<Tag> {
  tag.lastIndex = 0;
  let from = 0;
  for (let found = tag.exec(content); found; found = tag.exec(content)) {
    const [, end, name, attributes = ""] = found;
    from = tag.lastIndex;
    if (name)
      yield { name, isEnd: end === "/", isEmpty: attributes.endsWith("/"), attributes: ` ${attributes}`, at: from };
    else from = content.indexOf("-->", from);
    if (from < 0) return;
    tag.lastIndex = from;
  }
}

const valueOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
const isOn = (attributes: string) => !/^(?:0|false|off)$/.test(valueOf(attributes, "w:val") ?? "");

/** Returns a function that checks whether a style hides text, directly or through a style on which it is based. */
export function hiddenStyles(content: string): (id: string | undefined) => boolean {
  const [says, parents] = [new Map<string, boolean>(), new Map<string, string>()];
  let id = "";
  for (const { name, isEnd, attributes } of tagsIn(content)) {
    if (name === "w:style") id = isEnd ? "" : (valueOf(attributes, "w:styleId") ?? "");
    else if (id && name === "w:vanish") says.set(id, isOn(attributes));
    else if (id && name === "w:basedOn") parents.set(id, valueOf(attributes, "w:val") ?? "");
  }
  return (styleId) => {
    let style = styleId;
    // Stops after 20 styles, because styles that are based on each other in a circle would keep the loop running
    // forever.
    for (let left = 20; style !== undefined && left > 0; left -= 1) {
      const own = says.get(style);
      if (own !== undefined) return own;
      style = parents.get(style);
    }
    return false;
  };
}

/**
 * Elements whose text is not visible in Word: deleted or moved text, fallbacks for old programs, and earlier
 * formatting.
 */
const unseen = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rPrChange", "w:pPrChange", "w:trPrChange"]);
const signs: Record<string, string> = {
  ...{ "w:tab": "\t", "w:ptab": "\t", "w:br": "\n", "w:cr": "\n", "w:noBreakHyphen": "-" },
};

/** The maximum nesting depth of text boxes and tables, far above that of any real document. */
const deepest = 1_000;

/** A paragraph, run or table row whose end tag has not been reached yet. */
type Begun = { name: string; isHidden: boolean; joinsNext: boolean };

/** Symbol fonts use the codes U+F020 to U+F03F for the characters U+0020 to U+003F. */
function symbolOf(attributes: string) {
  const code = Number.parseInt(valueOf(attributes, "w:char") ?? "", 16);
  const plain = code >= 0xf020 && code <= 0xf03f ? code - 0xf000 : code;
  return plain >= 0x20 && plain < 0xd800 ? String.fromCharCode(plain) : "";
}

/** Passes the visible text to `tell` in pieces: `coded` receives XML with entities, `sign` plain characters. */
export function eachShown(
  content: string,
  isHiddenStyle: (id: string | undefined) => boolean,
  tell: { coded: (text: string) => void; sign: (text: string) => void },
) {
  const begun: Begun[] = [];
  let skipped = { name: "", depth: 0 };
  let properties = "";
  for (const { name, isEnd, isEmpty, attributes, at } of tagsIn(content)) {
    if (begun.length > deepest) throw new NotRead("unreadable");
    const last = begun.at(-1);
    if (skipped.depth > 0) {
      if (name === skipped.name && !isEmpty) skipped.depth += isEnd ? -1 : 1;
      continue;
    }
    if (isEnd) {
      if (name === properties) properties = "";
      if (name === "w:p" && !(last?.name === name && last.joinsNext)) tell.sign("\n");
      if (name === last?.name) begun.pop();
      continue;
    }
    if (unseen.has(name) && !isEmpty) skipped = { name, depth: 1 };
    else if (name === "w:pPr" || name === "w:trPr") properties = isEmpty ? "" : name;
    else if ((name === "w:p" || name === "w:r" || name === "w:tr") && !isEmpty)
      begun.push({ name, isHidden: last?.isHidden ?? false, joinsNext: false });
    else if (name === "w:p") tell.sign("\n");
    else if (last && properties === "w:trPr")
      last.isHidden ||= name === "w:del" || (name === "w:hidden" && isOn(attributes));
    else if (last && properties === "w:pPr") {
      if (name === "w:pStyle") last.isHidden ||= isHiddenStyle(valueOf(attributes, "w:val"));
      // If the paragraph mark is deleted or hidden, Word displays the next paragraph on the same line.
      if (name === "w:del" || name === "w:moveFrom" || (name === "w:vanish" && isOn(attributes))) last.joinsNext = true;
    } else if (last && name === "w:rStyle") last.isHidden ||= isHiddenStyle(valueOf(attributes, "w:val"));
    else if (last?.name === "w:r" && name === "w:vanish") last.isHidden = isOn(attributes);
    else if (!last?.isHidden && properties === "") {
      if (name === "w:t" && !isEmpty) tell.coded(content.slice(at, Math.max(at, content.indexOf("<", at))));
      else if (name === "w:sym") tell.sign(symbolOf(attributes));
      else if (signs[name] !== undefined) tell.sign(signs[name]);
    }
  }
}
