const unread = new Set(["script", "style", "template", "noscript"]);
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const readAloud = ["aria-label", "aria-description", "placeholder", "title", "alt"];

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, "i")
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

const decoded = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Returns the texts that are in the page's own language, including attributes that are read aloud. */
export function textsOfPage(html: string) {
  const own = attribute(/<html[^>]*>/i.exec(html)?.[0] ?? "", "lang");
  const open: { name: string; isOwn: boolean }[] = [];
  const texts: string[] = [];
  for (const [part] of html.matchAll(/<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<[^>]*>|[^<]+/gis)) {
    const inner = open.at(-1);
    if (part.startsWith("<!") || /^<(?:script|style)\b/i.test(part)) continue;
    if (!part.startsWith("<")) {
      if (inner?.isOwn && !unread.has(inner.name) && inner.name !== "textarea") texts.push(part);
      continue;
    }
    const name = /^<\/?([\w-]+)/.exec(part)?.[1]?.toLowerCase() ?? "";
    if (part.startsWith("</")) {
      const at = open.findLastIndex((each) => each.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const lang = attribute(part, "lang");
    const isOwn = lang === undefined ? (inner?.isOwn ?? true) : lang === own;
    if (isOwn) texts.push(...readAloud.flatMap((each) => attribute(part, each) ?? []));
    if (!empty.has(name) && !part.endsWith("/>")) open.push({ name, isOwn });
  }
  return [...new Set(texts.map((text) => decoded(text).replaceAll(/\s+/g, " ").trim()))].filter((text) =>
    /\p{L}{2}/u.test(text),
  );
}
