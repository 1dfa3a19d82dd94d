export type Passage = { heading: string; text: string };

// Matches a heading's number, such as "Article 3.", but no amount such as "1.5 M€".
const numbering =
  /^\s*(?:(?:[Aa]rticle|ARTICLE|[Cc]lause|CLAUSE|[Ss]ection|SECTION|[Aa]rt\.)\s+(?:\d{1,2}(?:\.\d{1,2})*|[ivxIVX]{1,5})\s*[.)°:–—-]*|[A-Z]\.\d{1,2}[.)]?(?=\s)|\d{1,2}(?:\.\d{1,2})+[.)]?(?=\s+(?!(?:[MK]|Md|Mds|Mio|[MK]?EUR|Millions?|Milliards?|Mois|Jours?|Months?|Days?|Years?|Times)(?!\p{L}))\p{Lu})|(?:\d{1,2}|[ivxIVX]{1,5}|[a-zA-Z])\s*[.)°:](?!\d)|\d{1,2}(?:\s*[–—-])?(?=\s+(?!(?:[MK]|Md|Mds|Mio|[MK]?EUR|Millions?|Milliards?|Mois|Jours?|Months?|Days?|Years?|Times)(?!\p{L}))\p{Lu}\p{L}))\s*/u;
const bullet = /^\s*[-–—•●▪◦*]\s+/u;
const inline = /^((?:[^.:;]|(?<=\d)\.(?=\d)){2,90}?)(?:\s*:\s*|\s*\t\s*|\s+[–—]\s+)(\S.*)$/u;
const sentenceHeading = /^((?:[^.:;]|(?<=\d)\.(?=\d)){3,60})\.\s+(\p{Lu}.*)$/u;
/** Matches amounts and durations, which occur in the text of a clause but not in its heading. */
const amount = /€|EUR\b|%|\d{3}|\d\s*(?:mois|jours|ans\b|months?|days?|years?|x\b)/iu;

const wordsOf = (text: string | undefined) => text?.split(/\s+/).length ?? Infinity;
/** The maximum number of words of a heading before a colon. */
const mostWords = 12;
const mostWordsOfASentence = 5;

/** The number of lines of a term sheet that are analysed; later lines are ignored. */
const mostLines = 4_000;

/** Checks whether a line can be a heading, which is short and contains neither a sentence nor an amount. */
const isShort = (line: string) =>
  line.length <= 90 && !/[.;,]$/.test(line) && wordsOf(line) <= mostWords && !amount.test(line);

/** Checks whether a list item can be a heading: the next line must be text, not another list item. */
const listHeads = (lines: readonly string[], place: number) => {
  const next = lines[place + 1];
  return next !== undefined && !bullet.test(next);
};

/** Splits a line into a heading and the text after it; returns undefined if the line does not start with a heading. */
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

/** Lines with the same numbering style are on the same level of the outline. */
function styleOf(raw: string) {
  if (bullet.test(raw)) return "item";
  const [mark = ""] = numbering.exec(raw) ?? [];
  if (!mark.trim()) return "none";
  return /[\dA-Z]\.\d/.test(mark) ? "decimal" : /\d/.test(mark) ? "digit" : "letter";
}

/** Splits a term sheet into passages. All paragraphs under a known clause's heading form one passage. */
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
    // The line after a known heading is the clause's text, unless its numbering marks another heading.
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

export const sentencesOf = (text: string) =>
  text.split(/(?<=[.;!?])\s+(?=\p{Lu}|\p{Ll}|\d)/u).filter((each) => each.trim());
