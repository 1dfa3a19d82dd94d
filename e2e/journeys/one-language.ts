import type { Page } from "playwright-core";
import type { Lang } from "../../platform/language/language.ts";
import { foreignTo, plain } from "../words-of-languages.ts";

const foreign = { en: foreignTo("en"), fr: foreignTo("fr") };

async function readable(page: Page) {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    // Navigation by script does not update the meta tags for social networks, so these are left out.
    const forNetworks = "meta[property^='og:'], meta[name^='twitter:']";
    const own = (element: Element | null) =>
      element?.closest("[lang]") === document.documentElement && !element.matches(forNetworks);
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest("script, style, noscript") && own(parent)) found.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "placeholder", "title", "alt", "content", "label"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (own(element)) found.push(element.getAttribute(name) ?? "");
    // A sentence with an inserted value consists of several text nodes, so whole elements are read too.
    for (const element of document.querySelectorAll(
      "p, li, h1, h2, h3, dt, dd, td, th, button, a, label, summary, output",
    ))
      if (own(element)) found.push(element.textContent ?? "");
    return found;
  });
  return [...new Set(texts.map(plain))].filter(Boolean);
}

export const wordsOfOtherLanguage = async (page: Page, lang: Lang) => foreign[lang](await readable(page));
