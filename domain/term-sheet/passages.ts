/** A part of a term sheet with its heading. */
export type Passage = { heading: string; text: string };

// A sum or a duration that a line begins with is no numbering: "1.5 M€", "10 MEUR".
const numbering =
  /^\s*(?:(?:[Aa]rticle|ARTICLE|[Cc]lause|CLAUSE|[Ss]ection|SECTION|[Aa]rt\.)\s+(?:\d{1,2}(?:\.\d{1,2})*|[ivxIVX]{1,5})\s*[.)°:–—-]*|[A-Z]\.\d{1,2}[.)]?(?=\s)|\d{1,2}(?:\.\d{1,2})+[.)]?(?=\s+(?!(?:[MK]|Md|Mds|Mio|[MK]?EUR|Millions?|Milliards?|Mois|Jours?|Months?|Days?|Years?|Times)(?!\p{L}))\p{Lu})|(?:\d{1,2}|[ivxIVX]{1,5}|[a-zA-Z])\s*[.)°:](?!\d)|\d{1,2}(?:\s*[–—-])?(?=\s+(?!(?:[MK]|Md|Mds|Mio|[MK]?EUR|Millions?|Milliards?|Mois|Jours?|Months?|Days?|Years?|Times)(?!\p{L}))\p{Lu}\p{L}))\s*/u;
const bullet = /^\s*[-–—•●▪◦*]\s+/u;
const inline = /^((?:[^.:;]|(?<=\d)\.(?=\d)){2,90}?)(?:\s*:\s*|\s*\t\s*|\s+[–—]\s+)(\S.*)$/u;
const sentenceHeading = /^((?:[^.:;]|(?<=\d)\.(?=\d)){3,60})\.\s+(\p{Lu}.*)$/u;
/** Sums and durations belong to what a clause says, not to what stands above it. */
const amount = /€|EUR\b|%|\d{3}|\d\s*(?:mois|jours|ans\b|months?|days?|years?|x\b)/iu;

const wordsOf = (text: string | undefined) => text?.split(/\s+/).length ?? Infinity;
/** The longest heading before a colon, in words. */
const mostWords = 12;
const mostWordsOfASentence = 5;

/** Lines after this one are ignored. */
const mostLines = 4_000;

/** A line that may head what follows: short, and neither a sentence nor a sum. */
const isShort = (line: string) =>
  line.length <= 90 && !/[.;,]$/.test(line) && wordsOf(line) <= mostWords && !amount.test(line);

/** An item of a list heads what follows if that is no item. */
const listHeads = (lines: readonly string[], place: number) => {
  const next = lines[place + 1];
  return next !== undefined && !bullet.test(next);
};

/** A heading within the line, and what it heads. */
function headedLine(line: string, isKnown: (heading: string) => boolean) {
  const colon = inline.exec(line);
  const [, before = "", after = ""] = colon ?? [];
  if (colon && wordsOf(before) <= mostWords && (!amount.test(before) || isKnown(before)))
    return { heading: before, text: amount.test(before) ? line : after, isKnown: isKnown(before), isSentence: false };
  const sentence = sentenceHeading.exec(line)?.[1];
  return sentence && wordsOf(sentence) <= mostWordsOfASentence
    ? { heading: sentence, text: line, isKnown: isKnown(sentence), isSentence: true }
    : undefined;
}

/** How a line is numbered: lines that are numbered alike stand side by side. */
function styleOf(raw: string) {
  if (bullet.test(raw)) return "item";
  const [mark = ""] = numbering.exec(raw) ?? [];
  if (!mark.trim()) return "none";
  return /[\dA-Z]\.\d/.test(mark) ? "decimal" : /\d/.test(mark) ? "digit" : "letter";
}

/**
 * A sheet's passages. A heading stands on its own line, before a colon or a tab, or as a short first sentence; what
 * follows a heading that announces a clause belongs to it until the next, and else each paragraph and each item of a
 * list is a passage of its own. `isKnown` tells a heading that announces a clause.
 */
export function passagesOf(sheet: string, isKnown: (heading: string) => boolean): Passage[] {
  const passages: Passage[] = [];
  let above = { heading: "", style: "none" };
  const lines = sheet
    .split(/\r\n|\r|\n/)
    .slice(0, mostLines)
    .filter((each) => each.trim());
  for (const [place, raw] of lines.entries()) {
    const style = styleOf(raw);
    const isItem = style === "item";
    const line = (isItem ? raw.replace(bullet, "") : raw).replace(numbering, "").trim();
    const head = line.replace(/[:\s]+$/, "");
    const last = passages.at(-1);
    const isBeside = style !== "none" && style === above.style;
    const isSure = isBeside || (style !== "none" && !isItem && style !== "decimal");
    // What follows a heading that announces a clause is that clause's, unless it is another heading for certain.
    const waits = last !== undefined && last.text === "" && isKnown(last.heading);
    const headed = headedLine(line, isKnown);
    const begins = headed && (!waits || isSure) && (headed.isKnown || (headed.isSentence ? isSure : !isItem));
    const isHead = isItem ? isKnown(head) && listHeads(lines, place) : !waits || isSure || line.endsWith(":");
    const isUnfinished = last !== undefined && last.text !== "" && !/[.;:!?]$/.test(last.text) && /^\p{Ll}/u.test(line);
    if (!line) continue;
    if (begins) {
      passages.push({ heading: headed.heading, text: headed.text });
      if (!isItem) above = { heading: headed.isKnown ? headed.heading : "", style };
    } else if (isShort(head) && isHead) {
      passages.push({ heading: head, text: "" });
      above = { heading: head, style };
    } else if (last && (isUnfinished || (isKnown(above.heading) && !isItem && !isBeside)))
      last.text = last.text ? `${last.text} ${line}` : line;
    else passages.push({ heading: isBeside && !isItem ? "" : above.heading, text: line });
  }
  return passages;
}

/** Sentences, so that what one clause says is not taken for another's. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.;!?])\s+(?=\p{Lu}|\p{Ll}|\d)/u).filter((each) => each.trim());
