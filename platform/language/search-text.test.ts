import { expect, test } from "vitest";
import { searchPatterns, searchText } from "./search-text.ts";

test.each([
  ["BSA AIR, ce que le plafond change", " bsa air ce que le plafond change"],
  ["L’ÉLÈVE d’Hélène : œuvre & cœur", " l eleve d helene oeuvre coeur"],
  ["Pre-money, 20 %", " pre money 20"],
  ["", " "],
])("%j is searched as %j", (text, folded) => expect(searchText([text])).toBe(folded));

test.each([
  ["BSA AIR plafond", ["%bsa%", "%air%", "%plafond%"]],
  ["Dé\u0301cote", ["%decote%"]],
  ["  levée   l'IR ", ["%levee%", "% l%", "% ir%"]],
  ["100%_\\", ["%100%"]],
  ["???", []],
  ["a b c d e f g h i j", ["% a%", "% b%", "% c%", "% d%", "% e%", "% f%", "% g%", "% h%"]],
])("%j asks for %j", (typed, patterns) => expect(searchPatterns(typed)).toEqual(patterns));
