import { type Block, type Chart, isMarked, lineOf, type OfficeText, type Section } from "../text.ts";
import { linesIn, linesOf, piecesOf, signsInLine, type Figures, type Paragraph, type Table } from "./pieces.ts";

export type Slide = { title: string } & (
  | { shows: "cover"; subtitle: string; foot: string }
  | { shows: "text"; paragraphs: Paragraph[] }
  | { shows: "figures"; figures: Figures }
  | { shows: "table"; table: Omit<Table, "type"> }
  | { shows: "chart"; chart: Chart; caption: Paragraph[] }
);
const linesOnSlide = 13;
const rowsOnSlide = 9;
const figuresOnSlide = 6;
const linesOverChart = 3;

const inGroups = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, group) => items.slice(group * most, (group + 1) * most));

/** Splits a long paragraph, unless it has a gap to fill in, whose highlighting would be lost. */
function cut(paragraph: Paragraph): Paragraph[] {
  if (linesOf(paragraph) <= linesOnSlide || paragraph.runs.some(isMarked)) return [paragraph];
  const most = signsInLine * (linesOnSlide - 3);
  return piecesOf(lineOf(paragraph.runs), most).map((piece) => ({ ...paragraph, runs: [piece] }));
}

function paragraphsOf(block: Block): Paragraph[] | null {
  if (block.type === "text") return cut({ runs: block.runs, look: block.look ?? "text" });
  if (block.type === "list") return block.items.flatMap((runs) => cut({ runs, look: "item" }));
  return null;
}

/** Distributes paragraphs over as few slides as possible; a heading is on the same slide as the paragraph below it. */
function textSlides(title: string, paragraphs: readonly Paragraph[]): Slide[] {
  const slides: Paragraph[][] = [];
  let lines = Infinity;
  for (const [index, paragraph] of paragraphs.entries()) {
    const next = paragraphs[index + 1];
    const own = linesOf(paragraph);
    const needs = own + (paragraph.look === "heading" && next ? linesOf(next) : 0);
    if (lines + needs > linesOnSlide) {
      slides.push([]);
      lines = 0;
    }
    slides.at(-1)?.push(paragraph);
    lines += own;
  }
  return slides.map((those) => ({ title, shows: "text", paragraphs: those }));
}

function slidesOf({ title, blocks }: Section): Slide[] {
  const slides: Slide[] = [];
  let paragraphs: Paragraph[] = [];
  const flush = () => {
    slides.push(...textSlides(title, paragraphs));
    paragraphs = [];
  };
  for (const block of blocks) {
    const text = paragraphsOf(block);
    if (text) {
      paragraphs.push(...text);
      continue;
    }
    // A short text before a chart is placed on the chart's slide.
    const caption = block.type === "chart" && linesIn(paragraphs) <= linesOverChart ? paragraphs.splice(0) : [];
    flush();
    if (block.type === "figures")
      slides.push(
        ...inGroups(block.figures, figuresOnSlide).map((figures): Slide => ({ title, shows: "figures", figures })),
      );
    if (block.type === "table")
      slides.push(
        ...inGroups(block.rows, rowsOnSlide).map((rows): Slide => ({
          title,
          shows: "table",
          table: { head: block.head, rows, numbers: block.numbers },
        })),
      );
    if (block.type === "chart") slides.push({ title: block.chart.title, shows: "chart", chart: block.chart, caption });
  }
  flush();
  return slides;
}

export const slidesFor = ({ title, subtitle, foot, sections }: OfficeText): Slide[] => [
  { title, shows: "cover", subtitle, foot },
  ...sections.flatMap(slidesOf),
];
