import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { records } from "../content/all.ts";
import type { Lang } from "../platform/language/language.ts";

const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

type Pair = Record<Lang, string>;

const filledIn = "\u0000";
/** A text normalized for comparison: plain spaces, apostrophes and dots. */
export const plain = (text: string) => spaced(text).replaceAll("’", "'").replaceAll("…", "...");

/** The sentence with these values inserted; null if it needs other values than texts. */
function answerOf(say: Function, values: readonly string[]): unknown {
  try {
    return say(...values);
  } catch {
    return null;
  }
}

/** Each sentence of the words files in both languages, with a placeholder for inserted values. */
function* wordPairs(en: unknown, fr: unknown): Generator<Pair> {
  if (typeof en === "string" && typeof fr === "string") yield { en, fr };
  else if (typeof en === "function" && typeof fr === "function") {
    const values = Array.from({ length: en.length }, () => filledIn);
    const said = [en, fr].map((say) => answerOf(say, values));
    yield* wordPairs(said[0], said[1]);
  } else if (en && fr && typeof en === "object")
    for (const key of Object.keys(en)) yield* wordPairs(en[key as keyof typeof en], fr[key as keyof typeof fr]);
}

/** Each text of the shipped content, in both languages. */
function* contentPairs(record: unknown): Generator<Pair> {
  if (!record || typeof record !== "object") return;
  if ("en" in record && "fr" in record && typeof record.en === "string" && typeof record.fr === "string")
    yield { en: record.en, fr: record.fr };
  else for (const value of Object.values(record)) yield* contentPairs(value);
}

const root = join(import.meta.dirname, "..");
const files = globSync("{app,domain}/**/*words.en.ts", { cwd: root });

async function pairsOfFile(file: string) {
  const [en, fr] = await Promise.all(
    [file, file.replace(/\.en\.ts$/, ".fr.ts")].map(
      (each) => import(pathToFileURL(join(root, each)).href) as Promise<{ words: unknown }>,
    ),
  );
  return [...wordPairs(en?.words, fr?.words)];
}

const pairs = [...(await Promise.all(files.map(pairsOfFile))).flat(), ...contentPairs(records)].map(({ en, fr }) => ({
  en: plain(en),
  fr: plain(fr),
}));
const pieces = (text: string) => text.split(new RegExp(`${filledIn}|\\{[^}]*\\}|NaN`)).map((piece) => piece.trim());
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;

/**
 * Returns what a page in this language may not say: whole labels of the other language, and parts of its sentences. What
 * both languages have is only looked up for the few texts that the page holds, because that takes seconds for all.
 */
export function foreignTo(lang: Lang) {
  const other: Lang = lang === "en" ? "fr" : "en";
  const own = pairs.map((pair) => pair[lang]).join("\n");
  const labels = new Set(pairs.map((pair) => pair[other]).filter((text) => /\p{L}{3}/u.test(text)));
  const sentences = [...new Set(pairs.flatMap((pair) => pieces(pair[other])).filter(isSentence))];
  return (said: readonly string[]) => {
    const whole = said.join("\n");
    return [
      ...said.filter((text) => labels.has(text)),
      ...sentences.filter((sentence) => whole.includes(sentence)),
    ].filter((text) => !own.includes(text));
  };
}
