import type { Page } from "playwright-core";
import type { Lang } from "../../platform/language/language.ts";
import { inspect } from "../axe.ts";
import { textFlaws } from "./text-flaws.ts";

type Look = {
  /** Widths in px; without them the page is looked at as wide as it is. */
  at?: readonly number[];
  /** Whether lines of text are looked at too: what opens lies over others on purpose. */
  text?: boolean;
  /** The page's language, where the other one is looked at as well: then a width has one theme in each of them. */
  paired?: Lang;
};

/** What axe finds in the page in both themes, and where its text is cut or covered. */
export async function breaches(page: Page, { at, text = false, paired }: Look = {}) {
  const { width: own = 0, height = 900 } = page.viewportSize() ?? {};
  const found: string[] = [];
  for (const [index, width] of (at ?? [own]).entries()) {
    if (at) await page.setViewportSize({ width, height });
    if (text) found.push(...(await page.evaluate(textFlaws)).map((told) => `${width} px: ${told}`));
    // French is the longer: the narrow width has all rules in it.
    const light = !paired || (paired === "fr") === (index === 0);
    if (light) found.push(...(await inspect(page)).map((told) => `${width} px: ${told}`));
    if (light && paired) continue;
    // Only colours differ between the themes.
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await inspect(page, { rule: "color-contrast" })).map((told) => `${width} px, dark: ${told}`));
    await page.emulateMedia({ colorScheme: "light" });
  }
  return found;
}
