import type { Lang } from "../../../platform/language/language.ts";
import { type Block, typedRun } from "../../../platform/office/text.ts";

/** A founder's own text, cut at its empty lines. */
export const paragraphs = (text: string, lang: Lang): Block[] =>
  text
    .split(/(?:\r\n|\r|\n){2,}/)
    .filter((each) => each.trim())
    .map((each) => ({ type: "text", runs: [typedRun(each.trim(), lang)] }));
