import { expect, test } from "vitest";
import { endlessTexts, steep } from "../../../e2e/peers/endless-texts.ts";
import { paragraphs } from "../../../platform/http/fields.server.ts";
import { languageOf } from "../../../platform/language/language-of.ts";
import { questionsIn } from "../question/follow-up.ts";
import { withoutPersonal } from "./leaving.ts";
import { chatLimits } from "../message.ts";
import { understand } from "../question/understand.ts";
import { inventedIn, writtenLines } from "./written-text.ts";

const names = Array.from({ length: 333 }, (_, at) => `A${"a".repeat(at % 60)}${at}`);

const sent = (text: string) => paragraphs(2 * chatLimits.question).parse(text);

test.each<[string, number, (text: string) => unknown]>([
  ["understanding a question", chatLimits.question, (text) => understand(sent(text))],
  [
    "reading questions back",
    chatLimits.question,
    (text) => questionsIn(sent(`et ${text}`), Array<string>(4).fill(sent(text))),
  ],
  ["telling its language", chatLimits.question, languageOf],
  ["taking out what is personal", 60_000, (text) => withoutPersonal(text, { names, others: ["zoe@marsh.example"] })],
  ["drawing lines", 60_000, writtenLines],
  ["looking for what is invented", 60_000, (text) => inventedIn("Nous visons 9 000 restaurants à 12 €.", text)],
  ["looking for it in much that was written", 16_000, (text) => inventedIn(text, text)],
])("%s takes work in proportion to the text, whatever it repeats", { timeout: 60_000 }, (_, length, read) => {
  expect(steep(read, length)).toEqual([]);
});

test("of many names the first fifty are looked for, and no longer ones", () => {
  const personal = { names: ["Zoé", ...names, "Étang"], others: [] };
  expect(withoutPersonal("Zoé et Étang", personal)).toBe("[nom] et Étang");
  expect(endlessTexts(400).every(({ text }) => withoutPersonal(text, personal).length > 0)).toBe(true);
});
