import type { Page } from "playwright-core";
import { inspect } from "../axe.ts";
import { gluedFigures, textFlaws } from "./text-flaws.ts";

type Look = {
  /** Widths in px; without them the page is looked at as wide as it is. */
  at?: readonly number[];
  /** Whether lines of text are looked at too: what opens lies over others on purpose. */
  text?: boolean;
};

/**
 * What axe finds in the page in both themes, and where its text is cut or covered. Of several widths axe looks at the
 * first in French and at the last in English: where a journey reads a page in both, it sees both.
 */
export async function breaches(page: Page, { at, text = false }: Look = {}) {
  const { width: own = 0, height = 900 } = page.viewportSize() ?? {};
  const lang = await page.evaluate(() => document.documentElement.lang);
  const forAxe = (lang === "fr" ? at?.[0] : at?.at(-1)) ?? own;
  const found = await page.evaluate(gluedFigures);
  for (const width of at ?? [own]) {
    if (at) await page.setViewportSize({ width, height });
    // What the bar happens to cover where a page was scrolled to is no breach of it.
    if (at) await page.evaluate(() => scrollTo(0, 0));
    const wrong = text ? await page.evaluate(textFlaws) : [];
    found.push(...wrong.map((flaw) => `${width} px: ${flaw}`));
    if (width !== forAxe) continue;
    found.push(...(await inspect(page)).map((breach) => `${width} px: ${breach}`));
    // Only colours differ between the themes.
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await inspect(page, { rule: "color-contrast" });
    found.push(...dark.map((breach) => `${width} px, dark: ${breach}`));
    await page.emulateMedia({ colorScheme: "light" });
  }
  return found;
}
