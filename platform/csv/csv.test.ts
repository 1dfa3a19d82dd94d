import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each(["=1+1", "+33", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u200B=1", "＝1"])("%j is no formula", (cell) => {
  expect(csvLine("en", [cell])).toBe(`"'${cell}"\r\n`);
});

test("quotes, separators and line ends stay inside their field", () => {
  expect(csvLine("en", ['a "b"', "c;d,e", "f\r\ng", -3, null, new Date(0)])).toBe(
    '"a ""b""","c;d,e","f\r\ng","-3","","1970-01-01T00:00:00.000Z"\r\n',
  );
  expect(csvLine("fr", ["a", "b"])).toBe('"a";"b"\r\n');
});
