import { beforeAll, expect, test } from "vitest";
import { records } from "../../../content/all.ts";
import { aids } from "../../../content/funding/aids.ts";
import { site } from "../../../content/settings.ts";
import { factsOf } from "../../../domain/content/content.server.ts";
import type { Text } from "../../../domain/content/content.ts";
import { resolveRecord } from "../../../domain/content/resolve.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { listedRow } from "./listed.server.ts";
import { nameOf } from "./record-name.ts";

beforeAll(loadAllWords);

const facts = factsOf(records.map((data) => ({ data })));
const printed = { print: (words: Text, lang: Lang) => resolveRecord(words, lang, facts, site) };

test.each(languages)("every record is called by words, with its figures printed (%s)", (lang) => {
  const unnamed = records.filter((record) => {
    const name = nameOf(record, printed, lang);
    return name === record.id || /[{}]/.test(name);
  });
  expect(unnamed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
});

test("a record is overdue once its day to be checked has passed", () => {
  const overdue = aids.slice(0, 1).flatMap((aid) =>
    ["2020-01-01", "9999-12-31"].map((reviewBy) => {
      const record = { ...aid, reviewBy };
      return listedRow({ id: aid.id, record, published: true, draft: null }, printed, "fr").overdue;
    }),
  );
  expect(overdue).toEqual([true, false]);
});
