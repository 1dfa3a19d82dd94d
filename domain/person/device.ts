import type { Lang } from "../../platform/language/language.ts";

const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

const words: Record<Lang, { on: string; unknown: string }> = {
  en: { on: "on", unknown: "Unknown device" },
  fr: { on: "sur", unknown: "Appareil inconnu" },
};

const nameIn = (names: [RegExp, string][], device: string) => names.find(([known]) => known.test(device))?.[1];

/** Returns a readable name for a User-Agent, such as "Firefox on Windows" or "Safari sur iPhone". */
export function deviceName(device: string, lang: Lang) {
  const { on, unknown } = words[lang];
  const names = [nameIn(browsers, device), nameIn(systems, device)].filter((name) => name !== undefined);
  return names.join(` ${on} `) || unknown;
}
