import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../../shell/define-words.ts";
import { deskWords } from "../words.ts";
import { csvAnswer } from "./csv-answer.server.ts";

beforeAll(loadAllWords);

const fileOf = async (...found: { rows: string[]; partial?: boolean }[]) => {
  async function* pages() {
    yield* found;
  }
  return csvAnswer({
    name: "leads",
    lang: "en",
    pages: pages(),
    columns: [{ title: "Who", cell: (row) => row }],
  }).text();
};

test("a file of a search that did not look at everything says so on its last line", async () => {
  const all = '"Who"\r\n"ada"\r\n"bob"\r\n';
  expect(await fileOf({ rows: ["ada"], partial: false }, { rows: ["bob"] })).toBe(all);
  expect(await fileOf({ rows: ["ada"], partial: true }, { rows: ["bob"], partial: false })).toBe(
    `${all}"${deskWords.in("en").list.partial}"\r\n`,
  );
  expect(await fileOf({ rows: [], partial: true })).toBe(`"Who"\r\n"${deskWords.in("en").list.partial}"\r\n`);
});
