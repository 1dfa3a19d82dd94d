import { expect, test } from "vitest";
import { cellText, csvLine, csvStart, readCsv } from "./csv.ts";

test.each(["=1+1", "+33", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200B=1", "＝1"])("%j is no formula", (cell) => {
  expect(csvLine("en", [cell])).toBe(`"'${cell}"\r\n`);
});

test("quotes, separators and line ends stay inside their field", () => {
  expect(csvLine("en", ['a "b"', "c;d,e", "f\r\ng", -3, null, new Date("2026-07-01T22:30:05Z")])).toBe(
    '"a ""b""","c;d,e","f\r\ng","-3","","2026-07-02 00:30:05"\r\n',
  );
  expect(csvLine("fr", ["a", "b"])).toBe('"a";"b"\r\n');
});

test.each(["en", "fr"] as const)("what was written in %s is read again", (lang) => {
  const rows = [
    ["a;b,c", 'd "e"', "", "f\ng"],
    ["=1+1", "'=1", "\t-2", "'it's"],
  ];
  const file = csvStart + rows.map((cells) => csvLine(lang, cells)).join("");
  expect(readCsv(file, 10)).toEqual([
    { line: 1, cells: rows[0] },
    { line: 3, cells: ["'=1+1", "''=1", "'\t-2", "'it's"] },
  ]);
  expect(readCsv(file, 10)?.[1]?.cells.map(cellText)).toEqual(rows[1]);
});

test("a file is read as people make them, or not at all", () => {
  expect(readCsv("a\tb\n\n1\t2", 10)?.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "a", "b"],
    [3, "1", "2"],
  ]);
  expect(readCsv('"a;b";c,d;e\n1;2;', 10)?.[1]?.cells).toEqual(["1", "2", ""]);
  expect(readCsv('a;"b', 10)).toBeNull();
  expect(readCsv("a\nb\nc", 2)).toBeNull();
  expect(readCsv("", 10)).toEqual([]);
  expect(cellText("=cmd|x")).toBeUndefined();
});
