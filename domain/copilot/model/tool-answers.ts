import type { Reading } from "../answer.ts";
import type { Tools } from "../adviser/tools.server.ts";

/** The results of the tools called for one answer: the answer's sources, and the numbers that the text may contain. */
export type ToolAnswers = {
  given: unknown[];
  months: Set<string>;
  names: Set<string>;
  reading: Map<string, Reading>;
};

export const noAnswers = (): ToolAnswers => ({ given: [], months: new Set(), names: new Set(), reading: new Map() });

const mostBytes = 4 * 1024;

/** `name` is the source of the result, `month` the month of the numbers. */
export type Give = (name: string, answer: object, month?: string | null) => object;

export const giveInto =
  (answers: ToolAnswers): Give =>
  (name, answer, month) => {
    if (JSON.stringify(answer).length > mostBytes) throw new Error("The answer is too long");
    answers.given.push(answer);
    answers.names.add(name);
    if (month) answers.months.add(month);
    return answer;
  };

type Articles = Awaited<ReturnType<Tools["articles"]>>["articles"];

/** Adds the articles to `answers`, and returns their titles marked as quotations, because titles are untrusted text. */
export const quotedInto = (answers: ToolAnswers) => (articles: Articles) => {
  for (const { title, slug, lang } of articles) answers.reading.set(slug, { title, slug, lang });
  return articles.map(({ title, on }) => ({ quoted_title: title, published: on }));
};
