import type { Page } from "playwright-core";
import { inspect } from "../axe.ts";
import { gluedFigures, textFlaws } from "./text-flaws.ts";

type Look = {
  /** The widths of the window to test, in px; by default only the current one. */
  at?: readonly number[];
  /**
   * Whether to search for cut or covered lines of text too. Not for pages with overlays, which cover text
   * intentionally.
   */
  text?: boolean;
};

/** Returns accessibility violations and flaws of the text. Axe tests the first width in French, the last in English. */
export async function breaches(page: Page, { at, text = false }: Look = {}) {
  const { width: own = 0, height = 900 } = page.viewportSize() ?? {};
  const lang = await page.evaluate(() => document.documentElement.lang);
  const forAxe = (lang === "fr" ? at?.[0] : at?.at(-1)) ?? own;
  const found = await page.evaluate(gluedFigures);
  for (const width of at ?? [own]) {
    if (at) await page.setViewportSize({ width, height });
    // In a scrolled page, the bar at the top covers some content, which is not a flaw.
    if (at) await page.evaluate(() => scrollTo(0, 0));
    const wrong = text ? await page.evaluate(textFlaws) : [];
    found.push(...wrong.map((flaw) => `${width} px: ${flaw}`));
    if (width !== forAxe) continue;
    found.push(...(await inspect(page)).map((breach) => `${width} px: ${breach}`));
    // The themes differ only in colours, so the dark theme needs only the contrast check.
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await inspect(page, { rule: "color-contrast" });
    found.push(...dark.map((breach) => `${width} px, dark: ${breach}`));
    await page.emulateMedia({ colorScheme: "light" });
  }
  return found;
}
