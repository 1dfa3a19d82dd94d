import type { Reading } from "../answer.ts";
import type { Tools } from "../adviser/tools.server.ts";

/** What the tools of a turn have answered: for the sources of the text, and for the numbers that it may state. */
export type ToolAnswers = {
  given: unknown[];
  months: Set<string>;
  names: Set<string>;
  reading: Map<string, Reading>;
};

export const noAnswers = (): ToolAnswers => ({ given: [], months: new Set(), names: new Set(), reading: new Map() });

const mostBytes = 4 * 1024;

/** Hands an answer to the model and keeps it; `name` says what it stands on, `month` of when its numbers are. */
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

/** Titles of articles for a model. They are data of others' making: they stand in quotes, and nothing else goes in. */
export const quotedInto = (answers: ToolAnswers) => (articles: Articles) => {
  for (const { title, slug, lang } of articles) answers.reading.set(slug, { title, slug, lang });
  return articles.map(({ title, on }) => ({ quoted_title: title, published: on }));
};
