/** A piece of a term sheet: what stands above it, and what it says. */
export type Passage = { heading: string; text: string };

const numbering =
  /^\s*(?:(?:[Aa]rticle|ARTICLE|[Cc]lause|[Ss]ection|[Aa]rt\.)\s+(?=[\divxIVX]))?(?:(?:\d{1,2}(?:\.\d{1,2})*|[ivxIVX]{1,5}|[a-zA-Z])\s*[.)°:]|\d{1,2}(?:\.\d{1,2})*(?=\s+\p{Lu})|[-–—•*])?\s*/u;
const inline = /^([^.:;]{2,90}?)(?:\s*[:\t]\s*|\s+[–—]\s+)(\S.*)$/u;
const sentenceHeading = /^([^.:;]{3,60})\.\s+(\p{Lu}.*)$/u;

const wordsOf = (text: string | undefined) => text?.split(/\s+/).length ?? Infinity;
/** Of what stands before a colon, and of a sentence that is one. */
const mostWords = [12, 5];

/** Lines of a sheet that are read. */
const mostLines = 4_000;

/** A line that heads what follows: short, and no sentence. */
const isHeading = (line: string) => line.length <= 90 && !/[.;,]$/.test(line) && wordsOf(line) <= 12;

/**
 * A sheet's passages. A heading stands on its own line, before a colon or a tab, or as a short first sentence; lines
 * that follow belong to it until the next.
 */
export function passagesOf(sheet: string): Passage[] {
  const passages: Passage[] = [];
  for (const raw of sheet.split(/\r\n|\r|\n/).slice(0, mostLines)) {
    const line = raw.replace(numbering, "").trim();
    if (!line) continue;
    const found = [inline.exec(line), sentenceHeading.exec(line)].find(
      (each, way) => wordsOf(each?.[1]) <= mostWords[way]!,
    );
    const [, heading, text] = found ?? [];
    if (heading && text) passages.push({ heading, text });
    else if (isHeading(line.replace(/[:\s]+$/, ""))) passages.push({ heading: line.replace(/[:\s]+$/, ""), text: "" });
    else {
      const last = passages.at(-1);
      if (last) last.text = last.text ? `${last.text} ${line}` : line;
      else passages.push({ heading: "", text: line });
    }
  }
  return passages;
}

/** Sentences, so that what one clause says is not taken for another's. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.;!?])\s+(?=\p{Lu}|\p{Ll})/u).filter((each) => each.trim());
