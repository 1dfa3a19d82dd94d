import { expect, test } from "vitest";
import { colours, drawMonths, setTitle } from "./image.server.ts";

const longest = 160;
const filled = (word: string) => `${word} `.repeat(longest).slice(0, longest).trim();

test.each([
  ["a short title", "Pre-money et post-money", 56],
  ["one of six lines", "Neuf clauses du pacte d’actionnaires que les fondateurs signent sans les avoir comprises", 56],
  ["160 characters of short words", filled("sel et eau"), 34],
  ["160 characters that leave half of each line empty", filled("investisseurs"), 29],
  ["one word of 160", "w".repeat(longest), 34],
])("%s is on the picture whole", (_, title, smallest) => {
  const { lines, size } = setTitle(title);
  expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
  expect(size).toBeGreaterThanOrEqual(smallest);
  expect(232 + (lines.length - 1) * size * 1.06).toBeLessThanOrEqual(600);
});

test.each([12, 18, 24])("a programme of %i months has as many bars, and three in the sun", (duration) => {
  const drawn = drawMonths({ multiple: 4, stops: [0, 3, 9, duration] });
  expect(drawn.match(/<rect /g)).toHaveLength(duration);
  expect(drawn.split(colours.sun)).toHaveLength(4);
  expect(drawn).toMatch(/x="1166.5" y="270"/);
});
