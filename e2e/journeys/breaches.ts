import type { Page } from "playwright-core";
import { inspect } from "../axe.ts";
import { textFlaws } from "./text-flaws.ts";

type Look = {
  /** Widths in px; without them the page is looked at as wide as it is. */
  at?: readonly number[];
  /** Whether lines of text are looked at too: what opens lies over others on purpose. */
  text?: boolean;
};

/**
 * What axe finds in the page in both themes, and where its text is cut or covered. Of several widths axe looks at the
 * first in French and at the last in English: its rules read the document, which is the same at all of them.
 */
export async function breaches(page: Page, { at, text = false }: Look = {}) {
  const { width: own = 0, height = 900 } = page.viewportSize() ?? {};
  const lang = await page.evaluate(() => document.documentElement.lang);
  const forAxe = lang === "fr" ? at?.[0] : at?.at(-1);
  const found: string[] = [];
  for (const width of at ?? [own]) {
    if (at) await page.setViewportSize({ width, height });
    // What the bar happens to cover where a page was scrolled to is no breach of it.
    if (at) await page.evaluate(() => scrollTo(0, 0));
    const light = [
      ...(width === (forAxe ?? own) ? await inspect(page) : []),
      ...(text ? await page.evaluate(textFlaws) : []),
    ];
    found.push(...light.map((breach) => `${width} px: ${breach}`));
  }
  // Only colours differ between the themes: they are looked at once, at the last width.
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await inspect(page, { rule: "color-contrast" });
  found.push(...dark.map((breach) => `dark: ${breach}`));
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
