import { expect, test } from "vitest";
import { fold } from "../../../platform/language/search-text.ts";
import { isSure } from "./certainty.ts";
import { questionsIn } from "./follow-up.ts";
import { type KeptQuestion, keptQuestions } from "./kept-question.ts";
import { keptWords as en } from "./kept-question-words.en.ts";
import { keptWords as fr } from "./kept-question-words.fr.ts";
import { nearestQuestions } from "./nearest.ts";
import { phraseOf } from "./phrase.ts";

const ids = Object.keys(keptQuestions) as KeptQuestion[];
const isSurely = (message: string) => questionsIn(message, []).every(isSure);

test.each([
  ["en", en],
  ["fr", fr],
] as const)("every kept question is surely understood, and what it asks for (%s)", (_, words) => {
  const read = ids.map((id) => questionsIn(words[id], []));
  expect(read.map((each) => each.map((one) => (isSure(one) ? one.intent : `${one.intent}?`)))).toEqual(
    ids.map((id) => [keptQuestions[id]]),
  );
});

test("a word more that is not known makes a kept question unsure", () => {
  const others = ["zorglub", "hannibal", "not", "pas"];
  const reading = new Set<string>(["articles"]);
  for (const id of ids)
    for (const words of [en, fr])
      for (const word of others)
        if (!reading.has(keptQuestions[id]) || word === "not" || word === "pas")
          expect([word, words[id], isSurely(`${words[id].replace(/[?\s]+$/, "")} ${word}`)]).toEqual([
            word,
            words[id],
            false,
          ]);
});

test.each([
  ["who asks", "who reads my MRR", "qui lit mon MRR"],
  ["another company", "Doctolib's MRR", "le MRR de Doctolib"],
  ["a number that is not used", "my MRR above 20k", "mon MRR au-dessus de 20 k€"],
  ["what falls is revenue", "if rent from my sales drops 2000", "si mes ventes diminuent de 2000 par mois, mon loyer"],
  ["how to do it", "how do I cancel my plan", "comment je résilie mon abonnement"],
  ["a second question", "what is my MRR? and who is the king?", "quel est mon MRR ? et qui est le roi ?"],
])("is not sure of %s", (_, ...asked) => expect(asked.filter(isSurely)).toEqual([]));

test("offers three questions, the likest first", () => {
  const nearest = (text: string) => nearestQuestions(phraseOf(text), "en").map(fold);
  expect(nearest("what was the churn of Doctolib")[0]).toBe("what is my churn");
  expect(nearest("zorglub")).toEqual(["analyse my runway", "optimise my funnel", "prepare my next raise"]);
  expect(nearest("who may hire my two developers")[0]).toContain("hire");
});

test("each kept question means the same after each other one", () => {
  const meant = (text: string, before: string[]) =>
    questionsIn(text, before).map(({ intent, typed }) => ({ intent, typed }));
  for (const texts of [Object.values(en), Object.values(fr)])
    for (const text of texts)
      for (const other of texts) expect(meant(text, [other]), `${text} after ${other}`).toEqual(meant(text, []));
});

test("the date of a session is understood in the usual French words, its place is not", () => {
  expect(isSurely("Quand a lieu la prochaine session ?")).toBe(true);
  expect(isSurely("Où aura lieu la prochaine session ?")).toBe(false);
});
