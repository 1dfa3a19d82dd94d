import { describe, expect, test } from "vitest";
import { drawChart } from "../sections/chart-drawing.ts";
import { readChart } from "../../domain/post/chart.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";

const inWords: Record<string, RegExp> = { 5: /five|cinq/i, 50: /fifty|cinquante/i };
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

describe.each(readShippedPosts())("the cover of $slug in $lang", ({ chart, lang, body }) => {
  const read = readChart(chart, lang);

  test("is drawn from numbers that the article says, with a finding", () => {
    expect(read?.finding).toMatch(/\.$/);
    for (const { shown } of read?.rows ?? [])
      for (const figure of shown.map((each) => each.replace(/^€|\s*[€%]$/g, "")))
        expect(plain(body).includes(figure) || inWords[figure]?.test(body), `${figure} in the article`).toBe(true);
  });

  test("is small and has a place for every mark", () => {
    const { inside } = read ? drawChart(read) : { inside: "" };
    expect(inside.length).toBeGreaterThan(300);
    expect(inside.length).toBeLessThan(7_000);
    expect(inside).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test("a line that describes no chart is none, and a label is text", () => {
  expect(readChart("", "fr")).toBeUndefined();
  expect(readChart("pie | A finding. | a = 1 | b = 2", "en")).toBeUndefined();
  expect(readChart("bars | A finding. | a = 1 | b = many", "en")).toBeUndefined();
  expect(readChart("dots | A finding. | a = 1 | b = 90000", "en")).toBeUndefined();
  expect(readChart("bars | Constat. | a = 12,5 % | b = 1 000 €", "fr")?.rows.map(({ values }) => values)).toEqual([
    [12.5],
    [1000],
  ]);
  const chart = readChart("bars | A finding. | <b> = 1,000 | b = €2", "en");
  expect(chart && drawChart(chart).inside).toContain("&lt;b&gt;");
});
