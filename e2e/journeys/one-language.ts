import type { Page } from "playwright-core";
import { words as fileEn } from "../../app/application/file-words.en.ts";
import { words as fileFr } from "../../app/application/file-words.fr.ts";
import { words as blogEn } from "../../app/blog/words.en.ts";
import { words as blogFr } from "../../app/blog/words.fr.ts";
import { words as newsletterEn } from "../../app/newsletter/words.en.ts";
import { words as newsletterFr } from "../../app/newsletter/words.fr.ts";
import { words as legalEn } from "../../app/legal/words.en.ts";
import { words as marketingEn } from "../../app/marketing/words.en.ts";
import { words as receiptEn } from "../../app/receipt/words.en.ts";
import { words as shellEn } from "../../app/shell/words.en.ts";
import { words as simulatorEn } from "../../app/simulator/words.en.ts";
import { words as legalFr } from "../../app/legal/words.fr.ts";
import { words as marketingFr } from "../../app/marketing/words.fr.ts";
import { words as receiptFr } from "../../app/receipt/words.fr.ts";
import { words as shellFr } from "../../app/shell/words.fr.ts";
import { words as simulatorFr } from "../../app/simulator/words.fr.ts";
import { records } from "../../content/all.ts";
import type { Lang } from "../../platform/language/language.ts";
import { spaced } from "./visitors.ts";

type Pair = Record<Lang, string>;

const wordsEn = {
  legal: legalEn,
  marketing: marketingEn,
  receipt: receiptEn,
  shell: shellEn,
  simulator: simulatorEn,
  blog: blogEn,
  newsletter: newsletterEn,
  file: fileEn,
};
const wordsFr: typeof wordsEn = {
  legal: legalFr,
  marketing: marketingFr,
  receipt: receiptFr,
  shell: shellFr,
  simulator: simulatorFr,
  blog: blogFr,
  newsletter: newsletterFr,
  file: fileFr,
};

const filledIn = "\u0000";
const plain = (text: string) => spaced(text).replaceAll("’", "'").replaceAll("…", "...");

/** Each sentence of the words files in both languages; where a value goes there is a mark instead. */
function* wordPairs(en: unknown, fr: unknown): Generator<Pair> {
  if (typeof en === "string" && typeof fr === "string") yield { en, fr };
  else if (typeof en === "function" && typeof fr === "function") {
    const values = Array.from({ length: en.length }, () => filledIn);
    yield* wordPairs(en(...values) as unknown, fr(...values) as unknown);
  } else if (en && fr && typeof en === "object")
    for (const key of Object.keys(en)) yield* wordPairs(en[key as keyof typeof en], fr[key as keyof typeof fr]);
}

/** Each text of the shipped content. */
function* contentPairs(record: unknown): Generator<Pair> {
  if (!record || typeof record !== "object") return;
  if ("en" in record && "fr" in record && typeof record.en === "string" && typeof record.fr === "string")
    yield { en: record.en, fr: record.fr };
  else for (const value of Object.values(record)) yield* contentPairs(value);
}

const pairs = [...wordPairs(wordsEn, wordsFr), ...contentPairs(records)].map(({ en, fr }) => ({
  en: plain(en),
  fr: plain(fr),
}));
const pieces = (text: string) => text.split(new RegExp(`${filledIn}|\\{[^}]*\\}|NaN`)).map((piece) => piece.trim());
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;

/** What no page of a language may say: whole labels of the other one, and pieces of its sentences. */
function foreignTo(lang: Lang) {
  const other: Lang = lang === "en" ? "fr" : "en";
  const all = pairs.map((pair) => pair[lang]).join("\n");
  const labels = new Set(
    pairs.map((pair) => pair[other]).filter((text) => /\p{L}{3}/u.test(text) && !all.includes(text)),
  );
  const sentences = [
    ...new Set(
      pairs.flatMap((pair) => pieces(pair[other])).filter((piece) => isSentence(piece) && !all.includes(piece)),
    ),
  ];
  return { labels, sentences };
}

const foreign = { en: foreignTo("en"), fr: foreignTo("fr") };

/** Everything a visitor can read or hear on the page in the page's own language, what is folded away included. */
async function readable(page: Page) {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    // Social networks read what the server sent, so a step inside the site leaves theirs as it was.
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
    // A sentence with a value in it is several texts in one element.
    for (const element of document.querySelectorAll(
      "p, li, h1, h2, h3, dt, dd, td, th, button, a, label, summary, output",
    ))
      if (own(element)) found.push(element.textContent ?? "");
    return found;
  });
  return [...new Set(texts.map(plain))].filter(Boolean);
}

/** What the page says in the other language than its own. */
export async function wordsOfOtherLanguage(page: Page, lang: Lang) {
  const { labels, sentences } = foreign[lang];
  const texts = await readable(page);
  const whole = texts.join("\n");
  return [...texts.filter((text) => labels.has(text)), ...sentences.filter((sentence) => whole.includes(sentence))];
}
