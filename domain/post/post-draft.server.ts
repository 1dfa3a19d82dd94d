import * as z from "zod";
import { languages } from "../../platform/language/language.ts";
import type { Problem, When } from "../content/editing.ts";
import { oneLine, slug } from "./post-file.server.ts";
import { categories } from "./post.ts";
import { isDay } from "../../platform/language/paris-day.ts";

const draftText = (max: number) => z.string().trim().max(max);
const draftEdition = z.object({
  title: draftText(160),
  excerpt: draftText(400),
  body: draftText(60_000),
  author: draftText(100),
  authorIsSample: z.boolean(),
  // The default is needed for older entries of the post's history, which have no field `chart`.
  chart: draftText(600).default(""),
});

export const written = z.object({
  slug,
  category: z.enum(categories),
  featured: z.boolean(),
  cover: z.string().nullable(),
  checked: z.iso.date().refine(isDay),
  reviewAfter: z.iso.date().refine(isDay),
  newsletter: z.boolean(),
  en: draftEdition,
  fr: draftEdition,
});

export const texts = written.pick({ en: true, fr: true });

const whole = z.object({
  title: oneLine(160),
  excerpt: oneLine(400),
  body: z.string().min(1),
  author: oneLine(100),
});

const codes: Record<string, Problem["code"]> = { too_small: "empty", too_big: "tooLong", invalid_value: "choose" };
export const problemsOf = ({ issues }: z.ZodError, at: string[] = []): Problem[] =>
  issues.map((issue) => {
    const path = [...at, ...issue.path];
    const asksDay = path[0] === "checked" || path[0] === "reviewAfter";
    return {
      path: path.join("."),
      code: asksDay ? "notADay" : (codes[issue.code] ?? "wrongForm"),
      ...("maximum" in issue && { limit: Number(issue.maximum) }),
    };
  });

type Texts = z.infer<typeof texts>;

export const writtenIn = (post: Texts) =>
  languages.filter((lang) => {
    const { title, excerpt, body } = post[lang];
    return title || excerpt || body;
  });

export function missingIn(post: Texts | undefined, when: When): Problem[] {
  if (!post) return [];
  const begun = writtenIn(post);
  if (begun.length === 0) return languages.map((lang) => ({ path: `${lang}.title`, code: "empty" }));
  return begun.flatMap((lang) => {
    const own = (when === "draft" ? whole.pick({ title: true }) : whole).safeParse(post[lang]);
    return own.success ? [] : problemsOf(own.error, [lang]);
  });
}
