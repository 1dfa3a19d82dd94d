import { expect, test } from "vitest";
import { sources, textsOf } from "./sources.ts";

const french =
  /[àâçèêëîïôùûœÀÂÇÈÊÎÔÛ]|«|»|(?:^|[^\p{L}])(?:le|la|les|des|du|une|ton|ta|tes|votre|vos|nous|vous|avec|pour|dans|sur|est|pas|que|qui|indisponible|candidater|profil|haute|croissance|prêt)(?:$|[^\p{L}])/u;

/** Names of regions, which no language translates, and the codes they are kept under. */
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
