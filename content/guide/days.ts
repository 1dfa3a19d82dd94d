import { readdirSync, readFileSync } from "node:fs";
import type { GuideDay } from "../../domain/content/content.ts";
import type { Lang } from "../../platform/language/language.ts";

const folder = new URL("../../content/guide/", import.meta.url);

function read(day: number, lang: Lang) {
  const file = `day-${String(day).padStart(2, "0")}.${lang}.md`;
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
  const entry = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1];
    if (!value) throw new Error(`${file} has no ${name}`);
    return value;
  };
  if (Number(entry("day")) !== day) throw new Error(`${file} is about another day`);
  return { title: entry("title"), aim: entry("aim"), minutes: Number(entry("minutes")), body: body.trim() };
}

const count = readdirSync(folder).filter((file) => file.endsWith(".fr.md")).length;

/** The guide's days, each with the Markdown of its page. */
export const guideDaysContent: GuideDay[] = Array.from({ length: count }, (_, index) => {
  const day = index + 1;
  const [en, fr] = [read(day, "en"), read(day, "fr")];
  return {
    kind: "guide-day",
    id: `day-${String(day).padStart(2, "0")}`,
    day,
    minutes: fr.minutes,
    title: { en: en.title, fr: fr.title },
    aim: { en: en.aim, fr: fr.aim },
    body: { en: en.body, fr: fr.body },
  };
});
