import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { isDay } from "../../platform/language/paris-day.ts";
import { isLang, type Lang, languages } from "../../platform/language/language.ts";
import { categories } from "./post.ts";

export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

const day = z.iso.date().refine(isDay, "is no day");

const postSource = z.strictObject({
  id: z.coerce.number().int().positive(),
  lang: z.enum(languages),
  slug,
  title: oneLine(160),
  excerpt: oneLine(400),
  category: z.enum(categories),
  /** The day of publication; a post without this day is a draft. */
  date: day.optional(),
  author: oneLine(100),
  featured: z
    .union([z.boolean(), z.literal("true").transform(() => true)])
    .optional()
    .transform((value) => value ?? false),
  checked: day,
  reviewAfter: day,
  chart: z.string().max(600).default(""),
  body: z.string().trim().min(1).max(60_000),
});

export type PostSource = z.output<typeof postSource>;

export function parsePost(source: unknown, named: string): PostSource {
  const parsed = postSource.safeParse(source);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`post ${named}: ${wrong.join("; ")}`);
}

/** Parses a post's file: lines of "name: value" between two lines of dashes, followed by Markdown. */
export function parsePostFile(text: string, lang: Lang, named: string): PostSource {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = head.split("\n").map((line) => {
    const [, name = line, value = ""] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return [name, value.trim()];
  });
  return parsePost({ ...Object.fromEntries(fields), lang, body }, named);
}

// The source file and the built server are both two folders deep, so one relative path works for both.
const folder = fileURLToPath(new URL("../../content/posts", import.meta.url));

export function readShippedPosts() {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => {
      const lang = name.split(".").at(-2);
      if (!isLang(lang)) throw new Error(`post ${name}: in which language?`);
      return parsePostFile(readFileSync(join(folder, name), "utf8"), lang, name);
    });
}
