import { Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { fact } from "../../domain/content/kinds/fact.server.ts";
import { isTest, sources, textsOf } from "./sources.ts";

const shipped = new Map(records.flatMap((record) => (record.kind === "fact" ? [[record.id, record] as const] : [])));
const scopes = new Set([...shipped.values()].map(({ scope }) => scope as string));
const isFactId = (text: string) => /^[a-z]+\.[a-z0-9_]+$/.test(text) && scopes.has(text.split(".")[0] ?? "");

/** The ids are literals in the file; null means that the id of a call to `numberOf` or `rangeOf` is not one. */
const readers = sources
  .filter(({ path }) => /^(app|domain)\//.test(path) && !isTest(path))
  .flatMap((file) => {
    const calculated: { as: "number" | "range"; id: string | null }[] = [];
    let reads = 0;
    const calculates = file.imports.some(({ target }) => target === "domain/content/fact-value.ts");
    new Visitor({
      CallExpression({ callee, arguments: [first, second] }) {
        if (calculates && callee.type === "Identifier" && (callee.name === "numberOf" || callee.name === "rangeOf"))
          calculated.push({
            as: callee.name === "numberOf" ? "number" : "range",
            id: second?.type === "Literal" ? String(second.value) : null,
          });
        if (callee.type !== "MemberExpression" || !("name" in callee.property) || callee.property.name !== "fact")
          return;
        reads += 1;
        expect([file.path, first?.type]).not.toEqual([file.path, "TemplateLiteral"]);
      },
    }).visit(file.program);
    return reads + calculated.length > 0 ? [{ path: file.path, calculated, ids: textsOf(file).filter(isFactId) }] : [];
  });

// Only these cannot be deleted on the site.
test("each fact that code reads is shipped with it", () => {
  const read = readers.flatMap(({ ids }) => ids);
  expect(read).toContain("offer.plan_3");
  expect(read).toContain("plan.visible");
  expect(read.filter((id) => !shipped.has(id))).toEqual([]);
});

const calculated = readers.flatMap((reader) => reader.calculated.map((each) => ({ path: reader.path, ...each })));

// Any other value would stop the pages that calculate with it.
test("a fact that code calculates with keeps its shape", () => {
  expect(calculated.filter(({ id }) => id === null)).toEqual([]);
  const words = { en: "A lot", fr: "Beaucoup" };
  const wrong = calculated.flatMap(({ as, id }) =>
    [words, "2027-01-31", as === "number" ? { from: 1, to: 2 } : 1]
      .filter((value) => fact.safeParse({ ...shipped.get(id ?? ""), value }).success)
      .map((value) => [id, value]),
  );
  expect(wrong).toEqual([]);
});

// The bounds of a value are those of its unit, and code counts in it: the day of a month, hours, months.
test("a fact that code calculates with keeps its unit", () => {
  const units = new Set([...shipped.values()].map(({ unit }) => unit));
  const ids = [...calculated.flatMap(({ id }) => id ?? []), ...[1, 2, 3, 4].map((nth) => `offer.quarter_${nth}`)];
  const changed = ids.flatMap((id) =>
    [...units]
      .filter((unit) => unit !== shipped.get(id)?.unit && fact.safeParse({ ...shipped.get(id), unit }).success)
      .map((unit) => [id, unit]),
  );
  expect(changed).toEqual([]);
});
