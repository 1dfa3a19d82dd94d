import { expect, test } from "vitest";
import { french } from "./french.ts";
import { sources, textsOf } from "./sources.ts";

/** French regions keep their French names in English files. */
const regions =
  /Île-de-France|Auvergne-Rhône-Alpes|Pays de la Loire|Provence-Alpes-Côte d’Azur|^(?:region\.)?[a-z]+(?:-[a-z]+)+$/;

test("the English words of a screen have no French one", () => {
  const english = sources.filter(({ path }) => /words\.en\.tsx?$/.test(path));
  expect(english.length).toBeGreaterThan(40);
  expect(
    english.flatMap((source) =>
      textsOf(source)
        .filter((text) => french.test(text) && !regions.test(text))
        .map((text) => `${source.path}: ${text}`),
    ),
  ).toEqual([]);
});
