import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../shell/define-words.ts";
import { queueNames } from "../../domain/delivery/delivery.ts";
import { leadForms } from "../../domain/form/forms.ts";
import { languages } from "../../platform/language/language.ts";
import { deskWords } from "./words.ts";

beforeAll(loadAllWords);

test.each(languages)("every queue and every form has words (%s)", (lang) => {
  const { delivery, forms } = deskWords.in(lang);
  expect(queueNames.filter((name) => !delivery.queues[name])).toEqual([]);
  expect(leadForms.filter((name) => !forms[name])).toEqual([]);
});
