import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// axe's best practices go beyond WCAG and are not tested: docs/decisions/0023.
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe in the page and returns the violations of WCAG 2.2 AA, or of the one `rule`. */
export async function inspect(page: Page, { rule }: { rule?: string } = {}) {
  if (!(await page.evaluate("Boolean(window.axe)"))) await page.evaluate(source);
  return page.evaluate(
    async ([tags, only]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, {
        runOnly: only ? { type: "rule", values: [only] } : { type: "tag", values: [...tags] },
        resultTypes: ["violations"],
        // Only two rules need preloading: one is experimental, the other about sound, which no page has.
        preload: false,
      });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary?.replaceAll("\n", " ")}`).join("\n")}`,
      );
    },
    [rules, rule] as const,
  );
}
